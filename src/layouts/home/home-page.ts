import { isFlowId, type FlowId } from '../../config/flow-registry.ts';
import { campaignHref, nameOfSlug, scholarshipCardHref } from '../../config/scholarship-campaigns.ts';
import { continueHref } from '../../home/continue-href.ts';
import { campaignFacts, nearestDeadline, programmeFacts, type HomeMessages } from '../../home/home-facts.ts';
import { readCampaign, readFaculties, readRounds } from '../../home/read-rounds.ts';
import type { Round } from '../../home/round-facts.ts';
import { readOpenCampaigns } from '../../platform/open-campaigns.ts';
import { baht } from '../../i18n/format.ts';
import { plainText } from '../../ui/sanitize.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { element } from '../../platform/element.ts';
import { localeOfPage } from '../../platform/page-info.ts';
import { copyDraftTo } from '../../platform/storage/early-draft.ts';
import {
  isUnsent,
  mostUrgent,
  storedApplications,
  type StoredApplication,
} from '../../platform/storage/stored-applications.ts';
import { whenNearlyVisible } from '../../platform/when-nearly-visible.ts';
import { noBreakText } from '../../platform/no-break-text.ts';

/** The home page's script. Links and texts that it cannot fill stay as they were built. */

type PageMessages = HomeMessages & Pick<Messages['pages']['home'], 'apply' | 'campaignClosed'>;

/** A text whose Thai terms stay on one line, and each number on the line of its unit. */
const wordsOf = (text: string): (string | HTMLElement)[] =>
  noBreakText(text.replace(/(\d) (?=[\u0E00-\u0E7F])/g, '$1\u00A0'));

/** What a scholarship gives, as words: the first words that its HTML makes strong stay strong. The page loads no sanitiser. */
function prizeOf(html: string): (string | HTMLElement)[] {
  const [, before = html, , strong = '', after = ''] =
    /^([^]*?)<(strong|b)(?:\s[^<>]*)?>([^]*?)<\/\2>([^]*)$/i.exec(html) ?? [];
  const prize = strong ? [element('strong', {}, ...wordsOf(plainText(strong))), ' '] : [];
  return [...wordsOf(plainText(before)), ...prize, ...wordsOf(plainText(after))];
}

/** Replaces what an element contains. */
function fill(place: Element, ...content: readonly (string | Node)[]): void {
  place.textContent = '';
  place.append(...content);
}

/** Links to the applications that this browser has started or sent, in space that the page reserves. */
export function showApplications(): void {
  const applications = storedApplications();
  const hidden = document.querySelector('#applications > [hidden]');
  if (!hidden || applications.length === 0) return;
  const sentLinks: HTMLElement[] = [];
  for (const link of hidden.querySelectorAll('a')) {
    const application = applications.find(({ flow }) => flow === link.dataset.flow);
    if (!application) {
      link.remove();
      continue;
    }
    link.href = continueHref(application, localeOfPage());
    const [number, oneStepLeft, paymentLeft, sent] = link.getElementsByTagName('span');
    const { amount, isReviewed = false } = application;
    if (number) number.textContent = application.number ?? '';
    if (!isUnsent(application)) {
      if (sent) sent.hidden = false;
      sentLinks.push(link);
      continue;
    }
    if (oneStepLeft) oneStepLeft.hidden = !isReviewed || Boolean(amount);
    if (!paymentLeft || !isReviewed || !amount) continue;
    paymentLeft.textContent = interpolate(paymentLeft.textContent, { amount: baht(amount, localeOfPage()) });
    paymentLeft.hidden = false;
  }
  const unsent = applications.filter(isUnsent);
  // The words before the links introduce those that can be continued.
  if (unsent.length === 0) hidden.firstElementChild?.remove();
  hidden.append(...sentLinks);
  hidden.replaceWith(...hidden.children);
  leadBack(unsent);
}

