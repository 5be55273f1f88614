import { call } from '../../api/client.ts';
import { campaignFaculties } from '../../api/contract/general.ts';
import { isFlowId } from '../../config/flow-registry.ts';
import { CAMPAIGN_SLUGS } from '../../config/sister-sites.ts';
import { deadlineText } from '../../home/landing-facts.ts';
import { continueHref } from '../../home/continue-href.ts';
import { readCampaign, readRounds } from '../../home/read-rounds.ts';
import { campaignText, programmeText, type HomeMessages, type Round } from '../../home/round-facts.ts';
import { plainText } from '../../ui/sanitize.ts';
import { localeOfPage } from '../../platform/page-info.ts';
import { copyDraftTo } from '../../platform/storage/early-draft.ts';
import { storedApplications } from '../../platform/storage/stored-applications.ts';
import { whenNear } from '../../platform/when-near.ts';

/** The script of the home page. Every link and text that it cannot fill stays as it was built. */

/** Shows links to the applications that this browser has begun, in the space that the page reserves for them. */
export function showApplications(): void {
  const applications = storedApplications();
  const hidden = document.querySelector('#applications > [hidden]');
  if (!hidden || applications.length === 0) return;
  for (const link of hidden.querySelectorAll('a')) {
    const application = applications.find(({ flow }) => flow === link.dataset.flow);
    if (application) link.href = continueHref(application, localeOfPage());
    else link.remove();
  }
  hidden.replaceWith(...hidden.children);
}

const ignoreError = (): void => undefined;

/** The entry of a campaign and the card of all scholarships share one request. */
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

function showDeadline(rounds: readonly Round[], messages: HomeMessages): void {
  const place = document.getElementById('nearest-deadline');
  if (place) place.textContent = deadlineText(rounds, messages, localeOfPage(), Date.now());
}

/** Lists the faculties as words; without an answer the section stays hidden. */
export async function showFaculties(): Promise<void> {
  const section = document.getElementById('faculties');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  const faculties = await call(campaignFaculties, {
    locale: localeOfPage(),
    query: { type: 'bachelor', degree: 'bachelor' },
  });
  if (faculties.length === 0) return;
  list.replaceChildren(
    ...faculties.map(({ name }) => {
      const item = document.createElement('li');
      item.textContent = name;
      return item;
    }),
  );
  section.classList.remove('hidden');
}

/** Shows the fees and deadlines of programmes and scholarships, as soon as they come near the view. */
export function showFacts(): void {
  const messages = JSON.parse(document.getElementById('ways')?.dataset.messages ?? 'null') as HomeMessages | null;
  if (!messages) return;
  const read = campaignReader();
  for (const entry of document.querySelectorAll<HTMLElement>('[data-campaign]')) {
    const slug = entry.dataset.campaign ?? '';
    whenNear(entry, () => void read(slug).then((campaign) => fillEntry(entry, campaign, messages), ignoreError));
    entry.addEventListener('click', () => copyDraftTo(slug));
  }
  for (const facts of document.querySelectorAll<HTMLElement>('[data-facts]')) {
    const flow = facts.closest<HTMLElement>('[data-flow]')?.dataset.flow ?? '';
    if (!isFlowId(flow)) continue;
    whenNear(facts, () => {
      const campaigns = flow === 'scholarship' ? CAMPAIGN_SLUGS.map((slug) => read(slug)) : [];
      void readRounds(flow, localeOfPage(), campaigns).then((rounds) => {
        facts.textContent = programmeText(flow, rounds, messages, localeOfPage());
        if (flow === 'bachelor') showDeadline(rounds, messages);
      }, ignoreError);
    });
  }
}

showApplications();
showFacts();
const programmes = document.getElementById('ways');
if (programmes) whenNear(programmes, () => void showFaculties().catch(ignoreError));
