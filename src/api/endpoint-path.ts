import { backEnd } from '../config/back-end.ts';

/** Adds or removes the trailing slash if the dialect file fixes it for all addresses of this server. */
export const withTrailingSlash = (path: string, trailingSlash = backEnd.trailingSlash): string =>
  trailingSlash === undefined ? path : path.replace(/\/?$/, trailingSlash === 'always' ? '/' : '');

/** Fills in the parameters of a path, encoded for a URL. */
export const fillEndpointPath = (path: string, parameters: Readonly<Record<string, string>>): string =>
  withTrailingSlash(path).replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(parameters[name] ?? ''));

/** Adds a trailing slash or removes it. A server may know a path in one form only and redirect from the other. */
export const withOtherEnding = (address: string): string =>
  address.endsWith('/') ? address.slice(0, -1) : `${address}/`;

/**
 * Learns from calls that read whether the server's paths end with a slash. A call that saves is sent only once, so its
 * address must be right (docs/decisions/0006-own-fetch.md).
 */
export function createEndings() {
  /** Whether an address was redirected to its other ending. */
  const redirected = new Map<string, boolean>();
  return {
    /** Clears the records, as a page load does. */
    forget: (): void => redirected.clear(),
    note: (address: string, isRedirected: boolean): void => void redirected.set(address, isRedirected),
    /**
     * Returns the address for a call that saves. If that address was never read, its slash is added or removed when
     * every recorded address with the same ending was redirected.
     */
    addressOf: (address: string): string => {
      const alike = [...redirected].filter(([other]) => other.endsWith('/') === address.endsWith('/'));
      const areAllRedirected = alike.length > 0 && alike.every(([, isRedirected]) => isRedirected);
      return (redirected.get(address) ?? areAllRedirected) ? withOtherEnding(address) : address;
    },
  };
}
export type Endings = ReturnType<typeof createEndings>;

/** The endings of the server that this page calls. */
export const endings = createEndings();
