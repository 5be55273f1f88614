/** Submits a form as a press on its button does. Safari has `requestSubmit` since 2022 only. */
export function requestSubmit(form: HTMLFormElement): void {
  if ('requestSubmit' in form) form.requestSubmit();
  else (form as HTMLFormElement).querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
}
