import { html, raw } from 'hono/html';
import { LOCALES, type Locale } from '../../../config/locales.ts';
import { POLICIES, type PolicyName } from '../../../config/policies.ts';
import type { PolicyForm } from '../policies/policy-file.ts';
import { PICTURE_LIMITS } from '../policies/pictures.ts';
import type { OpenedPolicy } from '../policies/save-policy.ts';
import { textsFor } from '../texts/explain.ts';
import { field } from './field.ts';
import { studioBar, studioPage, type Markup } from './layout.ts';
import { picturePart } from './picture-part.ts';

const headPart = (language: Locale, { version, effective }: PolicyForm): Markup => {
  const { policies } = textsFor(language);
  const number = html`<input
    class="input"
    id="version"
    data-name="${policies.version}"
    value="${version}"
    inputmode="decimal"
    aria-describedby="version-hint version-problems"
  />`;
  const day = html`<input
    class="input"
    id="effective"
    data-name="${policies.effective}"
    type="date"
    value="${effective}"
    aria-describedby="effective-problems"
  />`;
  return html`<div class="grid items-end gap-6 sm:grid-cols-2 lg:max-w-reading">
    ${field({ id: 'version', label: policies.version, hint: policies.versionHint, control: number })}
    ${field({ id: 'effective', label: policies.effective, control: day })}
  </div>`;
};

interface Area {
  readonly id: string;
  readonly label: string;
  readonly locale: Locale;
  readonly language: string;
  readonly text: string;
  readonly className?: string;
}

const area = ({ id, label, locale, language, text, className = '' }: Area): Markup => {
  const control = html`<textarea
    class="studio-area ${className}"
    id="${id}"
    data-name="${label} (${language})"
    lang="${locale}"
    rows="1"
    spellcheck="false"
    aria-describedby="${id}-problems"
  >
${text}</textarea>`;
  return field({ id, label, control });
};

const sidePart = (language: Locale, locale: Locale, { texts }: PolicyForm): Markup => {
  const { policies, languages } = textsFor(language);
  const { title, summary, body } = texts[locale];
  const id = (name: string): string => `${name}-${locale}`;
  const side = { locale, language: languages[locale] };
  return html`<section class="grid content-start gap-5" aria-labelledby="${id('side')}">
    <h2 id="${id('side')}">${languages[locale]}</h2>
    ${area({ ...side, id: id('title'), label: policies.titleField, text: title })}
    ${area({ ...side, id: id('summary'), label: policies.summary, text: summary })}
    ${area({ ...side, id: id('body'), label: policies.body, text: body, className: 'studio-body' })}
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
    data: { policy, base, policies, messages, pictures, widest: PICTURE_LIMITS.widest },
    content: html`<p class="mt-2 text-ink-soft">${policies.lead}</p>
      <nav class="studio-nav mt-4 flex gap-1" aria-label="${texts.nav.policies}">${tabs}</nav>
      <div class="mt-6 grid gap-8">
        ${headPart(language, form)} ${helpPart(language)}
        <div class="grid gap-8 lg:grid-cols-2">${LOCALES.map((locale) => sidePart(language, locale, form))}</div>
        ${picturePart(language)}
      </div>
      ${studioBar(
        texts,
        html`<button class="button-link" type="button" id="undo" hidden>${policies.undo}</button>
          <button class="button-primary" type="button" id="save" disabled>${policies.save}</button>`,
      )}`,
  });
}
