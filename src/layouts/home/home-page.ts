import { href } from '../../config/routes.ts';
import { isFlowId, type FlowId } from '../../config/flow-registry.ts';
import { campaignHref, nameOfSlug, scholarshipCardHref } from '../../config/scholarship-campaigns.ts';
import { deadlineText } from '../../home/landing-facts.ts';
import { continueHref } from '../../home/continue-href.ts';
import { readCampaign, readFaculties, readRounds } from '../../home/read-rounds.ts';
import { campaignText, programmeText, type HomeMessages, type Round } from '../../home/round-facts.ts';
import { readOpenCampaigns } from '../../platform/open-campaigns.ts';
import { baht } from '../../i18n/format.ts';
import { plainText } from '../../ui/sanitize.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { localeOfPage } from '../../platform/page-info.ts';
import { copyDraftTo } from '../../platform/storage/early-draft.ts';
import { mostUrgent, storedApplications, type StoredApplication } from '../../platform/storage/stored-applications.ts';
import { whenNearlyVisible } from '../../platform/when-nearly-visible.ts';

/** The home page's script. Links and texts that it cannot fill stay as they were built. */

/** Links to the applications that this browser has begun, in space that the page reserves. */
export function showApplications(): void {
  const applications = storedApplications();
  const hidden = document.querySelector('#applications > [hidden]');
  if (!hidden || applications.length === 0) return;
  for (const link of hidden.querySelectorAll('a')) {
    const application = applications.find(({ flow }) => flow === link.dataset.flow);
    if (!application) {
      link.remove();
      continue;
    }
    link.href = continueHref(application, localeOfPage());
    const [number, oneStepLeft, paymentLeft] = link.getElementsByTagName('span');
    const { amount, isReviewed = false } = application;
    if (number) number.textContent = application.number ?? '';
    if (oneStepLeft) oneStepLeft.hidden = !isReviewed || Boolean(amount);
    if (!paymentLeft || !isReviewed || !amount) continue;
    paymentLeft.textContent = interpolate(paymentLeft.textContent, { amount: baht(amount, localeOfPage()) });
    paymentLeft.hidden = false;
  }
  hidden.replaceWith(...hidden.children);
  leadBack(applications);
}

/** Makes the first button continue the most urgent application, and the second start another. */
function leadBack(applications: readonly StoredApplication[]): void {
  const application = mostUrgent(applications);
  const start = document.querySelector<HTMLAnchorElement>('#home-start');
  if (!application || !start) return;
  start.href = continueHref(application, localeOfPage());
  for (const button of [start, document.getElementById('home-choose')]) {
    const [first, returning] = button?.getElementsByTagName('span') ?? [];
    if (returning) returning.hidden = false;
    first?.remove();
  }
}

const ignoreError = (): void => undefined;

/** A campaign's entry and the card of all scholarships share one request. */
function campaignReader(): (slug: string) => ReturnType<typeof readCampaign> {
  const asked = new Map<string, ReturnType<typeof readCampaign>>();
  return (slug) => {
    const answer = asked.get(slug) ?? readCampaign(slug, localeOfPage());
    asked.set(slug, answer);
    return answer;
  };
}

function fillEntry(entry: HTMLElement, campaign: Round | 'not-found', messages: HomeMessages): void {
  if (campaign === 'not-found') {
    entry.remove();
    return;
  }
  const [link] = entry.getElementsByTagName('a');
  const prize = entry.querySelector('[data-prize]');
  const [state, facts] = entry.querySelectorAll('p:not([data-prize])');
  if (link) link.textContent = campaign.name;
  if (prize && campaign.description) prize.textContent = plainText(campaign.description);
  if (state && typeof campaign.open === 'boolean') state.textContent = campaign.open ? messages.open : messages.ended;
  if (facts && campaign.open !== false) facts.textContent = campaignText(campaign, messages, localeOfPage());
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

/** The first screen and the flow's card share one request. */
function roundsReader(): (flow: FlowId) => ReturnType<typeof readRounds> {
  const asked = new Map<FlowId, ReturnType<typeof readRounds>>();
  return (flow) => {
    const answer = asked.get(flow) ?? readRounds(flow, localeOfPage(), []);
    asked.set(flow, answer);
    return answer;
  };
}

function showDeadline(place: Element, rounds: readonly Round[], messages: HomeMessages): void {
  const deadline = deadlineText(rounds, messages, localeOfPage(), Date.now());
  place.textContent = deadline && interpolate(messages.nearest, { deadline });
}

/** Links each faculty to the form where it is chosen. If the faculties cannot be loaded, the section stays hidden. */
export async function showFaculties(): Promise<void> {
  const section = document.getElementById('faculties');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  const faculties = await readFaculties(localeOfPage());
  if (faculties.length === 0) return;
  list.textContent = '';
  list.append(
    ...faculties.map(({ id, name }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.className = 'flex min-h-touch items-center border-b border-line font-semibold hover:underline';
      link.href = `${href('bachelor', localeOfPage())}?faculty=${encodeURIComponent(id)}`;
      link.textContent = name;
      item.append(link);
      return item;
    }),
  );
  section.classList.remove('hidden');
}

/**
 * Shows fees and deadlines of programmes and scholarships shortly before they scroll into view.
 * @param campaigns the slugs of the open campaigns
 */
export function showFacts(campaigns: Promise<readonly string[]>): void {
  const messages = JSON.parse(document.getElementById('ways')?.dataset.messages ?? 'null') as HomeMessages | null;
  if (!messages) return;
  const read = campaignReader();
  const roundsOf = roundsReader();
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
      void rounds.then((known) => {
        facts.textContent = programmeText(flow, known, messages, localeOfPage());
      }, ignoreError);
    });
  }
}

showApplications();
showFacts(readOpenCampaigns());
const programmes = document.getElementById('ways');
if (programmes) whenNearlyVisible(programmes, () => void showFaculties().catch(ignoreError));
