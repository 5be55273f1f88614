import { PUBLIC_BANK_ORIGINS, PUBLIC_CARD_SCRIPT_HOST } from '../../config/env.ts';
import { emptyTabName } from '../storage/leave-site.ts';

const bankOrigins = (): string[] =>
  [PUBLIC_CARD_SCRIPT_HOST, ...PUBLIC_BANK_ORIGINS.split(' ')]
    .filter((origin) => URL.canParse(origin))
    .map((origin) => new URL(origin).origin);

/** @returns false, and stays, when the URL is not the bank's */
export function redirectToBank(url: string): boolean {
  const target = URL.canParse(url) ? new URL(url) : undefined;
  if (target?.username !== '' || !bankOrigins().includes(target.origin)) return false;
  emptyTabName();
  window.location.assign(target.href);
  return true;
}
