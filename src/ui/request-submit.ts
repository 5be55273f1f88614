/** Submits a form like a press on its button. Safari has `requestSubmit` only since 2022. */
export function requestSubmit(form: HTMLFormElement): void {
  if ('requestSubmit' in form) form.requestSubmit();
  else (form as HTMLFormElement).querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
}
