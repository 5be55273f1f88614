import { useCallback, useEffect, useRef, useState } from 'react';
import { onPageHide } from '../../../browser/page-hide.ts';
import { DRAFT_SAVE_MS } from '../../../config/constants.ts';
import type { Application } from '../../../model/application.ts';
import type { Values } from '../../../model/rules.ts';
import type { FlowSession } from '../../../application/flow-session.ts';
import type { Step } from '../../../application/flow.ts';
import { valueNames, valuesOf } from '../../../application/flow-queries.ts';
import { isStaleTab } from '../../../application/reauthentication.ts';
import type { StepFormControl } from './field-context.ts';
import { initialValues } from './use-step-form.ts';

const secretNames = (step: Step): Set<string> =>
  new Set(step.fields.filter((field) => field.sensitive).map((field) => field.name));

/** Fills fields that nobody has touched, and validates them again where they show an error; what a person has typed stays. */
function fillUntouched(form: StepFormControl, step: Step, values: Values): void {
  const untouched = initialValues(step);
  for (const name of valueNames(step)) {
    const value = values[name];
    if (value && form.getValues(name) === untouched[name] && !form.getFieldState(name).isTouched)
      form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid });
  }
}

/**
 * Fills the draft, then the application, into untouched fields, and stores what is typed after a short pause or when the page is
 * left. Values equal to the server's are not stored.
 * @returns `filled`: the form has the application's answers. `markSaved`: the server has the form's values now
 */
export function useDraft(
  session: FlowSession,
  step: Step,
  form: StepFormControl,
  application?: Application,
): { readonly filled: boolean; readonly markSaved: () => void } {
  const saved = useRef<Values>({});
  const [filledFrom, setFilledFrom] = useState<Application>();
  useEffect(() => {
    const { $draft } = session.stores;
    const secrets = secretNames(step);
    const names = valueNames(step).filter((name) => !secrets.has(name));
    fillUntouched(form, step, $draft.get());

    const untouched = initialValues(step);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = (): void => {
      timer = undefined;
      if (isStaleTab(session)) return; // The draft belongs to the other application now.
      const before = $draft.get();
      const typed = form.getValues();
      const changed = Object.fromEntries(
        names.flatMap((name) => {
          const value = typed[name] ?? '';
          const answered = saved.current[name] ?? '';
          if (value === answered) return [];
          // An empty text means that the applicant cleared a value that the server has.
          return answered || value !== untouched[name] || before[name] ? [[name, value]] : [];
        }),
      );
      const others = Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)));
      const draft = { ...others, ...changed };
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
    const stopListening = onPageHide(flush);
    return () => {
      flush();
      stop();
      stopListening();
    };
  }, [session, step, form]);

  useEffect(() => {
    if (!application) return;
    saved.current = valuesOf(application);
    fillUntouched(form, step, { ...saved.current, ...session.stores.$draft.get() });
    setFilledFrom(application);
  }, [session, application, step, form]);
  const markSaved = useCallback(() => {
    saved.current = { ...saved.current, ...form.getValues() };
  }, [form]);
  return { filled: filledFrom === application, markSaved };
}

const hasTyped = (form: StepFormControl, untouched: Values): boolean =>
  Object.entries(form.getValues()).some(([name, value]) => value !== untouched[name]);
