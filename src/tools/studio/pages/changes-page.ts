import { html } from 'hono/html';
import type { Locale } from '../../../config/locales.ts';
import { timeOfDay } from '../../../i18n/format.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import type { Part } from '../changes/difference.ts';
import type { Changes, MessageDifference, PolicyDifference } from '../changes/list-changes.ts';
import { textsFor } from '../texts/explain.ts';
import { studioPage, type Markup } from './layout.ts';

const part = ({ kind, text }: Part): Markup => {
  if (kind === 'removed') return html`<del>${text}</del>`;
  return kind === 'added' ? html`<ins>${text}</ins>` : html`${text}`;
};

/** One side of a difference. */
const side = (parts: readonly Part[], left: Part['kind'], empty: string): Markup[] | string => {
  const shown = parts.filter(({ kind }) => kind === 'same' || kind === left);
  return shown.length === 0 ? empty : shown.map(part);
};

const messageRow = (language: Locale, { key, locale, parts }: MessageDifference): Markup => {
  const { changes, languages } = textsFor(language);
  return html`<li class="card !p-5">
    <h2 class="!text-sm text-ink-soft"><code>${key}</code> (${languages[locale]})</h2>
    <dl class="mt-2 grid grid-cols-[4rem_1fr] gap-2" lang="${locale}">
      <dt class="text-sm text-ink-faint" lang="${language}">${changes.before}</dt>
      <dd>${side(parts, 'removed', changes.empty)}</dd>
      <dt class="text-sm text-ink-faint" lang="${language}">${changes.after}</dt>
      <dd>${side(parts, 'added', changes.empty)}</dd>
    </dl>
  </li>`;
};

const policyRow = ({ path, lines }: PolicyDifference): Markup =>
  html`<li class="card !p-5">
    <h2 class="!text-sm text-ink-soft"><code>${path}</code></h2>
    <ul class="mt-2 grid gap-1">
      ${lines.map((line) => html`<li>${part(line)}</li>`)}
    </ul>
  </li>`;

const handOver = (language: Locale, { messages, policies, pictures, paths }: Changes): Markup => {
  const { changes } = textsFor(language);
  const count = messages.length + policies.length + pictures.length;
  return html`<section class="mt-10 grid gap-3" aria-labelledby="hand-over">
    <h2 id="hand-over">${changes.handOver}</h2>
    <p>${changes.handOverLead}</p>
    <p class="card !p-5" id="sentence">${interpolate(changes.sentence, { count, files: paths.join(', ') })}</p>
    <p class="flex items-center gap-4">
      <button class="button-secondary" type="button" id="copy">${changes.copy}</button>
      <span role="status" id="state"></span>
    </p>
  </section>`;
};

export function changesPage(language: Locale, found: Changes, openedAt: Date | undefined): Markup {
  const { changes } = textsFor(language);
  const since = openedAt
    ? interpolate(changes.sinceOpened, { time: timeOfDay(openedAt.getTime(), language) })
    : changes.since;
  const { messages, policies, pictures, paths } = found;
  const rows = html`<ul class="mt-6 grid gap-4">
    ${messages.map((message) => messageRow(language, message))} ${policies.map(policyRow)}
    ${pictures.map(
      ({ name, isUsed }) =>
        html`<li class="card !p-5">${interpolate(isUsed ? changes.added : changes.unusedPicture, { name })}</li>`,
    )}
  </ul>`;
  return studioPage({
    language,
    section: 'changes',
    path: '/changes',
    heading: changes.heading,
    script: 'copy-sentence',
    data: { copied: changes.copied },
    content: html`<div class="w-full max-w-page">
      <p class="mt-2 text-ink-soft">${since}</p>
      ${paths.length === 0 ? html`<p class="mt-6">${changes.none}</p>` : html`${rows} ${handOver(language, found)}`}
    </div>`,
  });
}
