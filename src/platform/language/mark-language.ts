import { otherLocale, type Locale } from '../../config/locales.ts';

/** All Thai characters except the baht sign. */
const THAI_LETTERS = /[\u0E01-\u0E3A\u0E40-\u0E4E]/g;
const LATIN_LETTERS = /[a-z]/gi;
/** A single Latin word may be a name that every Thai reader knows, such as LINE or PDF. */
const LATIN_WORDS = /[a-z]{2,}[\s-]+[a-z]{2,}/i;
/** Elements without text for readers. */
const WITHOUT_TEXT = 'script, style, textarea';

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** @returns undefined for numbers, addresses and single words */
export function languageOf(text: string): Locale | undefined {
  const thai = count(text, THAI_LETTERS);
  if (thai > 0) return thai >= count(text, LATIN_LETTERS) ? 'th' : 'en';
  return LATIN_WORDS.test(text) ? 'en' : undefined;
}

const ownText = (element: Element): string =>
  [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])).join('');

/**
 * Sets `lang` on texts of the server or the applicant that are in the other language, so that screen readers use the
 * right voice (WCAG 2.2, 3.1.2). Elements with a built `lang` keep it.
 */
export function markOtherLanguage(root: Element, locale: Locale): void {
  const other = otherLocale(locale);
  const marked = new WeakSet<Element>();
  const mark = (element: Element): void => {
    if (element.matches(WITHOUT_TEXT) || (element.hasAttribute('lang') && !marked.has(element))) return;
    if (languageOf(ownText(element)) === other) {
      if (element.parentElement?.closest('[lang]')?.getAttribute('lang') === other) return;
      element.setAttribute('lang', other);
      marked.add(element);
    } else if (marked.delete(element)) element.removeAttribute('lang');
  };
  const markAll = (element: Element): void => [element, ...element.querySelectorAll('*')].forEach(mark);

  markAll(root);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const changed = target instanceof Element ? target : target.parentElement;
      if (changed) mark(changed);
      for (const node of addedNodes) if (node instanceof Element) markAll(node);
    }
  }).observe(root, { childList: true, characterData: true, subtree: true });
}
