import { html } from 'hono/html';

/** `html` escapes everything that is put into it. */
export type Markup = ReturnType<typeof html>;

export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, 'Noto Sans Thai Looped', 'Noto Sans Thai', sans-serif; }
body { max-width: 68rem; margin: 0 auto; padding: 1rem 1.25rem 4rem; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
.notice { border-inline-start: 4px solid #6d28d9; padding: .5rem 1rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { overflow-wrap: normal; text-align: start; vertical-align: top; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid #8886; }
pre { white-space: pre-wrap; }
code, .otp { font-family: ui-monospace, monospace; }
.otp { font-size: 1.5rem; letter-spacing: .1em; }
form { display: inline-flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .125rem .25rem .125rem 0; }
label { display: inline-flex; flex-direction: column; font-size: .875rem; }
input, select, textarea, button { font: inherit; padding: .25rem .625rem; min-height: 2rem; }
input, select, textarea { box-sizing: border-box; max-width: 100%; }
label { max-width: 100%; }
textarea { width: min(40rem, 100vw - 3rem); min-height: 5rem; }
`;

const LINKS = [
  ['/sandbox', 'Console'],
  ['/sandbox/inbox', 'Inbox'],
  ['/sandbox/calls', 'Calls'],
  ['/sandbox/ledger', 'Ledger'],
] as const;

/** A page of the sandbox for developers: in English and without scripts. */
export const page = (title: string, content: Markup): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · Sandbox</title>
        <link rel="icon" href="/sandbox/pictures/faculty-1.svg" />
        <link rel="stylesheet" href="/sandbox/page.css" />
      </head>
      <body>
        <nav aria-label="Sandbox">${LINKS.map(([href, name]) => html`<a href="${href}">${name}</a>`)}</nav>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

/** A table of rows; each cell is escaped text or markup. */
export const table = (heads: readonly string[], rows: readonly (readonly unknown[])[]): Markup =>
  html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** A button that posts a JSON body to a control call. */
export const action = (label: string, path: string, body: object): Markup =>
  html`<form method="post" action="${path}">
    <input type="hidden" name="json" value="${JSON.stringify(body)}" /><button>${label}</button>
  </form>`;
