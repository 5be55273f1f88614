import { atom, type ReadableAtom } from 'nanostores';
import type { FlowSession } from '../application/flow-session.ts';
import type { Step } from '../flows/definition/flow.ts';
import type { SubmitFailure, SubmittedForm } from './submitted-form.ts';

export interface SubmitState {
  /** `asking`: the applicant is waited for. `leaving`: the next page is, and an edit would not be sent. */
  readonly phase: 'idle' | 'waiting' | 'checking' | 'sending' | 'asking' | 'leaving';
  /** Each failed submit moves the focus to the error summary. */
  readonly attempt: number;
  readonly failure: SubmitFailure | undefined;
}

export interface SubmitStore {
  readonly $state: ReadableAtom<SubmitState>;
  readonly submit: () => Promise<void>;
  readonly cancel: () => void;
}

/** The module that saves is no part of a page's first load. */
export const loadSaveForm = () => import('./save-form.ts');

export function createSubmitStore(session: FlowSession, step: Step, form: SubmittedForm): SubmitStore {
  const $state = atom<SubmitState>({ phase: 'idle', attempt: 0, failure: undefined });
  let controller = new AbortController();

  async function submit(): Promise<void> {
    const { phase } = $state.get();
    if (phase !== 'idle' && phase !== 'waiting') return;
    const { signal } = (controller = new AbortController());
    const set = (change: Partial<SubmitState>): void => {
      if (!signal.aborted) $state.set({ ...$state.get(), ...change });
    };
    const fail = (failure: SubmitFailure): void => set({ phase: 'idle', failure, attempt: $state.get().attempt + 1 });
    const save = async (values: Record<string, string>): Promise<void> => {
      set({ phase: 'sending' });
      const { saveForm } = await loadSaveForm();
      const run = { signal, setPhase: (next: SubmitState['phase']) => set({ phase: next }) };
      const failure = await saveForm(session, step, values, form, run);
      if (failure) fail(failure);
      else set({ phase: 'idle' });
    };
    if (form.isLoading()) {
      set({ phase: 'waiting' });
      return;
    }
    set({ phase: 'checking', failure: undefined });
    try {
      const goOn = await form.checkPart?.();
      if (goOn === false) {
        fail({ kind: 'invalid' });
        return;
      }
      if (goOn) {
        set({ phase: 'idle' });
        goOn();
        return;
      }
      const values = await form.validate();
      // The section is checked even when fields have errors, so that all errors show together.
      const section = form.section();
      const isSectionComplete = !section || (await section.check());
      if (!values || !isSectionComplete) fail({ kind: 'invalid' });
      else if (step.documents && !section) fail({ kind: 'section-missing' });
      else await save(values);
    } catch (error) {
      fail({ kind: 'refused', error, otherMessages: [], hasFieldErrors: false });
    }
  }

  function cancel(): void {
    controller.abort();
    $state.set({ ...$state.get(), phase: 'idle' });
  }

  return { $state, submit, cancel };
}
