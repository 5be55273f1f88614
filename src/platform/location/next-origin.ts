import { parseUrl } from '../../lib/parse-url.ts';

export interface Hop {
  readonly origin: string;
  /** How many hosts follow this one. */
  readonly left: number;
}

/**
 * Returns the host to clear after this one, in a round that may begin at any host. A host that is not in the list, such
 * as the second name of a flow, is skipped.
 * @param left how many hosts follow this one; undefined where the round begins
 * @returns undefined when every host has been cleared
 */
export function nextHop(origins: readonly string[], own: string, left: number | undefined): Hop | undefined {
  const rest = left ?? origins.filter((origin) => origin !== own).length;
  const origin = origins[(origins.indexOf(own) + 1) % origins.length];
  return origin === undefined || rest <= 0 ? undefined : { origin, left: rest - 1 };
}

/** Only a host of the site may clear this one without confirmation. Otherwise a link on a foreign page could do it. */
export function isSentByUs(origins: readonly string[], own: string, referrer: string): boolean {
  return [...origins, own].includes(parseUrl(referrer)?.origin ?? '');
}
