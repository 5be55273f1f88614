import type { RefObject } from 'react';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';
import type { Application } from '../../model/application.ts';
import type { FlowContext } from '../context.ts';

/** What a step's page is about beside its fields, as the form's "Continue" uses it. */
export interface StepPartHandle {
  /** Whether the step may be left; what is in the way is told by `onProblems`. */
  readonly check: () => Promise<boolean>;
  /** @throws {CallError} */
  readonly save: () => Promise<void>;
}

export interface StepPartProps {
  readonly context: FlowContext;
  readonly application: Application;
  /** Whether "Continue" was pressed. */
  readonly pressed: boolean;
  /** Filled by the part as long as it can be used. */
  readonly handle: RefObject<StepPartHandle | null>;
  /** The same function at every render. */
  readonly onProblems: (problems: readonly SummaryError[]) => void;
}
