import { FLOW_IDS, FLOWS, isPerCampaign } from '../../config/flow-registry.ts';
import { localePrefix, localizedPath } from '../../config/locale-path.ts';
import { DEFAULT_LOCALE } from '../../config/locales.ts';
import { routes, type RouteAddress } from '../../config/routes.ts';
import { isLoopback } from '../../lib/loopback.ts';
import type { BuiltSite } from './built-site.ts';
import { ASSETS, CACHE, FRAME_RULE, headersFor } from './headers.ts';

/** A path with an optional segment gives two patterns, and the longer one comes first. */
const variants = (path: string): string[] => {
  const optional = /\/:\w+\?/.exec(path)?.[0];
  return optional === undefined ? [path] : [path.replace(optional, optional.slice(0, -1)), path.replace(optional, '')];
};

const patternsOf = ({ name, locale }: RouteAddress): string[] =>
  variants(routes[name]).map((path) => localizedPath(path, locale));

/** The rule that forwards calls. A host of the Internet cannot reach an address of the machine that built the site. */
function forwardRule(api: string): string {
  if (isLoopback(new URL(api).hostname))
    return '# API_URL is an address of the machine of this build, so nothing is forwarded.';
  return `/api/* ${api.replace(/\/$/, '')}/api/:splat 200`;
}

/** `api` is a URL without `/api`. */
export function redirectsFile(site: BuiltSite, api: string | undefined): string {
  const rewrites = site.documents
    .filter(({ address }) => address.rewritten)
    .flatMap(({ address }) =>
      patternsOf(address)
        .filter((path) => path.includes(':'))
        .map((path) => ({ path, line: `${path} ${address.to} 200` })),
    );
  // Rules with literal segments come first, because they win over a slug.
  const literals = (path: string): number => path.split('/').filter((segment) => !segment.startsWith(':')).length;
  const missing = [...site.notFound].sort((a) => (a.locale === DEFAULT_LOCALE ? 1 : -1));
  // The folder of the bank's return page has the form of a campaign's path.
  const notCampaigns = site.notFound.flatMap(({ locale, file }) =>
    FLOW_IDS.filter(isPerCampaign).map(
      (flow) => `${localizedPath(`/${FLOWS[flow].prefix}/credit`, locale)} ${file} 404`,
    ),
  );
  return [
    ...(api ? [forwardRule(api)] : []),
    ...notCampaigns,
    ...rewrites.sort((a, b) => literals(b.path) - literals(a.path)).map(({ line }) => line),
    ...missing.map(({ locale, file }) => `${localePrefix(locale)}/* ${file} 404`),
    '',
  ].join('\n');
}

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Hosts join the headers of all rules that match, so the rule for everything leaves out what differs by page. */
export function headersFile(site: BuiltSite): string {
  return [
    rule('/*', { ...headersFor(site.isForEditors === true), 'Content-Security-Policy': FRAME_RULE }),
    rule(`${ASSETS}*`, { 'Cache-Control': CACHE.asset }),
    ...(site.isForEditors ? site.shared : []).map(({ path, cache, csp }) =>
      rule(path, { 'Cache-Control': cache, 'Content-Security-Policy': csp }),
    ),
    ...site.documents.flatMap(({ address, cache, csp }) =>
      patternsOf(address).map((path) => rule(path, { 'Cache-Control': cache, 'Content-Security-Policy': csp })),
    ),
    '',
  ].join('\n');
}
