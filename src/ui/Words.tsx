import { splitAtTerms } from '../i18n/thai-terms.ts';

/**
 * A text whose Thai terms stay on one line, as `src/layouts/Words.astro` does it on static pages. Each part has an element
 * of its own, so that a translated page stays one that React can change (docs/decisions/0034).
 */
export const Words = ({ text }: { readonly text: string }) =>
  splitAtTerms(text).map((part, index) => (
    <span key={index} className={index % 2 === 1 ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ));
