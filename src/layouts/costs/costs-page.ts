import { serverNow } from '../../api/server-time.ts';
import { COPIED_NOTICE_MS } from '../../config/constants.ts';
import { costFacts, isOpen, type CostFact, type CostMessages } from '../../home/cost-facts.ts';
import {
  applyHref,
  chosenIn,
  OFFER_KINDS,
  queryOf,
  readFacultiesIn,
  readOffers,
  type ChosenOffer,
  type Named,
  type Offer,
} from '../../home/offers.ts';
import { structuredData, type SchemaItem } from '../../home/structured-data.ts';
import { thaiTimeOf } from '../../i18n/zoned-time.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { element } from '../../platform/element.ts';
import { noBreakText } from '../../platform/no-break-text.ts';
import { readOpenCampaigns } from '../../platform/open-campaigns.ts';
import { localeOfPage } from '../../platform/page-info.ts';
import { plainText, sanitize } from '../../ui/sanitize.ts';

/** The script of the page of costs. */

type PageMessages = CostMessages & { readonly retry: string };

const locale = localeOfPage();
/** The page is built with all of its places. */
function placeOf(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}
const selectAt = (selector: string): HTMLSelectElement => placeOf(selector) as HTMLSelectElement;
/** Replaces what an element contains. */
function fill(place: Element | null, ...content: readonly (string | Node)[]): void {
  if (!place) return;
  place.textContent = '';
  place.append(...content);
}
const option = (value: string, text: string): HTMLOptionElement => element('option', { value }, text);
const keyOf = ({ kind, id }: Pick<Offer, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Always the address of what is shown, also where the page's own names nothing. */
const addressOf = (chosen: ChosenOffer): string =>
  location.origin + location.pathname.replace(/\/$/, '') + queryOf(chosen);

/** A Thai name in an English text says which language it is. */
const inLanguages = (text: string): (string | HTMLElement)[] =>
  noBreakText(text).flatMap((part) =>
    locale === 'th' || typeof part !== 'string'
      ? [part]
      : part.split(/([ก-๛]+)/).map((one, index) => (index % 2 === 1 ? element('span', { lang: 'th' }, one) : one)),
  );

async function factRow({ name, texts, link, html }: CostFact, index: number): Promise<HTMLElement> {
  const value = element('dd', {}, ...texts.map((text) => element('p', {}, ...inLanguages(text))));
  if (link) {
    const { url, text } = link;
    value.append(element('p', {}, element('a', { class: 'link', href: url, target: '_blank', rel: 'noopener' }, text)));
  }
  if (html) value.append(await sanitize(html).catch(() => plainText(html)));
  // The first two rows say what it costs and until when.
  return element('div', index < 2 ? { 'data-facts': 'main' } : {}, element('dt', {}, name), value);
}

/** @param isCurrent whether nothing else was chosen while the texts of the server were being cleaned */
async function showFacts(
  offer: Offer,
  faculty: string | undefined,
  messages: PageMessages,
  isCurrent: () => boolean,
): Promise<void> {
  const now = serverNow();
  const facts = costFacts(offer, messages, locale, now);
  const rows = await Promise.all(facts.map(factRow));
  if (!isCurrent()) return;
  const place = placeOf('#costs-facts');
  // Screen readers are told that the page loads, and read the facts themselves.
  place.removeAttribute('class');
  place.removeAttribute('role');
  fill(
    place,
    element('p', { class: 'text-sm text-ink-soft' }, messages.kinds[offer.kind]),
    element('h2', {}, ...noBreakText(offer.name)),
    ...(faculty ? [element('p', { class: 'text-lg' }, ...noBreakText(faculty))] : []),
    element('dl', { class: 'costs-facts mt-2' }, ...rows),
  );
  const time = thaiTimeOf(new Date(now).toISOString(), locale);
  fill(placeOf('#costs-date'), ...noBreakText(interpolate(messages.asOf, { time })));
}

function showMessage(text: string, ...more: readonly HTMLElement[]): void {
  fill(placeOf('#costs-facts'), element('p', {}, ...noBreakText(text)), ...more);
}

/** A phone's own sheet of apps, or a link that is copied, by hand where the browser refuses. */
function setUpActions(address: () => string, messages: PageMessages): void {
  const place = placeOf('#costs-actions');
  const [share, copy, print] = place.getElementsByTagName('button');
  const status = place.querySelector('[role="status"]');
  const say = (...content: readonly (Node | string)[]): void => fill(status, ...content);
  if (share && 'share' in navigator) {
    share.classList.remove('hidden');
    share.addEventListener('click', () => {
      // Closing the sheet is no failure.
      navigator.share({ title: document.title, url: address() }).catch(() => undefined);
    });
  }
  copy?.addEventListener('click', () => {
    const url = address();
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(url))
      .then(
        () => {
          say(messages.copied);
          setTimeout(say, COPIED_NOTICE_MS);
        },
        () => {
          const field = element('input', { class: 'input', readonly: '', value: url });
          say(element('label', {}, messages.copyByHand, field));
          field.select();
        },
      );
  });
  print?.addEventListener('click', () => {
    const printing = { isBegun: false };
    addEventListener('beforeprint', () => (printing.isBegun = true), { once: true });
    window.print();
    if (!printing.isBegun) say(messages.printHint);
  });
  place.classList.remove('hidden');
}

