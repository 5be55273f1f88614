import { LOCALE_COOKIE, type Locale } from '../config/locales.ts';

const SECONDS_A_DAY = 86_400;

/** What the language cookie says, as it stands; undefined when there is none. */
export const readLocaleCookie = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${LOCALE_COOKIE.name}=`))
    ?.slice(LOCALE_COOKIE.name.length + 1);

/** Remembers a language for a year on every path (spec section 9; the form existing visitors already hold, decisions 1.8). */
export const writeLocaleCookie = (locale: Locale): void => {
  const life = LOCALE_COOKIE.days * SECONDS_A_DAY;
  document.cookie = `${LOCALE_COOKIE.name}=${locale}; path=/; max-age=${life}; SameSite=Lax`;
};
