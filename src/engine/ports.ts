import { PUBLIC_BANK_ORIGINS, PUBLIC_CARD_SCRIPT_HOST, PUBLIC_SITE_URL } from '../config/env.ts';
import { addressOnHost, canonicalPath } from '../config/hosts.ts';

/** The one door of the engine to the address bar. Names of routes become addresses in `config/routes.ts`, never here. */

/** By the route table, whatever the host leaves out of it. */
export const currentPath = (): string => canonicalPath(window.location);
export const currentQuery = (): URLSearchParams => new URLSearchParams(window.location.search);

/** Takes a parameter out of the address without leaving the page. */
export function dropFromQuery(name: string): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}

/** Goes to an address of this site; `replace` leaves no step in the history that Back would run into. */
export function go(address: string, options: { readonly replace?: boolean } = {}): void {
  const target = addressOnHost(address, window.location.hostname, PUBLIC_SITE_URL);
  if (options.replace) window.location.replace(target);
  else window.location.assign(target);
}

/** Origins an answer of the API may send the payer to; an address anywhere else is not followed. */
const bankOrigins = (): string[] =>
  [PUBLIC_CARD_SCRIPT_HOST, ...PUBLIC_BANK_ORIGINS.split(' ')]
    .filter((one) => URL.canParse(one))
    .map((one) => new URL(one).origin);

/** Leaves for the bank's page; false when the address is not the bank's. */
export function leaveTo(address: string): boolean {
  const target = URL.canParse(address) ? new URL(address) : undefined;
  if (target?.username !== '' || !bankOrigins().includes(target.origin)) return false;
  window.location.assign(target.href);
  return true;
}

export const reloadPage = (): void => {
  window.location.reload();
};

/** What the page's own history entry carries (see `wake/take-token.ts`). */
export const entryState = (): unknown => window.history.state;
