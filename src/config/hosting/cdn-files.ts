import { localePrefix, localizedPath } from '../locale-path.ts';
import { DEFAULT_LOCALE } from '../locales.ts';
import { routeOf, type RouteAddress } from '../routes.ts';
import type { BuiltSite } from './built-site.ts';
import { ASSETS, CACHE, COMMON_HEADERS, FRAME_RULE } from './headers.ts';

/** An optional segment makes two patterns; the longer one comes first. */
const variants = (path: string): string[] => {
  const optional = /\/:\w+\?/.exec(path)?.[0];
  return optional === undefined ? [path] : [path.replace(optional, optional.slice(0, -1)), path.replace(optional, '')];
};

const patternsOf = ({ name, locale }: RouteAddress): string[] =>
  variants(routeOf(name).path).map((path) => localizedPath(path, locale));

/** Text of `_redirects`: the shells of addresses with unknown segments, the API, what is not there. `api` is its address without `/api`. */
export function redirectsFile(site: BuiltSite, api: string | undefined): string {
  const shells = site.documents
    .filter(({ address }) => address.rewritten)
    .flatMap(({ address }) =>
      patternsOf(address)
        .filter((path) => path.includes(':'))
        .map((path) => ({ path, line: `${path} ${address.to} 200` })),
    );
  // A literal segment wins over a slug, so the pattern with the most literal ones is asked first.
  const literals = (path: string): number => path.split('/').filter((segment) => !segment.startsWith(':')).length;
  const missing = [...site.notFound].sort((a) => (a.locale === DEFAULT_LOCALE ? 1 : -1));
  const barred = site.notFound.map(
    ({ locale, file }) => `${localizedPath('/regisscholarship/credit', locale)} ${file} 404`,
  );
  return [
    ...(api ? [`/api/* ${api.replace(/\/$/, '')}/api/:splat 200`] : []),
    ...barred,
    ...shells.sort((a, b) => literals(b.path) - literals(a.path)).map(({ line }) => line),
    ...missing.map(({ locale, file }) => `${localePrefix(locale)}/* ${file} 404`),
    '',
  ].join('\n');
}

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Text of `_headers`. Hosts join what several rules say of one address, so the rule for everything leaves out what differs by page,
 * but for framing: a page without a rule of its own still has the policy of its markup.
 */
export function headersFile(site: BuiltSite): string {
  return [
    rule('/*', { ...COMMON_HEADERS, 'Content-Security-Policy': FRAME_RULE }),
    rule(`${ASSETS}*`, { 'Cache-Control': CACHE.asset }),
    ...site.documents.flatMap(({ address, cache, policy }) =>
      patternsOf(address).map((path) => rule(path, { 'Cache-Control': cache, 'Content-Security-Policy': policy })),
    ),
    '',
  ].join('\n');
}
