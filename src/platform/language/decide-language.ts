import { DEFAULT_LOCALE, isLocale, otherLocale, type Locale } from '../../config/locales.ts';
import { lenientQuery } from '../../lib/lenient-query.ts';
import { localeOfPath, localizedPath } from '../../config/locale-path.ts';

export interface UrlParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export function alternateLanguageUrl({ pathname, search, hash }: UrlParts): string {
  const locale = localeOfPath(pathname);
  const path = locale === DEFAULT_LOCALE ? pathname : pathname.slice(locale.length + 1) || '/';
  // The browser would take the text after a double slash for a host name.
  return localizedPath(path.replace(/^\/+/, '/'), otherLocale(locale)) + search + hash;
}

export interface LanguageDecision {
  readonly goTo?: string;
  readonly showAs?: string;
  readonly remember?: Locale;
}

/**
 * In order of precedence: path prefix; `?lang`, which is applied and removed; the cookie, on `/` only; Thai
 * (docs/spec-decisions.md, 1.8).
 * @param cookie the raw value of the language cookie
 */
export function decideLanguage(url: UrlParts, cookie: string | undefined): LanguageDecision {
  const locale = localeOfPath(url.pathname);
  const query = lenientQuery(url.search);
  const name = [...query.keys()].find((key) => key.toLowerCase() === 'lang') ?? '';
  // The first letters identify the language, as in `en-US`, `th_TH`, `EN` and `en).`.
  const requested = /[a-z]+/i.exec(query.get(name) ?? '')?.[0].toLowerCase();

  if (isLocale(requested)) {
    query.delete(name);
    const search = query.size > 0 ? `?${query.toString()}` : '';
    const withoutLang = { ...url, search };
    return requested === locale
      ? { showAs: url.pathname + search + url.hash, remember: requested }
      : { goTo: alternateLanguageUrl(withoutLang), remember: requested };
  }
  if (!isLocale(cookie)) return { remember: DEFAULT_LOCALE };
  if (url.pathname === '/' && cookie !== locale) return { goTo: alternateLanguageUrl(url) };
  return {};
}
