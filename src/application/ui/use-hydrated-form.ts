import { useEffect, useState } from 'react';
import type { Values } from '../../model/rules.ts';
import { afterPointerUp } from '../../ui/after-pointer-up.ts';

const submitButtonOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('button[type="submit"]') : null;

/** The submit button that was pressed and has not been clicked yet: no click follows where React replaces it meanwhile. */
let pressedButton: Element | null = null;
if (typeof document !== 'undefined') {
  const listen = (type: 'pointerdown' | 'pointerup' | 'click', run: (button: Element | null) => void): void =>
    document.addEventListener(type, ({ target }) => run(submitButtonOf(target)), true);
  listen('pointerdown', (button) => (pressedButton = button));
  listen('pointerup', (button) => button ?? (pressedButton = null));
  listen('click', (button) => button && (pressedButton = null));
}

/** Reads the values that were typed, autofilled or restored by the browser before React hydrated the form. */
export function readFormValuesFromDom(formId: string): Values {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/**
 * Some systems fill texts in without an event, and React would send only what it has heard of. React ignores the event of a
 * control whose text it knows.
 */
export function hearFilledTexts(form: Element): void {
  for (const control of form.querySelectorAll('input, textarea'))
    control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Validates the fields again that were invalid before hydration, and replays a submit that was made before it. On a page
 * that the browser has translated React replaces the form, so the one that was there knows of both, and of a press on its
 * button.
 * @returns whether the form is hydrated
 */
export function useHydratedForm(formId: string, trigger: (names: string[]) => Promise<boolean>): boolean {
  const [hydrated, setHydrated] = useState(false);
  const [builtForm] = useState(() => (typeof document === 'undefined' ? null : document.getElementById(formId)));
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    form.dataset.hydrated = '';
    setHydrated(true);
    const { dataset } = builtForm ?? form;
    const { invalidFields, submitted } = dataset;
    delete dataset.submitted;
    if (builtForm !== form && pressedButton && builtForm?.contains(pressedButton))
      afterPointerUp(() => {
        if (pressedButton) form.requestSubmit();
        pressedButton = null;
      });
    const checked = invalidFields ? trigger(invalidFields.split(' ')) : Promise.resolve(false);
    void checked.then((isValid) => {
      // A submit that was refused is not replayed when its fields are valid by now: the applicant decides to send them.
      if (submitted && !(isValid && submitted === 'no')) form.requestSubmit();
    });
  }, [formId, trigger, builtForm]);
  return hydrated;
}
