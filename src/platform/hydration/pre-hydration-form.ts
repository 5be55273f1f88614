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

const showError = (control: Control, message: string): void => {
  const slot = control.form?.querySelector(`[data-error-for="${CSS.escape(control.name)}"]`);
  if (slot) slot.textContent = message;
  if (message) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
};

/** @returns whether the control is valid */
function validate(control: Control, values: Values): boolean {
  const { rule, requiredMessage, ruleMessage } = control.dataset;
  if (!control.name || (!rule && !control.required) || control.closest('[hidden]')) return true;
  const { error } = validateField(
    { name: control.name, required: control.required, rule: isRule(rule) ? rule : undefined },
    values,
  );
  showError(control, error === undefined ? '' : ((error === 'required' ? requiredMessage : ruleMessage) ?? ''));
  return error === undefined;
}

document.addEventListener('focusout', ({ target }) => {
  afterPointerUp(() => {
    const form = unhydratedForm(target);
    if (form && !isHydrating(form) && isControl(target) && target.value !== '') validate(target, formValues(form));
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
  const invalid = isHydrating(form)
    ? []
    : [...form.elements].filter(isControl).filter((control) => !validate(control, values));
  form.dataset.submitted = invalid[0] ? 'no' : 'yes';
  invalid[0]?.focus();
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
  const invalid = [...form.elements].filter(isControl).filter((control) => control.hasAttribute('aria-invalid'));
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
