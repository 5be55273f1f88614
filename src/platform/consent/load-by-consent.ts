import { reportsErrors, toolScripts } from '../../config/analytics.ts';
import { FLOW_IDS } from '../../config/flow-registry.ts';
import type { Consent } from '../storage/consent-choice.ts';

export type ReportError = (error: unknown) => void;

/**
 * Errors are reported without consent; the analytics tools that the page allows, and the replay of errors, load after it
 * (docs/spec-decisions.md, section 8).
 * @returns loads what the choice allows
 */
export function createConsentLoader(reportWith: (report: ReportError) => void): (choice: Consent | undefined) => void {
  const { tools: allowed = '', flow, replay } = document.body.dataset;
  const reporter = reportsErrors ? import('../error-reports/reporter.ts') : undefined;
  reporter?.then(
    ({ openReporter }) => reportWith(openReporter()),
    () => undefined, // The visitor may block the reporter.
  );
  return (choice) => {
    if (choice !== 'accepted') return;
    const tools = toolScripts(
      allowed.split(' '),
      FLOW_IDS.find((id) => id === flow),
    );
    if (Object.keys(tools).length > 0)
      void import('../analytics/start-tools.ts').then(({ startTools }) => startTools(tools));
    if (!reporter || replay === undefined) return;
    reporter
      .then(() => import('../error-reports/replay.ts'))
      .then(
        ({ startReplay }) => startReplay(),
        () => undefined,
      );
  };
}
