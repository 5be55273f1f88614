import type { Values } from '../../model/rules.ts';

/** What stands in the page's own form when the island takes over: typed, autofilled or restored by the browser. */
export function valuesOfPage(formId: string): Values {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
