import { FLOW_IDS } from '../../config/flow-registry.ts';
import { href } from '../../config/routes.ts';
import { reportsErrors, toolScripts } from '../../config/analytics.ts';
import { consentMessages } from '../../i18n/lazy-messages.ts';
import { localeOfPage } from '../page-info.ts';
import { onPageRestored } from '../page-restored.ts';
import { consentTo, saveConsent, type Consent } from '../storage/consent-choice.ts';
import { removeAnalyticsCookies } from './remove-analytics-cookies.ts';
import { createBanner, type Banner } from './banner.ts';

export type ReportError = (error: unknown) => void;

/** docs/spec-decisions.md, section 8 */
export interface OpenConsent {
  readonly show: (opener: HTMLElement) => void;
}

let opened: Promise<OpenConsent> | undefined;

export const openConsent = (reportWith: (report: ReportError) => void): Promise<OpenConsent> =>
  (opened ??= open(reportWith));

async function open(reportWith: (report: ReportError) => void): Promise<OpenConsent> {
  const { consent: version = '', tools: allowed = '', flow, replay } = document.body.dataset;
  const locale = localeOfPage();
  let choice = consentTo(version);

  const reporter = reportsErrors ? import('../error-reports/reporter.ts') : undefined;
  reporter?.then(
    ({ openReporter }) => reportWith(openReporter()),
    () => undefined, // Blocked by the visitor.
  );
  const load = (): void => {
    if (choice !== 'accepted') return;
    const tools = toolScripts(
      allowed.split(' '),
      FLOW_IDS.find((id) => id === flow),
    );
    if (Object.keys(tools).length > 0) void import('../analytics/load-tags.ts').then(({ loadTags }) => loadTags(tools));
    if (!reporter || replay === undefined) return;
    reporter
      .then(() => import('../error-reports/replay.ts'))
      .then(
        ({ startReplay }) => startReplay(),
        () => undefined,
      );
  };

  let banner: Banner | undefined;
  const choose = (next: Consent): void => {
    const before = choice;
    choice = next;
    saveConsent(next, version);
    if (before === 'accepted' && next === 'refused') {
      // A running script cannot be unloaded.
      removeAnalyticsCookies(location.hostname);
      location.reload();
      return;
    }
    banner?.hide();
    if (before !== next) load();
  };
  const show = async (opener?: HTMLElement): Promise<void> => {
    banner ??= createBanner(await consentMessages(locale), href('cookies-policy', locale), choose);
    banner.show(choice, opener);
  };

  // The choice may have changed on another page meanwhile.
  onPageRestored(() => {
    const current = consentTo(version);
    if (current === choice) return;
    if (choice === 'accepted') location.reload();
    choice = current;
    banner?.hide();
    load();
  });

  if (choice === 'refused') removeAnalyticsCookies(location.hostname);
  if (choice === undefined) await show();
  else load();
  return { show: (opener) => void show(opener) };
}
