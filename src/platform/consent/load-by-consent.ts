import { toolScripts } from '../../config/analytics.ts';
import { FLOW_IDS } from '../../config/flow-registry.ts';
import { reportsStarted } from '../error-reports/start-reports.ts';
import type { Consent } from '../storage/consent-choice.ts';

/**
 * Once the visitor has accepted, loads the page's analytics tools and the replay of errors. Errors are reported without
 * consent (docs/spec-decisions.md, section 8).
 */
export function loadByConsent(choice: Consent | undefined): void {
  if (choice !== 'accepted') return;
  const { tools: allowed = '', flow, replay } = document.body.dataset;
  const tools = toolScripts(
    allowed.split(' '),
    FLOW_IDS.find((id) => id === flow),
  );
  if (Object.keys(tools).length > 0)
    void import('../analytics/start-tools.ts').then(({ startTools }) => startTools(tools));
  if (replay === undefined) return;
  reportsStarted()
    ?.then(() => import('../error-reports/replay.ts'))
    .then(
      ({ startReplay }) => startReplay(),
      () => undefined, // The visitor may block the reporter.
    );
}
