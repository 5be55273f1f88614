import { splitAtTerms } from '../i18n/no-break-terms.ts';

/**
 * Keeps the Thai terms of a text on one line, as `src/layouts/NoBreakText.astro` does on static pages. Each part is an
 * element, so that React can update a translated page (docs/decisions/0034).
 */
export const NoBreakText = ({ text }: { readonly text: string }) =>
  splitAtTerms(text).map((part, index) => (
    <span key={index} className={index % 2 === 1 ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ));
