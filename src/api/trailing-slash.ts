/** A server may know a path only with a slash at its end, or only without one, and redirects from the other. */
export const withOtherEnding = (address: string): string =>
  address.endsWith('/') ? address.slice(0, -1) : `${address}/`;

/**
 * Records at which endings a server answers, with or without a slash, from the calls that read. A call that saves is sent
 * only once, so it needs the right one (docs/decisions/0037-writes-and-redirects.md).
 */
export function createEndings() {
  /** Whether an address was redirected to its other ending. */
  const redirected = new Map<string, boolean>();
  return {
    /** Clears the records, as a new page does. */
    forget: (): void => redirected.clear(),
    note: (address: string, isRedirected: boolean): void => void redirected.set(address, isRedirected),
    /**
     * Returns the address to which a call that saves is sent. An address that was never read gets the other ending if all
     * recorded addresses with the same ending were redirected.
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
