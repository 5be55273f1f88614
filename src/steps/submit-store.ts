import { atom, type ReadableAtom } from 'nanostores';
import type { FlowSession } from '../application/flow-session.ts';
import type { Step } from '../flows/definition/flow.ts';
import type { Application } from '../model/application.ts';
import type { FormSection } from './form-section.ts';
import type { Values } from '../model/rules.ts';

/** The form at one moment, after it was validated. */
export interface FormSnapshot {
  /** Keyed by field name, as typed. */
  readonly typed: Values;
  /** Keyed by field name and cleaned; `undefined` if the form shows errors. */
  readonly values: Readonly<Record<string, string>> | undefined;
  readonly section: FormSection | null;
  readonly application: Application | undefined;
}

/** Validates the form, or only the fields with these names. */
export type ReadForm = (names?: readonly string[]) => Promise<FormSnapshot>;

export type SubmitFailure =
  | { readonly kind: 'invalid' | 'invalid-part' | 'section-missing' }
  | { readonly kind: 'refused'; readonly error: unknown };

export type SubmitResult =
  /** The open part is complete, and nothing was sent. */
  | { readonly kind: 'part-complete' }
  | { readonly kind: 'failed'; readonly failure: SubmitFailure }
  /** The page was left, a dialog was dismissed or the submit was cancelled, so there is nothing to show. */
  | { readonly kind: 'ended' };

/**
 * `waiting`: answers or lists are loading, and the submit follows. `asking`: a dialog waits for the applicant.
 * `leaving`: the next page is loading, so further edits are not sent.
 */
export type SubmitPhase = 'idle' | 'waiting' | 'checking' | 'sending' | 'asking' | 'leaving';

/** Whether the answers are being sent, or will be sent without selecting the button again. */
export const isSaving = (phase: SubmitPhase): boolean => phase !== 'idle' && phase !== 'checking';

export interface SubmitStore {
  readonly $phase: ReadableAtom<SubmitPhase>;
  /** The input on this page that has been stored on the server. */
  readonly $saved: ReadableAtom<Values>;
  /** @param part the names of the open part's fields, if only this part is submitted */
  readonly submit: (readForm: ReadForm, part?: readonly string[]) => Promise<SubmitResult>;
  readonly wait: () => void;
  readonly cancel: () => void;
}

/** Saving is not part of the first load. */
export const loadFinishStep = () => import('./finish-step.ts');

export function createSubmitStore(session: FlowSession, step: Step): SubmitStore {
  const $phase = atom<SubmitPhase>('idle');
  const $saved = atom<Values>({});
  let controller = new AbortController();

  async function submit(readForm: ReadForm, part?: readonly string[]): Promise<SubmitResult> {
    if ($phase.get() !== 'idle' && $phase.get() !== 'waiting') return { kind: 'ended' };
    const { signal } = (controller = new AbortController());
    const setPhase = (phase: SubmitPhase): void => {
      if (!signal.aborted) $phase.set(phase);
    };
    const setSaved = (typed: Values): void => $saved.set(typed);
    const run = async (): Promise<SubmitResult> => {
      const snapshot = await readForm(part);
      if (part) return snapshot.values ? { kind: 'part-complete' } : failed({ kind: 'invalid-part' });
      if (!snapshot.values) return failed({ kind: 'invalid' });
      if (step.documentsSection && !snapshot.section) return failed({ kind: 'section-missing' });
      setPhase('sending');
      const { finishStep } = await loadFinishStep();
      // While a dialog is open, the submit waits for the applicant, not for the server.
      const stopListening = session.$openDialogs.listen((open) => {
        if ($phase.get() !== 'leaving') setPhase(open > 0 ? 'asking' : 'sending');
      });
      const setLeaving = (): void => setPhase('leaving');
      return finishStep(session, step, snapshot, { signal, setLeaving, setSaved, readForm }).finally(stopListening);
    };
    setPhase('checking');
    const result = await run().catch((error: unknown) => failed({ kind: 'refused', error }));
    setPhase('idle');
    return signal.aborted ? { kind: 'ended' } : result;
  }

  function wait(): void {
    if ($phase.get() === 'idle') $phase.set('waiting');
  }

  function cancel(): void {
    controller.abort();
    $phase.set('idle');
  }

  return { $phase, $saved, submit, wait, cancel };
}

const failed = (failure: SubmitFailure): SubmitResult => ({ kind: 'failed', failure });
