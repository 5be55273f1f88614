import { DAY_MS } from '../../config/constants.ts';
import { LOCALE_COOKIE, type Locale } from '../../config/locales.ts';
import { ALL_ORIGINS } from '../../config/site-origins.ts';
import { sharedDomain } from './shared-domain.ts';

export const readLocaleCookie = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${LOCALE_COOKIE.name}=`))
    ?.slice(LOCALE_COOKIE.name.length + 1);

const DAYS_SECONDS = (LOCALE_COOKIE.days * DAY_MS) / 1000;

function write(locale: Locale, seconds: number, domain = ''): void {
  const attributes = [
    ...[`${LOCALE_COOKIE.name}=${locale}`, 'path=/', `max-age=${seconds}`, 'SameSite=Lax'],
    ...(location.protocol === 'https:' ? ['Secure'] : []),
    ...(domain ? [`domain=${domain}`] : []),
  ];
  document.cookie = attributes.join('; ');
}

/**
 * All hosts of the site share the cookie, so that a language is chosen once. Browsers refuse a cookie for a public
 * suffix such as `ac.th`; this host then has its own.
 */
export function writeLocaleCookie(locale: Locale, origins: readonly string[] = ALL_ORIGINS): void {
  const domain = sharedDomain(origins, location.hostname);
  // This host's own cookie would be read before the shared one.
  if (domain) write(locale, -1);
  if (domain) write(locale, DAYS_SECONDS, domain);
  if (readLocaleCookie() !== locale) write(locale, DAYS_SECONDS);
}
