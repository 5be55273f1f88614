import { readCampaign, readRounds } from '../../home/read-rounds.ts';
import type { Round } from '../../home/round-facts.ts';
import { whenNear } from '../../platform/when-near.ts';
import { copyDraftTo } from '../../platform/storage/early-draft.ts';
import { localeOfPage } from '../../platform/page-info.ts';
import { isFlowId } from '../../config/flow-registry.ts';
import { CAMPAIGN_SLUGS } from '../../config/sister-sites.ts';
import { campaignText, programmeText, type HomeMessages } from './facts-text.ts';

const ignore = (): void => undefined;

/** One request per campaign, for its entry and for the card of all scholarships. */
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
  const [state, facts] = entry.getElementsByTagName('p');
  if (link) link.textContent = campaign.name;
  if (state && typeof campaign.open === 'boolean') state.textContent = campaign.open ? messages.open : messages.ended;
  if (facts && campaign.open !== false) facts.textContent = campaignText(campaign, messages, localeOfPage());
}

/** What the server tells of programmes and scholarships; where it tells nothing, the page stays as it was built. */
export function showFacts(): void {
  const messages = JSON.parse(document.getElementById('ways')?.dataset.messages ?? 'null') as HomeMessages | null;
  if (!messages) return;
  const read = campaignReader();
  for (const entry of document.querySelectorAll<HTMLElement>('[data-campaign]')) {
    const slug = entry.dataset.campaign ?? '';
    whenNear(entry, () => void read(slug).then((campaign) => fillEntry(entry, campaign, messages), ignore));
    entry.addEventListener('click', () => copyDraftTo(slug));
  }
  for (const facts of document.querySelectorAll<HTMLElement>('[data-facts]')) {
    const flow = facts.closest<HTMLElement>('[data-flow]')?.dataset.flow ?? '';
    if (!isFlowId(flow)) continue;
    whenNear(facts, () => {
      const campaigns = flow === 'scholarship' ? CAMPAIGN_SLUGS.map((slug) => read(slug)) : [];
      void readRounds(flow, localeOfPage(), campaigns).then((rounds) => {
        facts.textContent = programmeText(flow, rounds, messages, localeOfPage());
      }, ignore);
    });
  }
}
