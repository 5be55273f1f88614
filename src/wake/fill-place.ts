import { canonicalPath } from '../config/hosts.ts';
import { PLACEHOLDER } from '../config/locale-path.ts';

/**
 * A page that is built once for all slugs is filled in with the one of its address: its links, and the key its form is kept under.
 * The island that wakes finds them as it would have made them.
 */
const at = document.querySelector<HTMLElement>('[data-slug-at]')?.dataset['slugAt'];
const segment = at === undefined ? undefined : canonicalPath(window.location).split('/')[Number(at)];
const slug = segment === undefined ? undefined : decoded(segment);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A cut percent-escape is an odd address, not a crash.
  }
}

const fillPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment === PLACEHOLDER ? encodeURIComponent(slug ?? '') : segment))
    .join('/');

if (slug !== undefined) {
  for (const link of document.querySelectorAll('main a[href*="/-"]'))
    link.setAttribute('href', fillPath(link.getAttribute('href') ?? ''));
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-step-form$=":-"]'))
    form.dataset['stepForm'] = form.dataset['stepForm']?.replace(/-$/, () => slug);
}
