import { html, raw } from 'hono/html';
import { LOCALES, type Locale } from '../../../config/locales.ts';
import { NAMESPACES } from '../../../i18n/namespaces.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { placeholdersOf } from '../../check/message-rules.ts';
import { kindOf, MESSAGE_KINDS } from '../messages/message-kinds.ts';
import type { Message } from '../messages/read-messages.ts';
import { textsFor } from '../texts/explain.ts';
import { framePage, studioBar, studioPage, type Markup } from './layout.ts';

export interface MessageQuery {
  readonly group: string;
  readonly search: string;
  readonly onlyChanged: boolean;
}

const MOST = 300;

const find = (messages: readonly Message[], query: MessageQuery, changed: ReadonlySet<string>): Message[] => {
  const search = query.search.trim().toLowerCase();
  return messages.filter(({ key, namespace, texts }) => {
    if (query.onlyChanged && !changed.has(key)) return false;
    if (search !== '') return [key, ...Object.values(texts)].some((text) => text.toLowerCase().includes(search));
    return query.onlyChanged || namespace === query.group;
  });
};

const groupName = (namespace: string, language: Locale): string =>
  Object.entries(textsFor(language).groups).find(([name]) => name === namespace)?.[1] ?? namespace;

const groupsNav = (language: Locale, { group, search, onlyChanged }: MessageQuery): Markup => {
  const isListed = search.trim() === '' && !onlyChanged;
  return html`<nav
    class="studio-nav grid grid-cols-2 content-start sm:grid-cols-4 xl:grid-cols-1"
    aria-label="${textsFor(language).messages.groups}"
  >
    ${NAMESPACES.map(
      (name) =>
        html`<a
          class="rounded px-3 py-2 text-sm hover:underline"
          href="/${language}/messages?group=${name}"
          ${isListed && name === group ? raw('aria-current="page"') : ''}
          >${groupName(name, language)}</a
        >`,
    )}
  </nav>`;
};

const searchForm = (language: Locale, { group, search, onlyChanged }: MessageQuery): Markup => {
  const { messages } = textsFor(language);
  return html`<form class="flex flex-wrap items-end gap-4" action="/${language}/messages" role="search">
    <input type="hidden" name="group" value="${group}" />
    <div class="field grow">
      <label class="label" for="search">${messages.search}</label>
      <input
        class="input"
        id="search"
        type="search"
        name="q"
        value="${search}"
        aria-describedby="search-hint"
        autocomplete="off"
      />
    </div>
    <label class="flex min-h-field items-center gap-2">
      <input class="check" type="checkbox" name="changed" value="1" ${onlyChanged ? raw('checked') : ''} />
      ${messages.onlyChanged}
    </label>
    <button class="button-secondary">${messages.find}</button>
    <p class="hint w-full" id="search-hint">${messages.searchHint}</p>
  </form>`;
};

const textField = (language: Locale, key: string, locale: Locale, text: string): Markup => {
  const { languages } = textsFor(language);
  const id = `${key}-${locale}`;
  return html`<div class="field" data-side="${locale}">
    <label class="text-sm font-semibold" for="${id}">${languages[locale]}</label>
    <textarea
      class="studio-area"
      id="${id}"
      lang="${locale}"
      data-name="${key} (${languages[locale]})"
      rows="1"
      spellcheck="false"
      aria-describedby="${id}-length ${id}-problems"
    >
${text}</textarea>
    <p class="text-sm text-ink-faint" id="${id}-length" data-length></p>
    <ul class="studio-problems" id="${id}-problems" data-problems></ul>
    <div data-conflict hidden></div>
  </div>`;
};

