import { html, raw } from 'hono/html';
import type { Locale } from '../../../config/locales.ts';
import { dayOf } from '../../../i18n/format.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import type { PolicyForm } from '../policies/policy-file.ts';
import { renderPolicy, withPictureFaults } from '../policies/render-policy.ts';
import { textsFor } from '../texts/explain.ts';
import { framePage, type Markup } from './layout.ts';

/** The site's messages on a policy's page. */
export interface PolicyWords {
  readonly version: string;
  readonly contents: string;
  /** Problems of pictures, by their addresses in the text. */
  readonly faults: ReadonlyMap<string, readonly string[]>;
}

/** Renders the policy like `src/layouts/LegalPage.astro`. */
export async function policyPreview(form: PolicyForm, locale: Locale, words: PolicyWords): Promise<Markup> {
  const { title, summary, body } = form.texts[locale];
  const { html: text, headings } = await renderPolicy(body);
  const date = dayOf(form.effective, locale);
  return html`<h1>${title}</h1>
    <p class="mt-3 text-lg text-ink-soft">${summary}</p>
    <p class="mt-2 text-sm text-ink-faint">${interpolate(words.version, { version: form.version, date })}</p>
    <nav class="card mt-8" aria-labelledby="contents">
      <h2 id="contents" class="text-base">${words.contents}</h2>
      <ol class="mt-2 grid gap-x-8 sm:grid-cols-2">
        ${headings
          .filter(({ depth }) => depth === 2)
          .map(
            (heading) =>
              html`<li>
                <a
                  class="inline-flex min-h-10 items-center text-purple-700 underline underline-offset-4"
                  href="#${heading.slug}"
                  >${heading.text}</a
                >
              </li>`,
          )}
      </ol>
    </nav>
    <div class="policy-text mt-10">${raw(withPictureFaults(text, words.faults))}</div>`;
}

export const policyFrame = (language: Locale, locale: Locale): Markup =>
  framePage(
    locale,
    textsFor(language).policies.preview,
    html`<main id="page" class="mx-auto w-full max-w-reading px-4 py-10 sm:px-6"></main>`,
  );
