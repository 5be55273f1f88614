import { html } from 'hono/html';
import { FONT_FAMILY, fontFaces } from '../shared/site-font.ts';

/** `html` escapes everything that is put into it. */
export type Markup = ReturnType<typeof html>;

export const PAGE_FONTS = '/sandbox/fonts';
export const PAGE_STYLE = `
${fontFaces(PAGE_FONTS)}
:root { color-scheme: light dark; font: 16px/1.6 ${FONT_FAMILY}; --line: #8886; --quiet: #6b6572; }
@media (prefers-color-scheme: dark) { :root { --quiet: #b9b2c2; } }
body { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem 4rem; overflow-wrap: anywhere; }
nav { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding-block: .75rem; background: Canvas; border-bottom: 1px solid var(--line); }
h1 { font-size: 1.75rem; margin-block: 1.5rem .5rem; }
h2 { font-size: 1.25rem; margin-block: 2.5rem .5rem; }
[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
.notice { border-inline-start: 4px solid #6d28d9; padding: .5rem 1rem; }
.quiet { color: var(--quiet); font-size: .875rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th { font-size: .875rem; color: var(--quiet); }
th, td { overflow-wrap: normal; text-align: start; vertical-align: middle; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); }
pre { white-space: pre-wrap; }
code, .otp { font-family: ui-monospace, monospace; }
.otp { font-size: 1.5rem; letter-spacing: .1em; user-select: all; }
.codes { display: flex; flex-wrap: wrap; gap: .75rem; padding: 0; list-style: none; }
.codes li { border: 1px solid var(--line); border-radius: .5rem; padding: .5rem 1rem; display: grid; }
form { display: inline-flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .125rem .25rem .125rem 0; }
label { display: inline-flex; flex-direction: column; font-size: .875rem; max-width: 100%; }
input, select, textarea, button { font: inherit; padding: .25rem .625rem; min-height: 2rem; }
input, select, textarea { box-sizing: border-box; max-width: 100%; }
textarea { width: min(40rem, 100vw - 3rem); min-height: 5rem; }
summary { cursor: pointer; padding-block: .25rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 48rem) {
  .rows :is(table, tbody, tr, td) { display: block; }
  .rows thead { display: none; }
  .rows tr { border-bottom: 1px solid var(--line); padding-block: .5rem; }
  .rows td { border: 0; padding: .125rem 0; }
}
`;

const LINKS = [
  ['/sandbox', 'Console'],
  ['/sandbox/inbox', 'Inbox'],
  ['/sandbox/calls', 'Calls'],
  ['/sandbox/ledger', 'Ledger'],
  ['/sandbox/reference', 'Reference of the API'],
] as const;

/** Renders a page of the sandbox for developers, in English and without scripts. It reloads itself every `seconds`. */
export const page = (title: string, content: Markup, seconds?: number): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        ${seconds === undefined ? '' : html`<meta http-equiv="refresh" content="${seconds}" />`}
        <title>${title} · Sandbox</title>
        <link rel="icon" href="/sandbox/pictures/faculty-1.svg" />
        <link rel="stylesheet" href="/sandbox/page.css" />
      </head>
      <body>
        <nav aria-label="Sandbox">
          ${LINKS.map(([href, name]) =>
            name === title
              ? html`<a href="${href}" aria-current="page">${name}</a>`
              : html`<a href="${href}">${name}</a>`,
          )}
        </nav>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Bangkok',
});

/** Formats an instant in Thai time. */
export const moment = (time: string | number): Markup =>
  html`<time datetime="${new Date(time).toISOString()}">${TIME.format(new Date(time))}</time>`;

/** Renders a table; each cell is escaped text or markup. With `rows`, a row is a block of its own on a phone. */
export const table = (
  heads: readonly string[],
  rows: readonly (readonly unknown[])[],
  kind: 'scroll' | 'rows' = 'scroll',
): Markup =>
  html`<div class="${kind}">
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

/** Renders a button that posts a JSON body to a control call. */
export const action = (label: string, path: string, body: object): Markup =>
  html`<form method="post" action="${path}">
    <input type="hidden" name="json" value="${JSON.stringify(body)}" /><button>${label}</button>
  </form>`;
