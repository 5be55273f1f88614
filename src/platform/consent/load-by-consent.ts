import { toolScripts } from '../../config/analytics.ts';
import { FLOW_IDS } from '../../config/flow-registry.ts';
import { TOOL_COOKIES } from '../../config/tool-cookies.ts';
import { reportsStarted } from '../error-reports/start-reports.ts';
import { allows, type Consent } from '../storage/consent-choice.ts';

/**
 * Loads those of the page's analytics tools, and the replay of visits, that the visitor has agreed to. Errors are reported without
 * consent (docs/spec-decisions.md, section 8).
 */
export function loadByConsent(choice: Consent | undefined): void {
  if (choice === undefined) return;
  const { tools: allowed = '', flow, replay } = document.body.dataset;
  const agreed = Object.entries(TOOL_COOKIES).filter(([, { purposes }]) =>
    purposes.some((purpose) => allows(choice, purpose)),
  );
  const tools = toolScripts(
    agreed.map(([tool]) => tool).filter((tool) => allowed.split(' ').includes(tool)),
    FLOW_IDS.find((id) => id === flow),
  );
  if (Object.keys(tools).length > 0)
    import('../analytics/start-tools.ts').then(
      ({ startTools }) => startTools(tools, choice),
      () => undefined, // The visitor may block it.
    );
  if (replay === undefined || !allows(choice, 'recordings')) return;
  reportsStarted()
    ?.then(() => import('../error-reports/replay.ts'))
    .then(
      ({ startReplay }) => startReplay(),
      () => undefined, // The visitor may block the reporter.
    );
}
