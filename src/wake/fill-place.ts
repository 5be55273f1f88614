import { matchRoute, PLACEHOLDER } from '../config/routes.ts';

/**
 * A page that is built once for all slugs is filled in with the one of its address: its links, and the key its form is kept under.
 * The island that wakes finds them as it would have made them.
 */
const slug = matchRoute(window.location.pathname)?.parameters['slug'];

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
