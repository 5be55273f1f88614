import { useState, type SyntheticEvent } from 'react';
import { isCallError } from '../../api/errors.ts';
import type { Words } from '../../i18n/words.ts';
import { singleFlight } from '../../lib/single-flight.ts';
import type { CustomInput } from '../../model/application.ts';
import type { FlowContext } from '../context.ts';
import { failureText } from '../failure-text.ts';
import { saveForm, type Unsaved } from './save-form.ts';
import type { AnswersForm } from './use-answers.ts';

interface ContinueInput {
  readonly context: FlowContext;
  readonly form: AnswersForm;
  readonly customInputs: readonly CustomInput[];
  readonly words: Pick<Words, 'errors'>;
  /** Nothing is missing, failed or under way among the files. */
  readonly isReady: boolean;
  readonly onDone: () => void;
}

/** Two presses in one tick are one. */
const run = singleFlight((work: () => Promise<void>) => work());

/** The "Continue" of the step: shows what is missing, else saves the answers and goes on. */
export function useContinue({ context, form, customInputs, words, isReady, onDone }: ContinueInput) {
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  /** Sentences that belong to no field. */
  const [faults, setFaults] = useState<readonly string[]>([]);

  const stop = (told: readonly string[]): void => {
    setFaults(told);
    setAttempt((count) => count + 1);
  };
  const sentences = ({ error, others }: Unsaved): readonly string[] => {
    const known = isCallError(error) && Object.keys(error.fields).length > 0;
    return known ? others : [failureText(error, words.errors.call)].filter(Boolean);
  };
  /** The summary takes the focus when it is counted up, so that comes last, when every sentence is known. */
  const tryToLeave = async (): Promise<void> => {
    if (!form.check() || !isReady) {
      stop([]);
      return;
    }
    setBusy(true);
    const unsaved = await saveForm(context, form, customInputs);
    setBusy(false);
    if (unsaved) stop(sentences(unsaved));
    else onDone();
  };
  const press = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    await run(tryToLeave);
  };
  return { attempt, busy, faults, press };
}
