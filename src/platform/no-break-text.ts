import { splitAtTerms } from '../i18n/no-break-terms.ts';
import { element } from './element.ts';

/** Returns a text whose Thai terms stay on one line, as `src/layouts/NoBreakText.astro` writes it at build time. */
export const noBreakText = (text: string): (string | HTMLElement)[] =>
  splitAtTerms(text).map((part, index) =>
    index % 2 === 1 ? element('span', { class: 'whitespace-nowrap' }, part) : part,
  );
