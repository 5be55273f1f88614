import { isPerCampaign } from '../config/flow-registry.ts';
import type { Tone } from '../lib/tone.ts';
import type { APPLICATION_STATUSES } from '../model/application.ts';
import type { DashboardApplication } from '../model/dashboard.ts';

type Status = (typeof APPLICATION_STATUSES)[number] | 'to_confirm' | 'programme_changed';

export type NextAction =
  'continue' | 'pay' | 'confirm' | 'choose-again' | 'see-change' | 'apply-again' | 'other-ways' | 'contact' | 'none';

const STAGES = ['fill', 'pay', 'review', 'result'] as const;
type Stage = (typeof STAGES)[number];

export type Dated = 'payment-due' | 'email-promise';

export interface StatusView {
  readonly tone: Tone;
  readonly stage: Stage;
  readonly action: NextAction;
  readonly date?: Dated;
  /** The stage itself is done, because nothing follows it. */
  readonly finished?: true;
  /** The stages before it are done, and it has not begun. */
  readonly notBegun?: true;
  /** It went no further than its stage. */
  readonly stopped?: true;
}

/** docs/spec.md, section 4; codes by docs/spec-decisions.md, section 7. */
const VIEWS: Readonly<Record<Status, StatusView>> = {
  draft: { tone: 'info', stage: 'fill', action: 'continue' },
  awaiting_payment: { tone: 'warning', stage: 'pay', action: 'pay', date: 'payment-due' },
  to_confirm: { tone: 'warning', stage: 'review', action: 'confirm', notBegun: true },
  under_review: { tone: 'info', stage: 'review', action: 'none' },
  passed: { tone: 'success', stage: 'result', action: 'contact' },
  exam_failed: { tone: 'error', stage: 'result', action: 'other-ways', stopped: true },
  campaign_changed: { tone: 'warning', stage: 'fill', action: 'choose-again' },
  programme_changed: { tone: 'warning', stage: 'fill', action: 'see-change' },
  cancelled: { tone: 'error', stage: 'pay', action: 'apply-again', stopped: true },
  successful: { tone: 'success', stage: 'result', action: 'none', date: 'email-promise', finished: true },
};

/** A code that this build does not know shows the server's own text. */
const UNKNOWN: StatusView = { tone: 'info', stage: 'review', action: 'contact' };

export const isKnownStatus = (code: string): code is Status => Object.hasOwn(VIEWS, code);
export const statusView = (code: string): StatusView => (isKnownStatus(code) ? VIEWS[code] : UNKNOWN);

const UNSENT = ['draft', 'awaiting_payment'];

/** What is paid before it is confirmed is not sent yet, although the server calls it unfinished. Only a scholarship is chosen anew. */
export function shownStatus({ status, type, payment }: DashboardApplication): string {
  if (!type) return status;
  if (!isPerCampaign(type)) return status === 'campaign_changed' ? 'programme_changed' : status;
  return UNSENT.includes(status) && payment?.status === 'successful' ? 'to_confirm' : status;
}

export type StageState = 'done' | 'current' | 'stopped' | 'ahead';

export function stageStates(status: string): readonly (readonly [stage: Stage, state: StageState])[] {
  const { stage: standsAt, finished, notBegun, stopped } = statusView(status);
  const here = STAGES.indexOf(standsAt) + (finished ? 1 : 0);
  const hereState = notBegun ? 'ahead' : stopped ? 'stopped' : 'current';
  return STAGES.map((stage, index) => [stage, index < here ? 'done' : index === here ? hereState : 'ahead'] as const);
}
