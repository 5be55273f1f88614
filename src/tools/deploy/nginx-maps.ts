import { FLOW_IDS, FLOWS, isPerCampaign } from '../../config/flow-registry.ts';
import { HOST_LABELS } from '../../config/hosts.ts';
import { localePrefix } from '../../config/locale-path.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../config/locales.ts';
import { routes } from '../../config/routes.ts';
import type { BuiltSite, ServedFile } from './built-site.ts';
import { ASSETS, CACHE, FILE_ENDING } from './headers.ts';
import type { HostNames } from './host-names.ts';
import { CALL_LIMITS, RETRY_AFTER_SECONDS } from './limits.ts';
import { logMaps } from './nginx-log.ts';
import { map, regexKey, escapeRegExp, quoted } from './nginx-text.ts';

const PREFIXES = LOCALES.map(localePrefix).filter(Boolean).join('|');
const LABELS = HOST_LABELS.join('|');
const UNLABELLED = [...new Set(Object.values(routes).map((path) => path.split('/')[1] ?? ''))].filter(
  (segment) => segment !== '' && !HOST_LABELS.includes(segment),
);
const PER_CAMPAIGN = FLOW_IDS.filter(isPerCampaign)
  .map((flow) => FLOWS[flow].prefix)
  .join('|');
const NOTHING = '""';

/** @param forwarded paths that every host forwards */
const addressMaps = (site: BuiltSite, hosts: HostNames, forwarded: readonly string[]): string[] => {
  const shared = [
    ...[ASSETS, ...forwarded].map((folder) => `${folder}.*`),
    ...site.loose.map(({ file }) => escapeRegExp(file)),
    ...site.shared.map(({ path }) => `${escapeRegExp(path)}/?`),
  ];
  return [
    '# Hosts of one flow each: the label is the path prefix they stand for. Every other name of the site goes by path.',
    ...map('$host', '$label', [['default', NOTHING], ...Object.entries(hosts.labels)]),
    "# The address by the route table: on a flow's own host its prefix is put back, unless one is written.",
    ...map('$label', '$address', [
      [NOTHING, '$uri'],
      ['default', '$address_on_own_host'],
    ]),
    ...map('"$label $uri"', '$address_on_own_host', [
      [regexKey(String.raw`^\S+ (?<shared>${shared.join('|')})$`), '$shared'],
      [regexKey(String.raw`^\S+ (?<prefixed>(?:${PREFIXES})?/(?:${LABELS})(?:/.*)?)$`), '$prefixed'],
      [regexKey(String.raw`^(?<own>\S+) (?<own_locale>${PREFIXES})?(?<own_rest>/.*)?$`), '"$own_locale/$own$own_rest"'],
    ]),
  ];
};

/** Matches an escaped letter, digit, slash or one of `-._~`. Browsers escape none of these by themselves. */
const NEEDLESS_ESCAPE = '%(?:2[def]|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])';
const CAPITAL = '[A-Z]';
const hasCapital = ({ file }: ServedFile): boolean => new RegExp(CAPITAL).test(file);

