import { DAY_MS } from '../../config/constants.ts';
import { LOCALE_COOKIE, type Locale } from '../../config/locales.ts';

export const readLocaleCookie = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${LOCALE_COOKIE.name}=`))
    ?.slice(LOCALE_COOKIE.name.length + 1);

export const writeLocaleCookie = (locale: Locale): void => {
  const maxAge = (LOCALE_COOKIE.days * DAY_MS) / 1000;
  document.cookie = `${LOCALE_COOKIE.name}=${locale}; path=/; max-age=${maxAge}; SameSite=Lax`;
};
