type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const TEXT_TYPES = ['text', 'tel', 'email', 'textarea'];
const CONTROLS = 'input:not([readonly]), textarea:not([readonly]), select';

const isText = (control: Control): boolean => TEXT_TYPES.includes(control.type);

function isAnswered(control: Control): boolean {
  if (control.type !== 'radio' && control.type !== 'checkbox') return control.value !== '';
  return [...(control.form?.elements ?? [])].some(
    (one) => one instanceof HTMLInputElement && one.name === control.name && one.checked,
  );
}

/** Returns the next text field, unless an unanswered choice comes before it. */
function nextTextField(field: HTMLInputElement): Control | undefined {
  const shown = [...(field.form?.elements ?? [])].filter(
    (one): one is Control => one.matches(CONTROLS) && !one.closest('[hidden], [inert], :disabled'),
  );
  const next = shown.slice(shown.indexOf(field) + 1).find((one) => isText(one) || !isAnswered(one));
  return next && isText(next) ? next : undefined;
}

/** Excludes comboboxes, where Enter chooses the highlighted option. */
const isTextFieldOfStep = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement &&
  isText(target) &&
  !target.readOnly &&
  target.getAttribute('role') !== 'combobox' &&
  target.closest('[data-step-form]') !== null;

/** With an on-screen keyboard, Enter moves to the next text field and submits only from the last one. */
export function focusNextFieldOnEnter(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (isTextFieldOfStep(target)) target.setAttribute('enterkeyhint', nextTextField(target) ? 'next' : 'go');
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented || !isTextFieldOfStep(event.target))
      return;
    const next = nextTextField(event.target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}
