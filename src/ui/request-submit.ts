/** Submits a form as a press on its button does. Safari learned `requestSubmit` in 2022. */
export function requestSubmit(form: HTMLFormElement): void {
  if ('requestSubmit' in form) form.requestSubmit();
  else (form as HTMLFormElement).querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
}
