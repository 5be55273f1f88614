import { CAMPAIGNS_FILE } from '../../config/flow-registry.ts';
import type { BuiltSite } from './built-site.ts';
import { ASSETS, COMMON_HEADERS, MEDIA_TYPES } from './headers.ts';
import type { HostNames } from './host-names.ts';
import { responseLocations, responseMaps, healthLocation } from './nginx-responses.ts';
import { locations, upstreams, type Forwards } from './nginx-forward.ts';
import { limits, limitZones, retryMap, stalls } from './nginx-limits.ts';
import { ACCESS_LOG, ERROR_LOG } from './nginx-log.ts';
import { nginxMaps } from './nginx-maps.ts';
import { block, quoted } from './nginx-text.ts';

export interface NginxTarget {
  readonly hosts: HostNames;
  /** The absolute path of the build on the machine that serves it. */
  readonly root: string;
  /** The absolute path of the folder whose files stay when the build is replaced. */
  readonly lasting: string;
  /** The absolute path of the folder for logs. */
  readonly logs: string;
  readonly forwards: Forwards;
  /** False where nginx lacks its module for `.br`; then `.gz` files are sent. */
  readonly brotli: boolean;
  /** False where all visitors have one address, as on the machine of a developer. */
  readonly limited: boolean;
}

const mediaTypes = (): string[] => {
  const bare = Object.entries(MEDIA_TYPES).map(([ending, type]) => [ending, type.split(';')[0] ?? type] as const);
  const texts = new Set(
    Object.values(MEDIA_TYPES)
      .filter((type) => type.includes('charset'))
      .map((type) => type.split(';')[0]),
  );
  texts.delete('text/html'); // nginx warns that it is there by default.
  return [
    ...block(
      'types',
      [...new Set(bare.map(([, type]) => type))].map((type) => {
        const endings = bare.filter(([, one]) => one === type).map(([ending]) => ending);
        return `${type} ${endings.join(' ')};`;
      }),
    ),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${[...texts].join(' ')};`,
  ];
};

const headers = (): string[] =>
  Object.entries({
    ...COMMON_HEADERS,
    'Content-Security-Policy': '$policy',
    'Cache-Control': '$cache',
    // A header without a value is not sent.
    'X-Request-Id': '$call_id',
    'Retry-After': '$retry_after',
  }).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

/** The list of open campaigns that the server's operator has written, else that of the build. */
const campaigns = ({ root, lasting }: NginxTarget): string[] => [
  ...block(`location = ${CAMPAIGNS_FILE}`, [`root ${lasting};`, 'try_files $uri @built_campaigns;']),
  ...block('location @built_campaigns', [`root ${root};`, 'try_files $uri =404;']),
];

const responses = (site: BuiltSite, target: NginxTarget): string[] => [
  'error_page 404 $missing;',
  ...block('location /', ['if ($elsewhere) { return 302 $elsewhere; }', 'try_files $page =404;']),
  ...block(`location ^~ ${ASSETS}`, ['try_files $uri =404;']),
  ...site.notFound.flatMap(({ file }) => block(`location = ${file}`, ['internal;'])),
  ...block('location @missing_file', ['types {}', 'default_type text/plain;', String.raw`return 404 "Not found\n";`]),
  ...campaigns(target),
  ...responseLocations(),
];

const siteServer = (site: BuiltSite, target: NginxTarget, first: readonly string[]): string[] =>
  block('server', [
    ...first,
    `root ${target.root};`,
    'server_tokens off;',
    'absolute_redirect off;',
    `access_log ${target.logs}/${ACCESS_LOG} admissions buffer=64k flush=1s;`,
    '# A line of an error log holds the whole address, whatever the format above: only what stops nginx is logged here.',
    `error_log ${target.logs}/${ERROR_LOG} crit;`,
    'log_not_found off;',
    ...stalls(),
    ...(target.limited ? limits() : []),
    '',
    '# Every text lies there compressed.',
    'gzip_static on;',
    'gzip_vary on;',
    target.brotli ? 'brotli_static on;' : '# Smaller still: brotli_static on; beside the line that includes this file.',
    ...mediaTypes(),
    'sendfile on;',
    'tcp_nopush on;',
    'open_file_cache max=4000 inactive=60s;',
    'open_file_cache_valid 10s;',
    '',
    ...headers(),
    '',
    ...responses(site, target),
    ...healthLocation(target.root),
    ...locations(target.forwards, target),
  ]);

const listen = (port: string, more = ''): string[] => [`listen ${port}${more};`, `listen [::]:${port}${more};`];

/** nginx reads this setting from the default server for all names of a port. */
const TLS_VERSIONS = 'ssl_protocols TLSv1.2 TLSv1.3;';

/** Debian's default site has the same root, so that the first certificate and its renewals are requested alike. */
const CHALLENGES = '/var/www/html';

/** A certificate's issuer requests a file of each name on port 80. */
const plainServer = (names: string, root: string, port: string): string[] =>
  block('server', [
    ...listen('80'),
    names,
    'server_tokens off;',
    'access_log off;',
    ...healthLocation(root),
    ...block('location ^~ /.well-known/acme-challenge/', [`root ${CHALLENGES};`]),
    ...block('location /', [`return 301 https://$host${port && `:${port}`}$request_uri;`]),
  ]);

/** The text is included at the `http` level of nginx 1.19.4 or newer. */
export function nginxConfiguration(site: BuiltSite, target: NginxTarget): string {
  const { protocol, port, hostname } = new URL(target.hosts.site);
  const secure = protocol === 'https:';
  const own = port || (secure ? '443' : '80');
  const names = `server_name ${[...new Set([hostname, ...Object.keys(target.hosts.labels)])].join(' ')};`;
  return [
    '# Written by the build from src/config/routes.ts and the pages themselves; how to use it: docs/recipes/deploy.md.',
    'map_hash_bucket_size 256;',
    'map_hash_max_size 4096;',
    'server_names_hash_bucket_size 128;',
    '',
    ...nginxMaps(site, target.hosts, Object.keys(target.forwards)),
    ...responseMaps(),
    ...retryMap(),
    ...(target.limited ? limitZones() : []),
    ...upstreams(target.forwards),
    '# A name that is not ours gets nothing.',
    ...block('server', [
      ...(secure ? listen('80', ' default_server') : []),
      ...listen(own, secure ? ' ssl default_server' : ' default_server'),
      ...(secure ? [TLS_VERSIONS, 'ssl_reject_handshake on;'] : []),
      'server_name _;',
      'server_tokens off;',
      'access_log off;',
      ...healthLocation(target.root),
      ...block('location /', ['return 444;']),
    ]),
    '',
    ...(secure ? [...plainServer(names, target.root, port), ''] : []),
    ...siteServer(site, target, [
      ...listen(own, secure ? ' ssl http2' : ''),
      names,
      ...(secure
        ? [
            '# Yours: ssl_certificate and ssl_certificate_key, for those of these names that visitors use.',
            'include snippets/admissions-tls.conf;',
            TLS_VERSIONS,
          ]
        : []),
    ]),
    '',
  ].join('\n');
}