/** Maps each path to its file. */
const pageMaps = (site: BuiltSite): string[] => {
  const literal = site.documents.filter(({ address }) => !address.rewritten);
  const rewritten = site.documents.filter(({ address }) => address.rewritten);
  const [main, ...others] = [...site.notFound].sort((a) => (a.locale === DEFAULT_LOCALE ? -1 : 1));
  return [
    '# The address as it was sent: a page reads its token there, and nginx a decoded one.',
    ...map('$request_uri', '$spelled', [
      ['default', '$address'],
      [quoted(`~*^[^?]*${NEEDLESS_ESCAPE}`), NOTHING],
    ]),
    '# nginx finds a name in a map whatever its capitals; the names below have none.',
    ...map('$spelled', '$lower_case', [
      ['default', '$spelled'],
      [regexKey(CAPITAL), NOTHING],
    ]),
    '# The file that is served at an address; none for an address that is not in the table.',
    ...map('$lower_case', '$named_page', [
      ['default', NOTHING],
      ...site.loose.filter((one) => !hasCapital(one)).map(({ file }) => [file, file] as const),
      ...literal.flatMap(({ address: { to }, file }) =>
        [...new Set([to, to.replace(/\/?$/, '/')])].map((path) => [path, file] as const),
      ),
      ...site.shared.flatMap(({ path, file }) => [path, `${path}/`].map((one) => [one, file] as const)),
    ]),
    ...map('$spelled', '$rewritten_page', [
      ['default', NOTHING],
      ...site.loose.filter(hasCapital).map(({ file }) => [regexKey(`^${escapeRegExp(file)}$`), file] as const),
      ...rewritten.map(({ address, file }) => [regexKey(address.pattern.replace(/\(\?<\w+>/g, '(?:')), file] as const),
    ]),
    ...map('$named_page', '$page', [
      ['default', '$named_page'],
      [NOTHING, '$rewritten_page'],
    ]),
    '# What stands in for something missing: a page in its language, a line of text for a file.',
    ...map('$address', '$missing', [
      ['default', main?.file ?? NOTHING],
      [regexKey(FILE_ENDING), '@missing_file'],
      ...others.map(({ locale, file }) => [regexKey(`^${localePrefix(locale)}(?:/|$)`), file] as const),
    ]),
    ...map('$page', '$document', [
      ['default', '$page'],
      [NOTHING, '$missing'],
    ]),
  ];
};

/** The URL is read undecoded, so that no decoded line break gets into a header. */
const elsewhereMap = ({ site, campaign = '' }: HostNames): string[] => [
  "# On a flow's own host: its prefix drops, scholarships start at a campaign, pages of no flow are on the main host.",
  ...map('$label', '$elsewhere', [
    [NOTHING, NOTHING],
    ['default', '$elsewhere_from_own_host'],
  ]),
  ...map('"$page|$label|$request_uri"', '$elsewhere_from_own_host', [
    ['default', NOTHING],
    [
      // With a leading slash or backslash in the rest, the browser would read a host name.
      regexKey(
        String.raw`^[^|]*\|(?<to>[^|]+)\|(?<to_locale>${PREFIXES})?/\k<to>(?:/+(?<to_rest>[^?/\x5c][^?]*)?)?(?<to_query>\?.*)?$`,
      ),
      '"$to_locale/$to_rest$to_query"',
    ],
    [
      regexKey(String.raw`^\|(?:${PER_CAMPAIGN})\|(?<root_locale>${PREFIXES})?/?(?<root_query>\?.*)?$`),
      `"$root_locale/${encodeURIComponent(campaign)}$root_query"`,
    ],
    [
      regexKey(String.raw`^\|[^|]+\|(?:${PREFIXES})?/(?:${UNLABELLED.join('|')})(?:[/?]|$)`),
      `"${new URL(site).origin}$request_uri"`,
    ],
  ]),
];

const headerMaps = (site: BuiltSite): string[] => {
  const pages = [...site.documents, ...site.notFound, ...site.shared];
  const policies = [...new Set(pages.map(({ csp }) => csp))];
  const kept = [...site.documents, ...site.loose].filter(({ cache }) => cache !== CACHE.private);
  return [
    '# Content security policies: few differ, and each page has the one of its own markup.',
    ...map('$document', '$policy_number', [
      ['default', NOTHING],
      ...pages.map(({ file, csp }) => [file, String(policies.indexOf(csp))] as const),
    ]),
    ...map('$policy_number', '$policy', [
      ['default', NOTHING],
      ...policies.map((csp, index) => [String(index), quoted(csp)] as const),
    ]),
    ...map('$document', '$document_cache', [
      ['default', CACHE.private],
      ...kept.map(({ file, cache }) => [file, quoted(cache)] as const),
    ]),
    ...map('"$status $uri"', '$cache', [
      ['default', CACHE.private],
      [regexKey(`^(?:200|206|304) ${ASSETS}`), quoted(CACHE.asset)],
      [regexKey('^(?:200|206|304) '), '$document_cache'],
    ]),
  ];
};

export const nginxMaps = (site: BuiltSite, hosts: HostNames, forwarded: readonly string[]): string[] => [
  ...addressMaps(site, hosts, forwarded),
  ...pageMaps(site),
  ...elsewhereMap(hosts),
  ...headerMaps(site),
  ...logMaps(forwarded),
];

/** The bank posts the payer back below this path (docs/recipes/deploy.md). */
export const BANK_RETURN = '/api/payment/return/';

/**
 * Only a flow's own host identifies the flow. On other hosts the first flow's page finds out what this browser is
 * paying.
 */
const returnPages = (): (readonly [key: string, value: string])[] => [
  ...FLOW_IDS.map((flow) => {
    const { prefix } = FLOWS[flow];
    return [
      regexKey(`^${BANK_RETURN}.*\\|${prefix}$`),
      routes[`${flow}.redirect-kbank`].slice(prefix.length + 1),
    ] as const;
  }),
  [regexKey(`^${BANK_RETURN}`), routes[`${FLOW_IDS[0]}.redirect-kbank`]],
];

export const responseMaps = (): string[] => [
  '# Where a payer goes whom the bank sends back while the API is down.',
  ...map('"$uri|$label"', '$return_page', [['default', '""'], ...returnPages()]),
];

const zoneOf = (name: string): string => `admissions_${name}`;
const AT_ONCE = zoneOf('uploads_at_once');

/** Networks that a university exempts: docs/recipes/deploy.md. */
export const UNLIMITED_NETWORKS = 'unlimited-networks.conf';

/** How many of ten calls that save are put off: docs/recipes/deploy.md. */
export const BUSY = 'busy.conf';

/**
 * Requests with an empty key are not counted. A path counts with whatever follows its last word, because some servers
 * ignore `.json` or `;a=1` there.
 * @param lasting the folder of the list of networks that are not limited
 */
export const limitZones = (lasting: string): string[] => [
  '# How often one address may call: behind a proxy, nginx must be told whose address that is (docs/recipes/deploy.md).',
  '# A household has 2^64 addresses of IPv6, so they count as one.',
  ...map('$binary_remote_addr', '$network', [
    ['default', '$binary_remote_addr'],
    [regexKey(String.raw`^(?<half_address>(?s:.{8}))(?s:.{8})\z`), '$half_address'],
  ]),
  'geo $is_unlimited {',
  '  default 0;',
  `  include ${lasting}/${UNLIMITED_NETWORKS};`,
  '}',
  ...CALL_LIMITS.flatMap(({ name, paths, perMinute }) => [
    ...map('"$is_unlimited $request_method $uri"', `$${name}_by`, [
      ['default', '""'],
      [quoted(`~*^0 POST (?:${paths.map(escapeRegExp).join('|')})(?![\\w-])`), '$network'],
    ]),
    `limit_req_zone $${name}_by zone=${zoneOf(name)}:10m rate=${perMinute}r/m;`,
  ]),
  `limit_conn_zone $upload_by zone=${AT_ONCE}:10m;`,
  '',
];

/** Headers that responses of the API get where the API itself sends none. */
export const apiHeaderMaps = (defaults: Readonly<Record<string, string>>): string[] =>
  Object.entries(defaults).flatMap(([name, value]) => {
    const variable = name.toLowerCase().replaceAll('-', '_');
    return map(`$upstream_http_${variable}`, `$api_${variable}`, [
      ['default', '""'],
      ['""', quoted(value)],
    ]);
  });

export const retryMap = (): string[] =>
  map('"$status $is_put_off"', '$retry_after', [
    ['default', '""'],
    [regexKey('^429 '), String(RETRY_AFTER_SECONDS)],
    ['"503 1"', '$busy_seconds'],
  ]);
