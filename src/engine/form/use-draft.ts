import { useCallback, useEffect, useRef } from 'react';
import { DRAFT_SAVE_MS } from '../../config/constants.ts';
import type { Application } from '../../model/application.ts';
import type { Values } from '../../model/rules.ts';
import type { FlowContext } from '../context.ts';
import type { Step } from '../flow.ts';
import { valueNames, valuesOf } from '../journey.ts';
import { isAnother } from '../session.ts';
import type { StepForm } from './field-part.ts';
import { initialValues } from './use-step-form.ts';

const secretNames = (step: Step): Set<string> =>
  new Set(step.fields.filter((field) => field.secret).map((field) => field.name));

/** Fills fields that still stand as they were built; what a person has typed or chosen stays. */
function fillUntouched(form: StepForm, step: Step, values: Values): void {
  const untouched = initialValues(step);
  for (const name of valueNames(step)) {
    const value = values[name];
    if (value && form.getValues(name) === untouched[name] && !form.getFieldState(name).isTouched)
      form.setValue(name, value);
  }
}

/**
 * Keeps the draft: fills it into untouched fields once, then what the server holds, then writes what is typed after a short pause,
 * and at once on leaving. What the server holds is no draft; the function it gives says that the server has taken the form.
 */
export function useDraft(context: FlowContext, step: Step, form: StepForm, application?: Application): () => void {
  const held = useRef<Values>({});
  useEffect(() => {
    const { $draft } = context.stores;
    const secrets = secretNames(step);
    const names = valueNames(step).filter((name) => !secrets.has(name));
    fillUntouched(form, step, $draft.get());

    const untouched = initialValues(step);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = (): void => {
      timer = undefined;
      if (isAnother(context)) return; // The draft is that application's.
      const before = $draft.get();
      const typed = form.getValues();
      const kept = Object.fromEntries(
        names.flatMap((name) => {
          const value = typed[name] ?? '';
          const answered = held.current[name] ?? '';
          if (value === answered) return [];
          // An empty text stands for an answer of the server's that was taken back.
          return answered || value !== untouched[name] || before[name] ? [[name, value]] : [];
        }),
      );
      const others = Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)));
      const draft = { ...others, ...kept };
      if (JSON.stringify(draft) !== JSON.stringify(before)) $draft.set(draft);
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, DRAFT_SAVE_MS);
      },
    });
    const flush = (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      save();
    };
    if (Object.keys(form.formState.dirtyFields).length > 0 || hasTyped(form, untouched)) save();
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      stop();
      window.removeEventListener('pagehide', flush);
    };
  }, [context, step, form]);

  useEffect(() => {
    if (!application) return;
    held.current = valuesOf(application);
    fillUntouched(form, step, { ...held.current, ...context.stores.$draft.get() });
  }, [context, application, step, form]);
  return useCallback(() => {
    held.current = { ...held.current, ...form.getValues() };
  }, [form]);
}

const hasTyped = (form: StepForm, untouched: Values): boolean =>
  Object.entries(form.getValues()).some(([name, value]) => value !== untouched[name]);

/** Takes a step's values out of the draft: the server has them now. */
export function dropFromDraft(context: FlowContext, step: Step): void {
  const sent = new Set(valueNames(step));
  const { $draft } = context.stores;
  $draft.set(Object.fromEntries(Object.entries($draft.get()).filter(([name]) => !sent.has(name))));
}
