import { href } from '../../config/routes.ts';
import { UTM_KEY } from '../../config/storage-keys.ts';
import { consentMessages } from '../../i18n/lazy-messages.ts';
import { localeOfPage } from '../page-info.ts';
import { onPageRestored } from '../page-life-cycle.ts';
import { allows, consentTo, saveConsent, sendsReports, type Consent } from '../storage/consent-choice.ts';
import { removeKey } from '../storage/browser-storage.ts';
import { removeAnalyticsData } from './remove-analytics-data.ts';
import { createBanner, type Banner } from './banner.ts';
import { loadByConsent } from './load-by-consent.ts';

export interface OpenConsent {
  readonly show: (opener: HTMLElement) => void;
}

/** A running script cannot be unloaded. */
const isRunning = (choice: Consent | undefined): boolean => choice !== undefined && choice !== 'refused';

let opened: Promise<OpenConsent> | undefined;

export const openConsent = (): Promise<OpenConsent> =>
  (opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  }));

async function open(): Promise<OpenConsent> {
  const { consent: version = '' } = document.body.dataset;
  const locale = localeOfPage();
  let choice = consentTo(version);

  let banner: Banner | undefined;
  const choose = (next: Consent, reports = sendsReports()): void => {
    const before = choice;
    const stopsReports = !reports && sendsReports();
    choice = next;
    saveConsent(next, version, Date.now(), reports);
    document.dispatchEvent(new CustomEvent('consent:chosen'));
    if (!allows(next, 'adverts')) removeKey(UTM_KEY);
    // An earlier version of the policy may have been accepted.
    if (next !== 'accepted') removeAnalyticsData(location.hostname);
    if (stopsReports || (before !== next && isRunning(before))) {
      location.reload();
      return;
    }
    banner?.hide();
    if (before !== next) loadByConsent(choice);
  };
  const show = async (opener?: HTMLElement): Promise<void> => {
    banner ??= createBanner(await consentMessages(locale), href('cookies-policy', locale), choose);
    banner.show(choice, opener);
  };

  // The choice may have changed on another page in the meantime.
  onPageRestored(() => {
    const current = consentTo(version);
    if (current === choice) return;
    if (isRunning(choice)) location.reload();
    choice = current;
    banner?.hide();
    loadByConsent(choice);
  });

  // The replay of visits belongs to the pages of a flow that may have it.
  document.addEventListener('page:swapped', () => loadByConsent(choice));

  // A tool that was still running may have written again after the choice.
  if (choice !== undefined && choice !== 'accepted') removeAnalyticsData(location.hostname, choice);
  if (choice === undefined) await show();
  else loadByConsent(choice);
  return { show: (opener) => void show(opener) };
}
