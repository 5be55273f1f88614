import { localizedPath, PLACEHOLDER } from '../../config/locale-path.ts';
import { canonicalPath, HOST_LABELS } from '../../config/hosts.ts';
import { DEFAULT_LOCALE, isLocale } from '../../config/locales.ts';
import { matchRoute, routes } from '../../config/routes.ts';
import { decodedSegment, linkText, plainLinkText } from '../../model/link-text.ts';

const CONTINUE = 'continue';

/** Of a resume link at most an id and a token are kept; one that lost both leads to the page that asks for the contact. */
function asResumeLink(segments: readonly string[]): readonly string[] {
  const index = segments.findIndex((segment) => segment.toLowerCase() === CONTINUE);
  if (index < 0) return segments;
  const link = segments.slice(index + 1, index + 3);
  return [...segments.slice(0, index + 1), ...(link.length > 0 ? link : [PLACEHOLDER])];
}

/** Capitals of ids, slugs and tokens have a meaning; those of all other segments have none. */
function pathOf(segments: readonly string[]): string | undefined {
  const found = matchRoute(`/${segments.join('/').toLowerCase()}`);
  if (!found) return undefined;
  const words = [...routes[found.name].split('/'), found.locale];
  const isWord = (segment: string): boolean => words.includes(segment.toLowerCase());
  return `/${segments.map((segment) => (isWord(segment) ? segment.toLowerCase() : encodeURIComponent(segment))).join('/')}`;
}

/** The form of a link in notes: its text, and its address in brackets. */
const NOTED_LINK = /(?:\]|%5D)(?:\(|%28).*$/i;
/** A whole address that was pasted behind the site's own, and languages that have no prefix or had it already. */
const IN_FRONT = /^(?:https?:?|[\w-]+(?:\.[\w-]+)+(?::\d+)?|th|en)$/i;

/** The path without escapes, and with nothing before its language and its flow, which are written as a host expects them. */
function plainStart(pathname: string): string {
  const rest = pathname
    .split('/')
    .flatMap((segment) => decodedSegment(segment).split(/[\\/]/))
    .filter(Boolean);
  let language = '';
  while (rest[0] !== undefined && IN_FRONT.test(rest[0])) language = rest.shift()?.toLowerCase() ?? '';
  // The name of a file alone is no address.
  if (rest.length === 0 && !isLocale(language)) return language;
  const [first = '', ...others] = rest;
  const flow = HOST_LABELS.find((label) => label === first.toLowerCase()) ?? first;
  return localizedPath(`/${[flow, ...others].join('/')}`, isLocale(language) ? language : DEFAULT_LOCALE);
}

/**
 * The path of a page that was probably meant by a path that no page has: without what chats, mails and sentences add, with single
 * slashes, and in small letters.
 * @returns the path in the route table, also on a flow's own host, or undefined when no page comes near
 */
export function mendedPath({ hostname, pathname }: Pick<Location, 'hostname' | 'pathname'>): string | undefined {
  const given = canonicalPath({ hostname, pathname: plainStart(pathname.replace(NOTED_LINK, '')) }).split('/');
  for (const textOf of [linkText, plainLinkText]) {
    const segments = given.map(textOf).filter(Boolean);
    const path = pathOf(segments) ?? pathOf(asResumeLink(segments));
    if (path !== undefined) return path;
  }
  return undefined;
}
