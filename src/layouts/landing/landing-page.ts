import { countUnannounced } from '../../api/pending-requests.ts';
import { isFlowId } from '../../config/flow-registry.ts';
import { landingFacts, type LandingMessages } from '../../home/landing-facts.ts';
import { readRounds } from '../../home/read-rounds.ts';
import { localeOfPage } from '../../platform/page-info.ts';
import { cacheListsInTab } from '../../platform/storage/tab-lists.ts';

/** The script of a flow's first page, which shows fee and deadline in space that the page reserves. */
async function showLandingFacts(): Promise<void> {
  const list = document.getElementById('landing-facts');
  const { flow = '' } = document.body.dataset;
  // A scholarship's facts come with the campaign, which the island reads.
  if (!list?.dataset.messages || !isFlowId(flow) || flow === 'scholarship') return;
  const messages = JSON.parse(list.dataset.messages) as LandingMessages;
  const locale = localeOfPage();
  const rounds = await readRounds(flow, locale, []);
  for (const fact of landingFacts(flow, rounds, messages, locale, Date.now())) {
    const item = document.createElement('li');
    item.textContent = fact;
    list.append(item);
  }
}

// This script is a separate bundle; the form finds the rounds in the tab's storage.
cacheListsInTab();
// The page is complete without the facts and does not wait for them.
countUnannounced();
showLandingFacts().catch(() => undefined);
