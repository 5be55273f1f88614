import { PUBLIC_BANK_ORIGINS, PUBLIC_CARD_SCRIPT_HOST } from '../../config/env.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import { setLoading } from '../loading-overlay.ts';

const bankOrigins = (): string[] =>
  [PUBLIC_CARD_SCRIPT_HOST, ...PUBLIC_BANK_ORIGINS.split(' ')].flatMap((address) => parseUrl(address)?.origin ?? []);

/** @returns false, without navigating, if the URL is not the bank's */
export function redirectToBank(url: string): boolean {
  const target = parseUrl(url);
  // A bank on http is allowed only if the site itself is on http, as in development.
  const isWeb = ['https:', window.location.protocol].includes(target?.protocol ?? '');
  if (!target || !isWeb || target.username + target.password || !bankOrigins().includes(target.origin)) return false;
  setLoading(true);
  window.location.assign(target.href);
  return true;
}
