import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { DRAFT_SAVE_MS } from '../../config/constants.ts';
import type { CustomInput } from '../../model/application.ts';
import type { FlowContext } from '../context.ts';
import { draftKey, fieldName, responsesOf, startValues, type CustomValues } from './custom-answers.ts';

export type AnswersForm = UseFormReturn<CustomValues>;

/** The form of the campaign's questions; what is typed is kept as a draft after a short pause, and at once on leaving. */
export function useAnswers(context: FlowContext, inputs: readonly CustomInput[]): AnswersForm {
  const { $draft } = context.stores;
  const form = useForm<CustomValues>({ defaultValues: startValues(inputs, $draft.get()), shouldFocusError: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      const answers = responsesOf(inputs, form.getValues());
      const drafts = inputs.map((input) => [draftKey(input), answers[input.id] ?? ''] as const);
      $draft.set({ ...$draft.get(), ...Object.fromEntries(drafts) });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, DRAFT_SAVE_MS);
      },
    });
    window.addEventListener('pagehide', save);
    return () => {
      save();
      stop();
      window.removeEventListener('pagehide', save);
    };
  }, [$draft, form, inputs]);
  return form;
}

/** Takes the answers out of the draft: the server has them now. */
export function dropAnswers({ stores: { $draft } }: FlowContext, inputs: readonly CustomInput[]): void {
  const sent = new Set(inputs.map(draftKey));
  $draft.set(Object.fromEntries(Object.entries($draft.get()).filter(([key]) => !sent.has(key))));
}

/** Shows the server's sentences at their questions. @returns those that belong to none. */
export function showRefusals(
  form: AnswersForm,
  inputs: readonly CustomInput[],
  fields: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(fields).flatMap(([field, message]) => {
    const id = field.replace(/^.*\./, '').replace(/^custom_/, '');
    const index = inputs.findIndex((input) => input.id === id);
    if (index < 0) return message ? [message] : [];
    form.setError(fieldName(index), { message });
    return [];
  });
}
