import { DEFAULT_LOCALE, isLocale, otherLocale, type Locale } from '../config/locales.ts';
import { localeOfPath, localizedPath } from '../config/locale-path.ts';

export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The same page in the other language: real segments, query and hash stay. */
export function twinOf({ pathname, search, hash }: Address): string {
  const locale = localeOfPath(pathname);
  const path = locale === DEFAULT_LOCALE ? pathname : pathname.slice(locale.length + 1) || '/';
  return localizedPath(path, otherLocale(locale)) + search + hash;
}

export interface LanguageDecision {
  /** Where to go instead, if anywhere. */
  readonly goTo?: string;
  /** How the address should read from now on, without a reload. */
  readonly showAs?: string;
  /** What the language cookie should say from now on. */
  readonly remember?: Locale;
}

/**
 * The language rule (decisions 1.8): path prefix > `?lang`, applied and then taken out of the address > cookie, on `/` only > Thai.
 * Any other value of `lang` is left alone.
 * @param cookie value of the language cookie, undefined when there is none
 */
export function decideLanguage(address: Address, cookie: string | undefined): LanguageDecision {
  const locale = localeOfPath(address.pathname);
  const query = new URLSearchParams(address.search);
  const asked = query.get('lang');

  if (isLocale(asked)) {
    query.delete('lang');
    const search = query.size > 0 ? `?${query.toString()}` : '';
    const clean = { ...address, search };
    return asked === locale
      ? { showAs: address.pathname + search + address.hash, remember: asked }
      : { goTo: twinOf(clean), remember: asked };
  }
  if (!isLocale(cookie)) return { remember: DEFAULT_LOCALE };
  if (address.pathname === '/' && cookie !== locale) return { goTo: twinOf(address) };
  return {};
}
