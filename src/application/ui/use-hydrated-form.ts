import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Values } from '../../model/rules.ts';
import { isOffered } from '../../ui/KeepFilledText.tsx';
import { afterPointerUp } from '../../ui/after-pointer-up.ts';
import { requestSubmit } from '../../ui/request-submit.ts';
import { formValues } from '../../platform/hydration/form-values.ts';

type HydratedForm = Pick<UseFormReturn<Record<string, string>>, 'trigger' | 'setValue'>;

function formInDocument(formId: string): HTMLFormElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? form : undefined;
}

/** Reads the values that were typed, autofilled or restored by the browser before React hydrated the form. */
export function readFormValuesFromDom(formId: string): Values {
  const form = formInDocument(formId);
  return form ? formValues(form) : {};
}

/**
 * Some password managers fill texts in without an event, so React misses them. Dispatches the missing events; React
 * ignores the event of a control whose text it already has.
 */
export function announceFilledTexts(form: Element, heard: Values): void {
  for (const control of form.querySelectorAll('input, textarea'))
    control.dispatchEvent(new Event('input', { bubbles: true }));
  // React treats every event of a select as a new choice, which may empty the lists that depend on it.
  for (const list of form.querySelectorAll('select')) {
    const value = heard[list.name];
    if (list.value !== '' && value !== undefined && value !== list.value && isOffered(list, value))
      list.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

interface BuiltForm {
  readonly form: HTMLFormElement | undefined;
  /** The values that become React's defaults. */
  readonly values: Values;
  /** Answers given between the first render and hydration. */
  answered: Values;
}

/**
 * Reads the form at its first render, and the answers given while React is still rendering. A click completes the
 * hydration before it reaches the form, and React then unchecks what the click has checked. Only the capture phase of
 * the document comes before that.
 */
function watchBuiltForm(formId: string): BuiltForm {
  const form = formInDocument(formId);
  const built: BuiltForm = { form, values: form ? formValues(form) : {}, answered: {} };
  if (!form) return built;
  const note = (): void => {
    if (form.isConnected && form.dataset.hydrated === undefined) {
      built.answered = { ...built.answered, ...formValues(form) };
      return;
    }
    for (const type of ['click', 'input']) document.removeEventListener(type, note, true);
  };
  for (const type of ['click', 'input']) document.addEventListener(type, note, true);
  return built;
}

/**
 * Revalidates the fields that were invalid before hydration, gives the form the answers made while React rendered it,
 * and repeats a submit from before hydration, unless somebody has gone on since (`pre-hydration-form.ts`).
 * @returns whether the form is hydrated
 */
export function useHydratedForm(formId: string, { trigger, setValue }: HydratedForm): boolean {
  const [hydrated, setHydrated] = useState(false);
  const [built] = useState(() => watchBuiltForm(formId));
  useEffect(() => {
    const form = formInDocument(formId);
    if (!form) return;
    form.dataset.hydrated = '';
    setHydrated(true);
    for (const [name, value] of Object.entries(built.answered))
      if (value !== built.values[name]) setValue(name, value, { shouldTouch: true });
    // The built form is another one where its markup had been changed before any script ran.
    const { dataset } = built.form ?? form;
    const { invalidFields, submitted } = dataset;
    // A later submit takes the place of this one.
    form.addEventListener('submit', () => delete dataset.submitted, { once: true });
    const repeat = (): void => {
      if (dataset.submitted !== undefined) requestSubmit(form);
    };
    // The page may move for an error, so it waits until a press has ended.
    afterPointerUp(async () => {
      const isValid = invalidFields !== undefined && (await trigger(invalidFields.split(' ')));
      // If the fields of a refused submit have become valid, the applicant decides when to send them.
      if (isValid && submitted === 'no') delete dataset.submitted;
      else afterPointerUp(repeat);
    });
  }, [formId, trigger, setValue, built]);
  return hydrated;
}
