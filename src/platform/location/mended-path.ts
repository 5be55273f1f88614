import { PLACEHOLDER } from '../../config/locale-path.ts';
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

/**
 * The path of a page that was probably meant by a path that no page has: without what chats, mails and sentences add, with single
 * slashes, and in small letters.
 * @param pathname as the route table has it, also on a flow's own host
 * @returns undefined when no page comes near
 */
export function mendedPath(pathname: string): string | undefined {
  const given = pathname.split('/').map(decodedSegment);
  for (const textOf of [linkText, plainLinkText]) {
    const segments = given.map(textOf).filter(Boolean);
    const path = pathOf(segments) ?? pathOf(asResumeLink(segments));
    if (path !== undefined) return path;
  }
  return undefined;
}
