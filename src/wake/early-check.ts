import { isFlowKey } from '../config/storage-keys.ts';
import { afterPress } from '../lib/after-press.ts';
import { checkField } from '../model/check-field.ts';
import { rules, type RuleName, type Values } from '../model/rules.ts';
import { saveEarlyDraft } from '../state/early-draft.ts';
import { setSharedComputer } from '../state/storage.ts';
import { isFilled } from './is-filled.ts';

/**
 * Checks a step's form by the same rules, with the same words, until its island wakes; a submit before that is kept for the
 * island. About a kilobyte: no React, no schema library. The form marks itself `data-awake` when the island has taken over.
 * While it does (`data-waking`), the faults shown here are taken back and their fields named in `data-faulty`: React throws away
 * markup that differs from what was built, and the focus with it.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
const isRule = (name: string | undefined): name is RuleName => name !== undefined && Object.hasOwn(rules, name);

const sleeping = (target: EventTarget | null): HTMLFormElement | undefined => {
  const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-step-form]') : null;
  return form && form.dataset['awake'] === undefined ? form : undefined;
};

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

const isWaking = (form: HTMLFormElement): boolean => form.closest('[data-waking]') !== null;

const showFault = (control: Control, text: string): void => {
  const slot = control.form?.querySelector(`[data-error-for="${CSS.escape(control.name)}"]`);
  if (slot) slot.textContent = text;
  if (text) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
};

/** Judges one control as `data-*` of the built HTML says; gives whether it is right. */
function judge(control: Control, values: Values): boolean {
  const { rule, requiredMessage, ruleMessage } = control.dataset;
  if (!control.name || (!rule && !control.required)) return true;
  const { fault } = checkField(
    { name: control.name, required: control.required, rule: isRule(rule) ? rule : undefined },
    values,
  );
  showFault(control, fault === undefined ? '' : ((fault === 'required' ? requiredMessage : ruleMessage) ?? ''));
  return fault === undefined;
}

document.addEventListener('focusout', (event) => {
  const { target } = event;
  afterPress(() => {
    const form = sleeping(target);
    if (form && !isWaking(form) && isControl(target) && target.value !== '') judge(target, valuesOf(form));
  });
});

// Ticked before the page has woken: what is typed from then on must not outlive the tab.
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'shared_computer') setSharedComputer(target.checked);
});

document.addEventListener('submit', (event) => {
  const form = sleeping(event.target);
  if (!form) return;
  event.preventDefault();
  const values = valuesOf(form);
  const wrong = isWaking(form) ? [] : [...form.elements].filter(isControl).filter((control) => !judge(control, values));
  if (wrong[0]) wrong[0].focus();
  else form.dataset['submitted'] = 'yes';
  form.dispatchEvent(new CustomEvent('island:wake', { bubbles: true }));
});

document.addEventListener('island:waking', (event) => {
  const form =
    event.target instanceof Element ? event.target.querySelector<HTMLFormElement>('form[data-step-form]') : null;
  const faulty = [...(form?.elements ?? [])]
    .filter(isControl)
    .filter((control) => control.hasAttribute('aria-invalid'));
  if (!form || faulty.length === 0) return;
  form.dataset['faulty'] = [...new Set(faulty.map(({ name, dataset }) => dataset['field'] ?? name))].join(' ');
  for (const control of faulty) showFault(control, '');
});

window.addEventListener('pagehide', () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-step-form]')) {
    const flow = form.dataset['stepForm'] ?? '';
    if (form.dataset['awake'] !== undefined || !isFlowKey(flow)) continue;
    const typed = [...form.elements]
      .filter(isControl)
      .filter((control) => control.dataset['secret'] === undefined && control.name !== '' && isFilled(control))
      .map((control) => control.name);
    const values = valuesOf(form);
    const kept = Object.fromEntries(typed.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
    if (Object.keys(kept).length > 0) saveEarlyDraft(flow, kept);
  }
});