/** Makes the first button continue the most urgent application, and the second start another. */
function leadBack(applications: readonly StoredApplication[]): void {
  const application = mostUrgent(applications);
  const start = document.querySelector<HTMLAnchorElement>('#home-start');
  if (!application || !start) return;
  start.href = continueHref(application, localeOfPage());
  const other = document.querySelector<HTMLAnchorElement>('#home-choose');
  if (other) other.href = '#ways';
  for (const button of [start, other]) {
    const [first, returning] = button?.getElementsByTagName('span') ?? [];
    if (returning) returning.hidden = false;
    first?.remove();
  }
}

/** How many faculties a phone shows at first (src/styles/home.css). */
const SHORT_LIST = 6;

const ignoreError = (): void => undefined;

/** Reads each key once, so that the parts of the page that show the same share one request. */
function readOnce<Key, Response>(read: (key: Key) => Promise<Response>): (key: Key) => Promise<Response> {
  const responses = new Map<Key, Promise<Response>>();
  return (key) => {
    const response = responses.get(key) ?? read(key);
    responses.set(key, response);
    return response;
  };
}

function fillEntry(entry: HTMLElement, campaign: Round | 'not-found', messages: PageMessages): void {
  if (campaign === 'not-found') {
    entry.remove();
    return;
  }
  const [link] = entry.getElementsByTagName('a');
  const prize = entry.querySelector('[data-prize]');
  const [state, action, fee] = entry.querySelectorAll('p:not([data-prize])');
  const facts = campaignFacts(campaign, messages, localeOfPage(), Date.now());
  const gives = campaign.description || campaign.info_box;
  if (link) link.textContent = campaign.name;
  if (prize && gives) fill(prize, ...prizeOf(gives));
  if (state) {
    state.textContent = facts.state;
    state.classList.toggle('ended', campaign.open === false);
  }
  if (fee) fee.textContent = facts.fee;
  const [words] = action?.getElementsByTagName('span') ?? [];
  if (words)
    words.textContent =
      campaign.open === false ? messages.campaignClosed : interpolate(messages.apply, { name: campaign.name });
}

/**
 * Lists the open campaigns: removes closed ones, adds those that the build did not know, and links the card of all
 * scholarships to the list or to the only one.
 */
function listCampaigns(open: readonly string[]): void {
  const list = document.querySelector('#scholarships ul');
  const built = [...document.querySelectorAll<HTMLElement>('#scholarships [data-campaign]')];
  const [pattern] = built;
  if (!list || !pattern) return;
  const entryOf = (slug: string): HTMLElement => {
    const known = built.find(({ dataset }) => dataset.campaign === slug);
    if (known) return known;
    const entry = pattern.cloneNode(true) as HTMLElement;
    entry.dataset.campaign = slug;
    const [link] = entry.getElementsByTagName('a');
    if (link) {
      link.href = campaignHref(slug, localeOfPage());
      link.textContent = nameOfSlug(slug, localeOfPage());
    }
    return entry;
  };
  list.textContent = '';
  list.append(...open.map(entryOf));
  const section = document.getElementById('scholarships');
  if (section) section.hidden = open.length < 2;
  // If none is open, the card says so and links to the office, which knows when the next one opens.
  const card = document.querySelector<HTMLAnchorElement>('#ways [data-flow="scholarship"] a');
  card?.setAttribute('href', open.length > 0 ? scholarshipCardHref(localeOfPage(), open) : '#help-title');
}

function showDeadline(place: Element, rounds: readonly Round[], messages: PageMessages): void {
  const { deadline, round } = nearestDeadline(rounds, messages, localeOfPage(), Date.now());
  const [first, second] = place.getElementsByTagName('span');
  if (first && deadline) fill(first, ...wordsOf(deadline));
  if (second) second.textContent = round;
}