const row = (language: Locale, { key, texts }: Message, isChanged: boolean): Markup => {
  const { messages } = textsFor(language);
  const placeholders = [...new Set(placeholdersOf(texts.th))].join(' ');
  return html`<fieldset class="card !p-5" data-key="${key}" data-kind="${kindOf(key)}">
    <legend class="sr-only">${key}</legend>
    <div class="flex flex-wrap items-center justify-between gap-2">
      <code class="text-sm text-ink-soft" aria-hidden="true">${key}</code>
      <span class="flex items-center gap-2">
        ${isChanged ? html`<span class="chip tone-info">${messages.changed}</span>` : ''}
        <button class="button-link text-sm" type="button" data-undo hidden>${messages.undo}</button>
      </span>
    </div>
    ${placeholders === '' ? '' : html`<p class="hint">${interpolate(messages.keep, { placeholders })}</p>`}
    <div class="mt-2 grid gap-4 lg:grid-cols-2">
      ${LOCALES.map((locale) => textField(language, key, locale, texts[locale]))}
    </div>
  </fieldset>`;
};

const previewPart = (language: Locale): Markup => {
  const { messages, kinds } = textsFor(language);
  return html`<section
    class="grid content-start gap-3 self-start xl:sticky xl:top-24"
    aria-labelledby="preview-heading"
  >
    <h2 id="preview-heading">${messages.preview}</h2>
    <p class="hint">${messages.previewHint}</p>
    <label class="field">
      <span class="text-sm font-semibold">${messages.showAs}</span>
      <select class="select" id="kind">
        ${MESSAGE_KINDS.map((kind) => html`<option value="${kind}">${kinds[kind]}</option>`)}
      </select>
    </label>
    <iframe
      class="studio-frame"
      id="preview"
      title="${messages.preview}"
      src="/${language}/preview/messages"
      height="420"
      sandbox="allow-same-origin"
    ></iframe>
  </section>`;
};

const list = (language: Locale, found: readonly Message[], changed: ReadonlySet<string>): Markup => {
  const { messages } = textsFor(language);
  if (found.length === 0) return html`<p>${messages.none}</p>`;
  return html`<p class="text-sm text-ink-soft">
      ${interpolate(messages.count, { count: found.length })}
      ${found.length > MOST ? interpolate(messages.tooMany, { shown: MOST }) : ''}
    </p>
    ${found.slice(0, MOST).map((message) => row(language, message, changed.has(message.key)))}`;
};

export function messagesPage(
  language: Locale,
  all: readonly Message[],
  query: MessageQuery,
  changed: ReadonlySet<string>,
): Markup {
  const texts = textsFor(language);
  const { messages } = texts;
  const address = new URLSearchParams({
    group: query.group,
    ...(query.search === '' ? {} : { q: query.search }),
    ...(query.onlyChanged ? { changed: '1' } : {}),
  });
  return studioPage({
    language,
    section: 'messages',
    path: `/messages?${address.toString()}`,
    heading: messages.heading,
    script: 'edit-messages',
    data: { messages },
    content: html`<p class="mt-2 text-ink-soft">${messages.lead}</p>
      <div class="mt-6 grid gap-8 xl:grid-cols-[13rem_minmax(0,1fr)_23rem]">
        ${groupsNav(language, query)}
        <div class="grid content-start gap-5">
          ${searchForm(language, query)} ${list(language, find(all, query, changed), changed)}
        </div>
        ${previewPart(language)}
      </div>
      ${studioBar(
        texts,
        html`<button class="button-primary" type="button" id="save" disabled>${messages.save}</button>`,
      )}`,
  });
}

/** The script adds the samples. */
export const messagePreview = (language: Locale): Markup => {
  const { languages, messages } = textsFor(language);
  return framePage(
    language,
    messages.preview,
    html`<main class="grid gap-8 px-4 py-6">
      ${LOCALES.map(
        (locale) =>
          html`<section>
            <h2 class="mb-2 !text-sm !font-normal !text-ink-faint">${languages[locale]}</h2>
            <div id="sample-${locale}" lang="${locale}"></div>
          </section>`,
      )}
    </main>`,
  );
};
