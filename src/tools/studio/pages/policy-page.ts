import { html, raw } from 'hono/html';
import { LOCALES, type Locale } from '../../../config/locales.ts';
import { dayOf } from '../../../i18n/format.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import type { PolicyForm } from '../policies/judge-policy.ts';
import { PICTURE_LIMITS } from '../policies/pictures.ts';
import { POLICIES, type PolicyName } from '../../../config/policies.ts';
import { renderPolicy } from '../policies/render-policy.ts';
import type { OpenedPolicy } from '../policies/save-policy.ts';
import { textsFor } from '../texts/say.ts';
import { framePage, studioPage, type Markup } from './layout.ts';

/** Messages of the site that stand on a policy's page. */
export interface PolicyWords {
  readonly version: string;
  readonly contents: string;
}

/** As `src/layouts/LegalPage.astro` shows it. */
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
    <div class="policy-text mt-10">${raw(text)}</div>`;
}

export const policyFrame = (language: Locale, locale: Locale): Markup =>
  framePage(
    locale,
    textsFor(language).policies.preview,
    html`<main id="page" class="mx-auto w-full max-w-reading px-4 py-10 sm:px-6"></main>`,
  );

interface FieldOptions {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly control: Markup;
}

const field = ({ id, label, hint, control }: FieldOptions): Markup =>
  html`<div class="field">
    <label class="label" for="${id}">${label}</label>
    ${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : ''} ${control}
    <ul class="studio-problems" id="${id}-problems" data-problems></ul>
  </div>`;

const headPart = (language: Locale, { version, effective }: PolicyForm): Markup => {
  const { policies } = textsFor(language);
  const number = html`<input
    class="input"
    id="version"
    value="${version}"
    inputmode="decimal"
    aria-describedby="version-hint version-problems"
  />`;
  const day = html`<input
    class="input"
    id="effective"
    type="date"
    value="${effective}"
    aria-describedby="effective-problems"
  />`;
  return html`<div class="grid items-end gap-6 sm:grid-cols-2 lg:max-w-reading">
    ${field({ id: 'version', label: policies.version, hint: policies.versionHint, control: number })}
    ${field({ id: 'effective', label: policies.effective, control: day })}
  </div>`;
};

const area = (id: string, locale: Locale, text: string, className = ''): Markup =>
  html`<textarea
    class="studio-area ${className}"
    id="${id}"
    lang="${locale}"
    rows="1"
    spellcheck="false"
    aria-describedby="${id}-problems"
  >
${text}</textarea>`;

const sidePart = (language: Locale, locale: Locale, { texts }: PolicyForm): Markup => {
  const { policies, languages } = textsFor(language);
  const { title, summary, body } = texts[locale];
  const id = (name: string): string => `${name}-${locale}`;
  return html`<section class="grid content-start gap-5" aria-labelledby="${id('side')}">
    <h2 id="${id('side')}">${languages[locale]}</h2>
    ${field({ id: id('title'), label: policies.titleField, control: area(id('title'), locale, title) })}
    ${field({ id: id('summary'), label: policies.summary, control: area(id('summary'), locale, summary) })}
    ${field({ id: id('body'), label: policies.body, control: area(id('body'), locale, body, 'studio-body') })}
    <div data-conflict="${locale}" hidden></div>
    <h3 class="text-base">${policies.preview}</h3>
    <iframe
      class="studio-frame"
      id="${id('preview')}"
      title="${policies.preview} (${languages[locale]})"
      src="/${language}/preview/policy/${locale}"
      height="640"
      sandbox="allow-same-origin"
    ></iframe>
  </section>`;
};

const picturePart = (language: Locale): Markup => {
  const { pictures, languages } = textsFor(language);
  const { bytes, narrowest, widest } = PICTURE_LIMITS;
  const hint = interpolate(pictures.fileHint, { size: bytes / 1000, narrowest, widest });
  const file = html`<input
    class="input"
    id="picture"
    type="file"
    accept="image/png,image/jpeg,image/webp"
    aria-describedby="picture-hint picture-problems"
  />`;
  return html`<form class="card grid gap-4 !p-5" id="picture-form">
    <h2>${pictures.heading}</h2>
    ${field({ id: 'picture', label: pictures.file, hint, control: file })}
    <div class="grid gap-4 lg:grid-cols-2">
      ${LOCALES.map((locale) =>
        field({
          id: `alt-${locale}`,
          label: interpolate(pictures.alt, { language: languages[locale] }),
          hint: pictures.altHint,
          control: html`<input
            class="input"
            id="alt-${locale}"
            lang="${locale}"
            aria-describedby="alt-${locale}-hint"
          />`,
        }),
      )}
    </div>
    <p><button class="button-secondary">${pictures.insert}</button></p>
    <p role="status" id="picture-state"></p>
  </form>`;
};

const helpPart = (language: Locale): Markup => {
  const { policies } = textsFor(language);
  return html`<details class="lg:max-w-reading">
    <summary class="link min-h-touch cursor-pointer py-2">${policies.help}</summary>
    <ul class="ms-6 list-disc text-sm">
      ${policies.helpLines.map((line) => html`<li>${line}</li>`)}
    </ul>
  </details>`;
};

export function policyPage(language: Locale, policy: PolicyName, { form, base }: OpenedPolicy): Markup {
  const texts = textsFor(language);
  const { policies, messages, pictures } = texts;
  const tabs = POLICIES.map(
    (name) =>
      html`<a
        class="header-link"
        href="/${language}/policies/${name}"
        ${name === policy ? raw('aria-current="page"') : ''}
        >${policies.names[name]}</a
      >`,
  );
  return studioPage({
    language,
    section: 'policies',
    path: `/policies/${policy}`,
    heading: policies.names[policy],
    script: 'edit-policy',
    data: { language, policy, base, policies, messages, pictures, widest: PICTURE_LIMITS.widest },
    content: html`<p class="mt-2 text-ink-soft">${policies.lead}</p>
      <nav class="studio-nav mt-4 flex gap-1" aria-label="${texts.nav.policies}">${tabs}</nav>
      <div class="mt-6 grid gap-8">
        ${headPart(language, form)} ${helpPart(language)}
        <div class="grid gap-8 lg:grid-cols-2">${LOCALES.map((locale) => sidePart(language, locale, form))}</div>
        ${picturePart(language)}
      </div>
      <div class="studio-bar -mx-6 -mb-8 mt-8">
        <p role="status" id="state"></p>
        <button class="button-primary" type="button" id="save">${policies.save}</button>
      </div>`,
  });
}
