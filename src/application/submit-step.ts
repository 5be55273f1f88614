import { atom, type ReadableAtom } from 'nanostores';
import type { FlowSession } from './flow-session.ts';
import type { Step } from './flow.ts';
import type { SubmitFailure, SubmittedForm } from './submitted-form.ts';

export interface SubmitState {
  readonly phase: 'idle' | 'waiting' | 'checking' | 'sending';
  /** Each failed submit moves the focus to the error summary. */
  readonly attempt: number;
  readonly failure: SubmitFailure | undefined;
}

export interface SubmitStore {
  readonly $state: ReadableAtom<SubmitState>;
  readonly submit: () => Promise<void>;
}

/** The module that saves is no part of a page's first load. */
export const loadSaveForm = () => import('./save-form.ts');

export function createSubmitStore(session: FlowSession, step: Step, form: SubmittedForm): SubmitStore {
  const $state = atom<SubmitState>({ phase: 'idle', attempt: 0, failure: undefined });
  const set = (change: Partial<SubmitState>): void => $state.set({ ...$state.get(), ...change });
  const fail = (failure: SubmitFailure): void => set({ phase: 'idle', failure, attempt: $state.get().attempt + 1 });

  async function save(values: Record<string, string>): Promise<void> {
    set({ phase: 'sending' });
    const { saveForm } = await loadSaveForm();
    const failure = await saveForm(session, step, values, form);
    if (failure) fail(failure);
    else set({ phase: 'idle' });
  }

  async function submit(): Promise<void> {
    const { phase } = $state.get();
    if (phase === 'checking' || phase === 'sending') return;
    if (form.isLoading()) {
      set({ phase: 'waiting' });
      return;
    }
    set({ phase: 'checking', failure: undefined });
    try {
      const values = await form.validate();
      // The section is checked even when fields have errors, so that all errors show together.
      const isSectionComplete = (await form.section()?.check()) ?? true;
      if (values !== undefined && step.documents && !form.section()) fail({ kind: 'section-missing' });
      else if (values === undefined || !isSectionComplete) fail({ kind: 'invalid' });
      else await save(values);
    } catch (error) {
      fail({ kind: 'refused', error, otherMessages: [], hasFieldErrors: false });
    }
  }

  return { $state, submit };
}
