import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DRAFT_SAVE_MS } from '../../config/constants.ts';
import type { Words } from '../../i18n/words.ts';
import type { CustomInput } from '../../model/application.ts';
import type { FlowContext } from '../context.ts';
import { answerFault, draftKey, fieldName, responsesOf, startValues, type CustomValues } from './custom-answers.ts';

type Faults = Readonly<Record<string, string | undefined>>;

/** The answers to the campaign's questions. A few controls need no form library, which would be a tenth of the page. */
export interface AnswersForm {
  /** By `fieldName`, as are the faults. */
  readonly values: CustomValues;
  readonly faults: Faults;
  readonly answer: (name: string, value: string | boolean) => void;
  /** The newest values, whenever it is asked. */
  readonly newest: () => CustomValues;
  /** Judges every answer and shows what is wrong; from then on a fault follows what is typed. */
  readonly check: () => boolean;
  readonly refuse: (name: string, message: string) => void;
}

/** The form of the campaign's questions; what is typed is kept as a draft after a short pause, and at once on leaving. */
export function useAnswers(
  context: FlowContext,
  inputs: readonly CustomInput[],
  words: Pick<Words, 'errors'>,
): AnswersForm {
  const { $draft } = context.stores;
  const [values, setValues] = useState(() => startValues(inputs, $draft.get()));
  const [faults, setFaults] = useState<Faults>({});
  const newest = useRef(values);
  const judged = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback((): void => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const answers = responsesOf(inputs, newest.current);
    const drafts = inputs.map((input) => [draftKey(input), answers[input.id] ?? ''] as const);
    $draft.set({ ...$draft.get(), ...Object.fromEntries(drafts) });
  }, [$draft, inputs]);
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('pagehide', save);
    };
  }, [save]);

  const actions = useMemo(() => {
    const faultsNow = (): Faults =>
      Object.fromEntries(
        inputs.map((input, index) => {
          const name = fieldName(index);
          return [name, answerFault(input, newest.current[name] ?? '', words)] as const;
        }),
      );
    return {
      answer: (name: string, value: string | boolean): void => {
        newest.current = { ...newest.current, [name]: value };
        setValues(newest.current);
        if (judged.current) setFaults((before) => ({ ...before, [name]: faultsNow()[name] }));
        clearTimeout(timer.current);
        timer.current = setTimeout(save, DRAFT_SAVE_MS);
      },
      newest: () => newest.current,
      check: (): boolean => {
        judged.current = true;
        const found = faultsNow();
        setFaults(found);
        return Object.values(found).every((fault) => fault === undefined);
      },
      refuse: (name: string, message: string): void => {
        setFaults((before) => ({ ...before, [name]: message }));
      },
    };
  }, [inputs, words, save]);
  return { values, faults, ...actions };
}
