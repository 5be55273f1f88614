import type { Values } from '../../model/rules.ts';

/** The texts of a form as it stands in the page, without React. */
export const formValues = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
