/**
 * Lights every step of the built page's stepper, because a page for refused documents is no step: the application was
 * sent and paid.
 * @param text stands in place of the position
 */
export function showAsSent(text: string): void {
  for (const step of document.querySelectorAll('[data-step]')) {
    step.classList.remove('step-current');
    step.classList.add('step-done');
    step.removeAttribute('aria-current');
    const number = step.querySelector('[data-step-number]');
    if (number) number.textContent = '';
  }
  const position = document.querySelector('[data-step-position]');
  if (!position) return;
  document.title = document.title.replace(position.textContent, text);
  position.textContent = text;
}
