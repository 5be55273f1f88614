import { html, raw } from 'hono/html';
import { otherLocale, type Locale } from '../../../config/locales.ts';
import { textsFor } from '../texts/explain.ts';
import type { StudioTexts } from '../texts/th.ts';

/** An escaped template; inserted texts are escaped as well. */
export type Markup = ReturnType<typeof html>;

export interface StudioPage {
  readonly language: Locale;
  readonly section: 'messages' | 'policies' | 'changes';
  /** The path without the language: `/messages?group=otp`. */
  readonly path: string;
  readonly heading: string;
  readonly content: Markup;
  /** The name of a module in `scripts`. */
  readonly script: string;
  /** The script's data besides the language. */
  readonly data: object;
}

const SECTIONS = { messages: '/messages', policies: '/policies/privacy', changes: '/changes' } as const;

const head = (title: string): Markup =>
  html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="/logo.svg" />
    <link rel="stylesheet" href="/studio.css" />`;

/** Embeds JSON in a page so that no text in it can end the element. */
const data = (value: object): Markup =>
  html`<script type="application/json" id="data">
    ${raw(JSON.stringify(value).replaceAll('<', String.raw`\u003c`))}
  </script>`;

const navigation = ({ language, section }: StudioPage): Markup => {
  const { nav } = textsFor(language);
  return html`<nav class="studio-nav flex flex-wrap gap-1" aria-label="${nav.label}">
    ${Object.entries(SECTIONS).map(
      ([name, path]) =>
        html`<a class="header-link" href="/${language}${path}" ${name === section ? raw('aria-current="page"') : ''}
          >${nav[name as keyof typeof SECTIONS]}</a
        >`,
    )}
  </nav>`;
};

/** The place where a page lists unsaved changes and problems. */
export const studioBar = ({ policies, messages }: StudioTexts, buttons: Markup): Markup =>
  html`<div class="studio-bar -mx-6 -mb-8 mt-8">
    <ul class="studio-problem-list" id="problems" aria-label="${policies.refused}" tabindex="-1" hidden></ul>
    <div id="choice" hidden></div>
    <p role="status" id="state">${messages.nothing}</p>
    <p class="flex flex-wrap items-center gap-x-6 gap-y-2">${buttons}</p>
  </div>`;

export const studioPage = (page: StudioPage): Markup => {
  const { language, heading, content, path, script } = page;
  const texts = textsFor(language);
  const other = otherLocale(language);
  const elsewhere = { lead: texts.elsewhere, groups: texts.groups, policies: texts.policies.names };
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        ${head(`${heading} | ${texts.title}`)}
        <script type="module" src="/scripts/${script}.ts"></script>
      </head>
      <body>
        <a class="skip-link" href="#content">${texts.skip}</a>
        <header class="header">
          <div class="flex w-full flex-wrap items-center justify-between gap-x-6 px-6">
            <p class="flex items-center gap-3 font-semibold">
              <img src="/logo.svg" alt="" width="36" height="36" /> ${texts.title}
            </p>
            ${navigation(page)}
            <a class="header-link" href="/${other}${path}" hreflang="${other}" lang="${other}"
              >${texts.otherLanguage}</a
            >
          </div>
        </header>
        <main id="content" tabindex="-1" class="mx-auto flex w-full grow flex-col px-6 py-8">
          <h1>${heading}</h1>
          <p
            class="tone-warning mt-4 flex flex-wrap items-center gap-x-6 rounded border px-4 py-2"
            id="elsewhere"
            hidden
          ></p>
          ${content}
        </main>
        ${data({ language, elsewhere, ...page.data })}
      </body>
    </html>`;
};

/** The content of a studio frame, in which no scripts run. */
export const framePage = (language: Locale, title: string, content: Markup): Markup =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        ${head(title)}
      </head>
      <body class="studio-preview">
        ${content}
      </body>
    </html>`;
