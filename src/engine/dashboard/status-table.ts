import type { APPLICATION_STATUSES } from '../../model/application.ts';
import type { Tone } from '../../ui/tone.tsx';

type Status = (typeof APPLICATION_STATUSES)[number];

/** What an applicant can do about an application; each status has one. */
export type NextAction = 'continue' | 'pay' | 'choose-again' | 'apply-again' | 'other-ways' | 'contact' | 'none';

/** The stages every application goes through, in order. */
const STAGES = ['fill', 'pay', 'review', 'result'] as const;
type Stage = (typeof STAGES)[number];

/** A date that a status promises or asks for. */
export type Dated = 'payment-due' | 'email-promise';

export interface StatusFace {
  readonly tone: Tone;
  /** The stage it stands at. */
  readonly stage: Stage;
  readonly action: NextAction;
  readonly date?: Dated;
  /** Nothing follows its stage: that one is done, too. */
  readonly finished?: true;
}

/** Status → what the applicant sees (spec, section 4, "visible from dashboard texts"; codes by decisions, section 7). */
const FACES: Readonly<Record<Status, StatusFace>> = {
  draft: { tone: 'info', stage: 'fill', action: 'continue' },
  awaiting_payment: { tone: 'warning', stage: 'pay', action: 'pay', date: 'payment-due' },
  under_review: { tone: 'info', stage: 'review', action: 'none' },
  passed: { tone: 'success', stage: 'result', action: 'contact' },
  exam_failed: { tone: 'error', stage: 'result', action: 'other-ways' },
  campaign_changed: { tone: 'warning', stage: 'fill', action: 'choose-again' },
  cancelled: { tone: 'error', stage: 'pay', action: 'apply-again' },
  successful: { tone: 'success', stage: 'result', action: 'none', date: 'email-promise', finished: true },
};

/** A code this build does not know is shown by the server's own text, and leads to the people who know. */
const UNKNOWN: StatusFace = { tone: 'info', stage: 'review', action: 'contact' };

export const isKnownStatus = (code: string): code is Status => Object.hasOwn(FACES, code);
export const statusFace = (code: string): StatusFace => (isKnownStatus(code) ? FACES[code] : UNKNOWN);

export type StageState = 'done' | 'current' | 'ahead';

/** How far an application of a status is, stage by stage. */
export function stageStates(status: string): readonly (readonly [stage: Stage, state: StageState])[] {
  const { stage: standsAt, finished } = statusFace(status);
  const here = STAGES.indexOf(standsAt) + (finished ? 1 : 0);
  return STAGES.map((stage, index) => [stage, index < here ? 'done' : index === here ? 'current' : 'ahead'] as const);
}
