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

/** The text that is asked for next; what is chosen already is passed over. */
function nextText(field: HTMLInputElement): Control | undefined {
  const shown = [...(field.form?.elements ?? [])].filter(
    (one): one is Control => one.matches(CONTROLS) && !one.closest('[hidden], [inert], :disabled'),
  );
  const next = shown.slice(shown.indexOf(field) + 1).find((one) => isText(one) || !isAnswered(one));
  return next && isText(next) ? next : undefined;
}

/** In a list that is searched, the key takes a choice. */
const isTextOfStep = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement &&
  isText(target) &&
  !target.readOnly &&
  target.getAttribute('role') !== 'combobox' &&
  target.closest('[data-step-form]') !== null;

/** For keyboards on screens: the key that would send the form leads to the next text while one follows. */
export function leadToNextText(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (isTextOfStep(target)) target.setAttribute('enterkeyhint', nextText(target) ? 'next' : 'go');
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented || !isTextOfStep(event.target)) return;
    const next = nextText(event.target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}
