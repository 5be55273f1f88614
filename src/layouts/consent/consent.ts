import { isLocale } from '../../config/locales.ts';
import { FLOW_IDS } from '../../config/flows.ts';
import { href } from '../../config/routes.ts';
import { reportsErrors, tagAddresses } from '../../config/tags.ts';
import { consentWords } from '../../i18n/late-words.ts';
import { consentTo, saveConsent, type Consent } from '../../state/consent.ts';
import { localeOfDocument } from '../analytics/page-view.ts';
import { forgetToolCookies } from '../../state/tool-cookies.ts';
import { createStrip, type Strip } from './strip.ts';

/** Sends one error, where reports are configured. */
export type Report = (error: unknown) => void;

/** The choice about cookies on this page: asks for it, keeps it, and loads what it allows (spec section 2; decisions, section 8). */
export interface OpenConsent {
  /** Shows the strip again; `opener` has the focus back afterwards. */
  readonly show: (opener: HTMLElement) => void;
}

let opened: Promise<OpenConsent> | undefined;

/** @param takeOver gets the function that reports an error, once it is here */
export const openConsent = (takeOver: (report: Report) => void): Promise<OpenConsent> => (opened ??= open(takeOver));

async function open(takeOver: (report: Report) => void): Promise<OpenConsent> {
  const version = document.body.dataset['consent'] ?? '';
  const lang = localeOfDocument();
  const locale = isLocale(lang) ? lang : 'th';
  const { tools: allowed = '', flow, replay } = document.body.dataset;
  let choice = consentTo(version);

  const reporter = reportsErrors ? import('../reports/reporter.ts') : undefined;
  reporter?.then(
    ({ openReporter }) => takeOver(openReporter()),
    () => undefined, // Blocked by the visitor: the site works without.
  );
  const load = (): void => {
    if (choice !== 'accepted') return;
    const tools = tagAddresses(
      allowed.split(' '),
      FLOW_IDS.find((one) => one === flow),
    );
    const found = Object.keys(tools).length > 0;
    if (found) void import('../analytics/load-tags.ts').then(({ loadTags }) => loadTags(tools));
    if (!reporter || replay === undefined) return;
    reporter
      .then(() => import('../reports/replay.ts'))
      .then(
        ({ startReplay }) => startReplay(),
        () => undefined,
      );
  };

  let strip: Strip | undefined;
  const choose = (next: Consent): void => {
    const before = choice;
    choice = next;
    saveConsent(next, version);
    if (before === 'accepted' && next === 'refused') {
      // A script that runs cannot be taken back; what it sets while it is left goes when the next page is open.
      forgetToolCookies(location.hostname);
      location.reload();
      return;
    }
    strip?.hide();
    if (before !== next) load();
  };
  const show = async (opener?: HTMLElement): Promise<void> => {
    strip ??= createStrip(await consentWords(locale), href('cookies-policy', locale), choose);
    strip.show(choice, opener);
  };

  // A page that comes back from the browser's memory may have missed the choice, or hold what has been withdrawn since.
  window.addEventListener('pageshow', ({ persisted }) => {
    const now = consentTo(version);
    if (!persisted || now === choice) return;
    if (choice === 'accepted') location.reload();
    choice = now;
    strip?.hide();
    load();
  });

  if (choice === 'refused') forgetToolCookies(location.hostname);
  if (choice === undefined) await show();
  else load();
  return { show: (opener) => void show(opener) };
}
