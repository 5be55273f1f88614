import { splitAtTerms } from '../i18n/thai-terms.ts';
import { element } from './element.ts';

/** Returns a text whose Thai terms stay on one line, as `src/layouts/Words.astro` writes it at build time. */
export const wholeTerms = (text: string): (string | HTMLElement)[] =>
  splitAtTerms(text).map((part, index) =>
    index % 2 === 1 ? element('span', { class: 'whitespace-nowrap' }, part) : part,
  );
