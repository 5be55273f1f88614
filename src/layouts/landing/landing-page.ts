import { countUnannounced } from '../../api/pending-requests.ts';
import { isFlowId } from '../../config/flow-registry.ts';
import { landingFacts } from '../../home/landing-facts.ts';
import { readRounds } from '../../home/read-rounds.ts';
import { factsOf, feeText } from '../../home/round-facts.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { addLandingFacts, showAnswer } from '../../platform/landing-facts-list.ts';
import { localeOfPage } from '../../platform/page-info.ts';
import { onEachPage } from '../../platform/page-life-cycle.ts';
import { cacheListsInTab } from '../../platform/storage/tab-lists.ts';
import { facts as en } from '../../../locales/en/campaign.json';
import { facts as th } from '../../../locales/th/campaign.json';

/** The document is read before these messages are needed, so it does not contain them. */
const MESSAGES = { th, en };

/** The script of a flow's first page, which shows fee and deadline in space that the page reserves. */
async function showLandingFacts(): Promise<void> {
  const { flow = '' } = document.body.dataset;
  // Another page may have taken the first one's place.
  if (document.getElementById('landing-facts') === null) return;
  // A scholarship's facts come with the campaign, which the island reads.
  if (!isFlowId(flow) || flow === 'scholarship') return;
  const locale = localeOfPage();
  const messages = MESSAGES[locale];
  const rounds = await readRounds(flow, locale, []);
  addLandingFacts(landingFacts(flow, rounds, messages, locale, Date.now()));
  const { fee } = factsOf(rounds);
  if (flow === 'short-course' && fee && fee.lowest > 0)
    showAnswer('pay', interpolate(messages.payCourse, { amount: feeText(fee, messages, locale) }));
}

// This script is a separate bundle; the form finds the rounds in the tab's storage.
cacheListsInTab();
// The page is complete without the facts and does not wait for them.
countUnannounced();
onEachPage(() => void showLandingFacts().catch(() => undefined));
