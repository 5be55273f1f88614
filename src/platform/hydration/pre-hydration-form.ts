import { isFlowKey } from '../../config/storage-keys.ts';
import { validateField } from '../../model/validate-field.ts';
import { rules, type RuleName, type Values } from '../../model/rules.ts';
import { afterPointerUp } from '../../ui/after-pointer-up.ts';
import { onDraftNeeded } from '../page-life-cycle.ts';
import { saveEarlyDraft } from '../storage/early-draft.ts';
import { setSharedComputer, storageKind } from '../storage/browser-storage.ts';
import { isFilled } from './is-filled.ts';
import { hasOwn } from '../../lib/has-own.ts';
import { formValues } from './form-values.ts';

/**
 * Validates a step without React or a schema library. The messages are gone at hydration, which restores the markup, and
 * the island validates these fields again.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
const isRule = (name: string | undefined): name is RuleName => name !== undefined && hasOwn(rules, name);

const unhydratedForm = (target: EventTarget | null): HTMLFormElement | undefined => {
  const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-step-form]') : null;
  return form && form.dataset.hydrated === undefined ? form : undefined;
};
const isHydrating = (form: HTMLFormElement): boolean => form.closest('[data-hydrating]') !== null;

const isRequired = ({ required, dataset }: Control): boolean => required || dataset.required !== undefined;
const isValidated = (control: Control): boolean =>
  control.name !== '' && (isRequired(control) || control.dataset.rule !== undefined) && !control.closest('[hidden]');

function errorOf(control: Control, values: Values) {
  const { name } = control;
  const { rule } = control.dataset;
  return validateField({ name, required: isRequired(control), rule: isRule(rule) ? rule : undefined }, values).error;
}

function showError(control: Control, error: ReturnType<typeof errorOf>): void {
  const { requiredMessage = '', ruleMessage = '' } = control.dataset;
  const message = error === undefined ? '' : error === 'required' ? requiredMessage : ruleMessage;
  const slot = control.form?.querySelector(`[data-error-for="${CSS.escape(control.name)}"]`);
  if (slot) slot.textContent = message;
  if (message) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}

document.addEventListener('focusout', ({ target }) => {
  afterPointerUp(() => {
    const form = unhydratedForm(target);
    if (form && !isHydrating(form) && isControl(target) && isValidated(target) && target.value !== '')
      showError(target, errorOf(target, formValues(form)));
  });
});

// Input on a shared computer must not outlive the tab, even before hydration.
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'shared_computer') setSharedComputer(target.checked);
});

document.addEventListener('submit', (event) => {
  const form = unhydratedForm(event.target);
  if (!form) return;
  event.preventDefault();
  const values = formValues(form);
  const controls = [...form.elements].filter(isControl).filter(isValidated);
  const results = controls.map((control) => ({ control, error: errorOf(control, values) }));
  const firstInvalid = results.find(({ error }) => error !== undefined);
  form.dataset.submitted = firstInvalid ? 'no' : 'yes';
  // React, which compares the markup with its own, shows the errors itself when it repeats the submit.
  if (!isHydrating(form)) {
    for (const { control, error } of results) showError(control, error);
    firstInvalid?.control.focus();
  }
  form.dispatchEvent(new CustomEvent('island:hydrate', { bubbles: true }));
});

/**
 * What somebody does after a submit takes precedence over repeating it: an edit in any case, anything else if the submit
 * was refused, because the list of errors would take the focus.
 */
for (const type of ['pointerdown', 'keydown', 'input'])
  document.addEventListener(
    type,
    ({ isTrusted }) => {
      if (!isTrusted) return;
      const submitted = type === 'input' ? 'form[data-submitted]' : 'form[data-submitted="no"]';
      for (const form of document.querySelectorAll<HTMLFormElement>(submitted)) delete form.dataset.submitted;
    },
    true,
  );

document.addEventListener('island:hydrating', ({ target }) => {
  const form = target instanceof Element ? target.querySelector<HTMLFormElement>('form[data-step-form]') : null;
  if (!form) return;
  // React turns typed text into the default value long before it commits, so the two cannot be distinguished
  // afterwards.
  saveTyped(form);
  const invalid = [...form.elements]
    .filter(isControl)
    .filter((control) => control.getAttribute('aria-invalid') === 'true');
  if (invalid.length === 0) return;
  form.dataset.invalidFields = [...new Set(invalid.map(({ name, dataset }) => dataset.field ?? name))].join(' ');
  for (const control of invalid) control.removeAttribute('aria-invalid');
});

function saveTyped(form: HTMLFormElement): void {
  const { stepForm = '' } = form.dataset;
  if (!isFlowKey(stepForm)) return;
  const values = formValues(form);
  const typed = [...form.elements]
    .filter(isControl)
    .filter((control) => control.dataset.sensitive === undefined && control.name !== '' && isFilled(control))
    .flatMap(({ name }) => (values[name] ? [[name, values[name]] as const] : []));
  if (typed.length > 0) saveEarlyDraft(stepForm, Object.fromEntries(typed));
}

onDraftNeeded(() => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-step-form]'))
    if (form.dataset.hydrated === undefined) saveTyped(form);
});

if (storageKind() === 'memory') {
  for (const form of document.querySelectorAll('form[data-step-form]'))
    form.dispatchEvent(new CustomEvent('island:hydrate', { bubbles: true }));
}
