import { parseUrl } from '../../lib/parse-url.ts';

export interface Hop {
  readonly origin: string;
  /** How many hosts follow this one. */
  readonly remaining: number;
}

/**
 * Returns the next host to clear, in a round that may begin at any host. A host that is not in the list, such as a
 * flow's second name, is skipped.
 * @param remaining how many hosts follow this one; undefined at the beginning
 * @returns undefined once every host has been cleared
 */
export function nextHop(origins: readonly string[], own: string, remaining: number | undefined): Hop | undefined {
  const rest = remaining ?? origins.filter((origin) => origin !== own).length;
  const origin = origins[(origins.indexOf(own) + 1) % origins.length];
  return origin === undefined || rest <= 0 ? undefined : { origin, remaining: rest - 1 };
}

/**
 * Whether a host of the site has sent the visitor. Otherwise, clearing needs a confirmation, because a link on a
 * foreign page could start it.
 */
export function cameFromOwnHost(origins: readonly string[], own: string, referrer: string): boolean {
  return [...origins, own].includes(parseUrl(referrer)?.origin ?? '');
}
