import { useState, type SyntheticEvent } from 'react';
import { isCallError } from '../../api/errors.ts';
import type { Words } from '../../i18n/words.ts';
import { singleFlight } from '../../lib/single-flight.ts';
import type { CustomInput } from '../../model/application.ts';
import type { FlowContext } from '../context.ts';
import { failureText } from '../failure-text.ts';
import { responsesOf } from './custom-answers.ts';
import { saveAnswers } from './save-answers.ts';
import { dropAnswers, showRefusals, type AnswersForm } from './use-answers.ts';

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

  const stop = (sentences: readonly string[]): void => {
    setFaults(sentences);
    setAttempt((count) => count + 1);
  };
  const refused = (error: unknown): readonly string[] => {
    const others = isCallError(error) ? showRefusals(form, customInputs, error.fields) : [];
    const known = isCallError(error) && Object.keys(error.fields).length > 0;
    return known ? others : [failureText(error, words.errors.call)].filter(Boolean);
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      if (customInputs.length > 0) await saveAnswers(context, responsesOf(customInputs, form.newest()));
      dropAnswers(context, customInputs);
      onDone();
    } finally {
      setBusy(false);
    }
  };
  /** The summary takes the focus when it is counted up, so that comes last, when every sentence is known. */
  const tryToLeave = async (): Promise<void> => {
    if (!form.check() || !isReady) {
      stop([]);
      return;
    }
    try {
      await save();
    } catch (error) {
      stop(refused(error));
    }
  };
  const press = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    await run(tryToLeave);
  };
  return { attempt, busy, faults, press };
}
