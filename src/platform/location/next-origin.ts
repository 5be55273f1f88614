import { parseUrl } from '../../lib/parse-url.ts';

/**
 * The host to clear after this one. A host that is not in the list, such as the second name of a flow, begins the round.
 * @param origins all hosts of the site, the main one last
 * @returns undefined when every host has been cleared
 */
export function nextOrigin(origins: readonly string[], own: string): string | undefined {
  const next = origins[origins.indexOf(own) + 1];
  return next === own ? undefined : next;
}

/** Only a host of the site may have this one cleared without a question: a link on a foreign page could do it otherwise. */
export function isSentByUs(origins: readonly string[], own: string, referrer: string): boolean {
  return [...origins, own].includes(parseUrl(referrer)?.origin ?? '');
}
