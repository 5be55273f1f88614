import { PUBLIC_BANK_ORIGINS, PUBLIC_CARD_SCRIPT_HOST } from '../../config/env.ts';
import { emptyTabName } from '../storage/leave-site.ts';

const bankOrigins = (): string[] =>
  [PUBLIC_CARD_SCRIPT_HOST, ...PUBLIC_BANK_ORIGINS.split(' ')]
    .filter((origin) => URL.canParse(origin))
    .map((origin) => new URL(origin).origin);

/** @returns false, and stays, when the URL is not the bank's */
export function redirectToBank(url: string): boolean {
  const target = URL.canParse(url) ? new URL(url) : undefined;
  // Only a site on http, which is one on this machine, has a bank on http.
  const isWeb = ['https:', window.location.protocol].includes(target?.protocol ?? '');
  if (!target || !isWeb || target.username + target.password || !bankOrigins().includes(target.origin)) return false;
  emptyTabName();
  window.location.assign(target.href);
  return true;
}