function fillOffers(offers: readonly Offer[], chosen: Offer, messages: PageMessages): void {
  const now = serverNow();
  const groups = OFFER_KINDS.map((kind) =>
    element(
      'optgroup',
      { label: messages.kinds[kind] },
      ...offers
        .filter((offer) => offer.kind === kind)
        .map((offer) =>
          option(
            keyOf(offer),
            isOpen(offer, now) ? offer.name : interpolate(messages.closedName, { name: offer.name }),
          ),
        ),
    ),
  );
  const select = selectAt('#costs-offer');
  fill(select, ...groups.filter((group) => group.children.length > 0));
  select.value = keyOf(chosen);
  select.disabled = false;
}

/** Only a bachelor's round has faculties; the page is complete without their list. */
const facultiesOf = async ({ kind, id }: Offer): Promise<readonly Named[]> =>
  kind === 'round' ? await readFacultiesIn(id, locale).catch(() => []) : [];

/**
 * @param isFirst nothing may move while the page opens
 * @returns the id of the faculty that is chosen, or an empty text
 */
function fillFaculties(
  faculties: readonly Named[],
  chosen: string | undefined,
  messages: PageMessages,
  isFirst: boolean,
): string {
  const select = selectAt('#costs-faculty');
  fill(select, option('', messages.undecided), ...faculties.map(({ id, name }) => option(id, name)));
  select.value = faculties.some(({ id }) => id === chosen) ? (chosen ?? '') : '';
  select.disabled = faculties.length === 0;
  const place = select.closest('p');
  place?.classList.toggle('invisible', isFirst && select.disabled);
  place?.classList.toggle('hidden', !isFirst && select.disabled);
  return select.value;
}

/** Writes what schema.org knows as microdata: the content security policy lets no script write a block of JSON-LD. */
function microdata({ '@type': type, ...properties }: SchemaItem, name?: string): HTMLElement {
  const item = { itemscope: '', itemtype: `https://schema.org/${type}`, ...(name && { itemprop: name }) };
  const parts = Object.entries(properties).map(([property, value]) => {
    if (typeof value === 'object') return microdata(value, property);
    const text = String(value);
    const isAddress = text.startsWith('http');
    return element(isAddress ? 'link' : 'meta', { itemprop: property, [isAddress ? 'href' : 'content']: text });
  });
  return element('div', item, ...parts);
}

function describe(offers: readonly Offer[]): void {
  const items = structuredData(offers, (offer) => addressOf({ offer }), locale, serverNow());
  document.getElementById('costs')?.append(element('div', { hidden: '' }, ...items.map((item) => microdata(item))));
}

async function start(messages: PageMessages): Promise<void> {
  const { offers, isIncomplete } = await readOffers(await readOpenCampaigns(), locale);
  const asked = chosenIn(location.search);
  const now = serverNow();
  const found = asked && offers.find((offer) => keyOf(offer) === keyOf(asked.offer));
  const first = found ?? (asked && isIncomplete ? undefined : offers.find((offer) => isOpen(offer, now)));
  if (!first) {
    const retry = element('button', { type: 'button', class: 'button-secondary mt-3' }, messages.retry);
    retry.addEventListener('click', () => {
      showMessage(messages.loading);
      void start(messages);
    });
    if (isIncomplete) showMessage(messages.failed, retry);
    else showMessage(messages.none);
    return;
  }
  let chosen: { readonly offer: Offer; readonly faculty?: string | undefined } = { offer: first };
  /** @returns whether nothing else has been chosen since, because an answer of the server may come late */
  const choose = (offer: Offer, faculty: string | undefined): (() => boolean) => {
    const own = { offer, faculty };
    chosen = own;
    return () => chosen === own;
  };
  const showFaculty = async (offer: Offer, id: string): Promise<void> => {
    const isCurrent = choose(offer, id || undefined);
    placeOf('#costs-actions').querySelector('a')?.setAttribute('href', applyHref(chosen, locale));
    const name = id && selectAt('#costs-faculty').selectedOptions[0]?.text;
    await showFacts(offer, name || undefined, messages, isCurrent);
  };
  const show = async (offer: Offer, faculty: string | undefined, isFirst: boolean): Promise<void> => {
    const isCurrent = choose(offer, faculty);
    await showFacts(offer, undefined, messages, isCurrent);
    const faculties = await facultiesOf(offer);
    if (isCurrent()) await showFaculty(offer, fillFaculties(faculties, faculty, messages, isFirst));
  };
  const noteAddress = (): void => history.replaceState(history.state, '', queryOf(chosen));
  const [offerSelect, facultySelect] = [selectAt('#costs-offer'), selectAt('#costs-faculty')];
  offerSelect.addEventListener('change', () => {
    const offer = offers.find((one) => keyOf(one) === offerSelect.value);
    if (offer) void show(offer, chosen.faculty, false).then(noteAddress);
  });
  facultySelect.addEventListener('change', () => {
    void showFaculty(chosen.offer, facultySelect.value).then(noteAddress);
  });
  fillOffers(offers, first, messages);
  setUpActions(() => addressOf(chosen), messages);
  describe(offers);
  await show(first, asked?.faculty, true);
  if (isIncomplete) placeOf('#costs-date').append(' ', ...noBreakText(messages.incomplete));
}

const page = document.getElementById('costs');
if (page) void start(JSON.parse(page.dataset.messages ?? '{}') as PageMessages);
