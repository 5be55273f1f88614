import type { Config } from 'dompurify';

const ALLOWED: Config & { RETURN_TRUSTED_TYPE?: false } = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'p', 'br', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:)/i,
};

/** Removes everything that is not allowed from HTML of the API. DOMPurify is loaded on first use. */
export async function sanitize(html: string): Promise<DocumentFragment> {
  const { default: purifier } = await import('dompurify');
  const clean = purifier.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  for (const link of clean.querySelectorAll('a')) link.rel = 'noopener noreferrer';
  return clean;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00A0',
};

export const plainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_entity, name: string) => CHARACTERS[name] ?? '');