/** Fills the rows of a card: time, fee, and what the rounds say. A row without an answer stays as it was built. */
function showProgramme(card: Element, flow: FlowId, rounds: readonly Round[], messages: PageMessages): void {
  const { fee, last } = programmeFacts(flow, rounds, messages, localeOfPage(), Date.now());
  const [, feeValue, value] = card.getElementsByTagName('dd');
  const [, , name] = card.getElementsByTagName('dt');
  const [amount] = feeValue?.getElementsByTagName('span') ?? [];
  const [first, second] = value?.querySelectorAll(':scope > span') ?? [];
  if (fee && amount) fill(amount, ...wordsOf(fee));
  if (!last || !name || !first || !second) return;
  name.textContent = last.name;
  first.textContent = last.value;
  second.textContent = last.round ?? '';
}

/**
 * Links each faculty to the form where it is chosen; on phones a button shows those that are left out at first. If the
 * faculties cannot be loaded, the section stays hidden.
 */
export async function showFaculties(): Promise<void> {
  const section = document.getElementById('faculties');
  const list = section?.querySelector('ul');
  const pattern = section?.querySelector('template')?.content.firstElementChild;
  if (!section || !list || !pattern) return;
  const faculties = await readFaculties(localeOfPage());
  if (faculties.length === 0) return;
  fill(
    list,
    ...faculties.map(({ id, name }) => {
      const item = pattern.cloneNode(true) as Element;
      const link = item.querySelector('a');
      const words = item.querySelector('span');
      link?.setAttribute('href', `${link.getAttribute('href') ?? ''}?faculty=${encodeURIComponent(id)}`);
      if (words) words.textContent = name;
      return item;
    }),
  );
  section.classList.remove('hidden');
  const button = section.querySelector('button');
  if (!button?.parentElement || faculties.length <= SHORT_LIST) return;
  button.textContent = interpolate(button.textContent, { count: faculties.length });
  button.parentElement.hidden = false;
  button.addEventListener('click', () => {
    list.classList.add('all');
    button.parentElement?.remove();
    list.querySelectorAll('a')[SHORT_LIST]?.focus();
  });
}

/**
 * Shows fees and deadlines of programmes and scholarships shortly before they scroll into view.
 * @param campaigns the slugs of the open campaigns
 */
export function showFacts(campaigns: Promise<readonly string[]>): void {
  const messages = JSON.parse(document.getElementById('ways')?.dataset.messages ?? 'null') as PageMessages | null;
  if (!messages) return;
  const read = readOnce((slug: string) => readCampaign(slug, localeOfPage()));
  const roundsOf = readOnce((flow: FlowId) => readRounds(flow, localeOfPage(), []));
  const nearest = document.getElementById('nearest-deadline');
  if (nearest)
    whenNearlyVisible(nearest, () => {
      void roundsOf('bachelor').then((rounds) => showDeadline(nearest, rounds, messages), ignoreError);
    });
  void campaigns.then((open) => {
    listCampaigns(open);
    for (const entry of document.querySelectorAll<HTMLElement>('[data-campaign]')) {
      const slug = entry.dataset.campaign ?? '';
      whenNearlyVisible(
        entry,
        () => void read(slug).then((campaign) => fillEntry(entry, campaign, messages), ignoreError),
      );
      entry.addEventListener('click', () => copyDraftTo(slug));
    }
  });
  for (const facts of document.querySelectorAll<HTMLElement>('[data-facts]')) {
    const flow = facts.closest<HTMLElement>('[data-flow]')?.dataset.flow ?? '';
    if (!isFlowId(flow)) continue;
    whenNearlyVisible(facts, () => {
      const rounds =
        flow === 'scholarship'
          ? campaigns.then((open) => readRounds(flow, localeOfPage(), open.map(read)))
          : roundsOf(flow);
      void rounds.then((known) => showProgramme(facts, flow, known, messages), ignoreError);
    });
  }
}

showApplications();
showFacts(readOpenCampaigns());
const programmes = document.getElementById('ways');
if (programmes) whenNearlyVisible(programmes, () => void showFaculties().catch(ignoreError));
