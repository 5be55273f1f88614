import { localizedPath, SHELL_SEGMENT } from '../../config/locale-path.ts';
import { canonicalPath, HOST_LABELS } from '../../config/hosts.ts';
import { DEFAULT_LOCALE, isLocale } from '../../config/locales.ts';
import { matchRoute, routes } from '../../config/routes.ts';
import { decodedSegment, linkText, plainLinkText } from '../../model/link-text.ts';

const CONTINUE = 'continue';

/** Keeps only the id and token of a continue link. A link without both leads to the page that asks for the contact. */
function asResumeLink(segments: readonly string[]): readonly string[] {
  const index = segments.findIndex((segment) => segment.toLowerCase() === CONTINUE);
  if (index < 0) return segments;
  const link = segments.slice(index + 1, index + 3);
  return [...segments.slice(0, index + 1), ...(link.length > 0 ? link : [SHELL_SEGMENT])];
}

/** Ids, slugs and tokens are case-sensitive; other segments are not. */
function pathOf(segments: readonly string[]): string | undefined {
  const found = matchRoute(`/${segments.join('/').toLowerCase()}`);
  if (!found) return undefined;
  const words = [...routes[found.name].split('/'), found.locale];
  const isWord = (segment: string): boolean => words.includes(segment.toLowerCase());
  return `/${segments.map((segment) => (isWord(segment) ? segment.toLowerCase() : encodeURIComponent(segment))).join('/')}`;
}

/** A link in notes: its text, then its address in brackets. */
const NOTED_LINK = /(?:\]|%5D)(?:\(|%28).*$/i;
/** A full address pasted after the site's own, or a language that has no prefix or already has one. */
const IN_FRONT = /^(?:https?:?|[\w-]+(?:\.[\w-]+)+(?::\d+)?|th|en)$/i;

/** Returns the path without escapes and without anything before its language and flow. */
function plainStart(pathname: string): string {
  const rest = pathname
    .split('/')
    .flatMap((segment) => decodedSegment(segment).split(/[\\/]/))
    .filter(Boolean);
  let language = '';
  while (rest[0] !== undefined && IN_FRONT.test(rest[0])) language = rest.shift()?.toLowerCase() ?? '';
  // A file name alone is not an address.
  if (rest.length === 0 && !isLocale(language)) return language;
  const [first = '', ...others] = rest;
  const flow = HOST_LABELS.find((label) => label === first.toLowerCase()) ?? first;
  return localizedPath(`/${[flow, ...others].join('/')}`, isLocale(language) ? language : DEFAULT_LOCALE);
}

/**
 * Finds the page that a wrong path probably meant: without text added by chats, mails and sentences, with single
 * slashes and in lower case.
 * @returns the path in the route table, also on a flow's own host; undefined if no page is similar
 */
export function repairedPath({ hostname, pathname }: Pick<Location, 'hostname' | 'pathname'>): string | undefined {
  const given = canonicalPath({ hostname, pathname: plainStart(pathname.replace(NOTED_LINK, '')) }).split('/');
  for (const textOf of [linkText, plainLinkText]) {
    const segments = given.map(textOf).filter(Boolean);
    const path = pathOf(segments) ?? pathOf(asResumeLink(segments));
    if (path !== undefined) return path;
  }
  return undefined;
}
