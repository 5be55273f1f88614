import { UPLOAD_LIMIT_BYTES, UPLOAD_LIMIT_MEGABYTES } from '../constants.ts';
import type { BuiltSite } from './built-site.ts';
import { ASSETS, COMMON_HEADERS, MEDIA_TYPES } from './headers.ts';
import type { HostNames } from './host-names.ts';
import { locations, upstreams, type Forwards } from './nginx-forward.ts';
import { nginxMaps } from './nginx-maps.ts';
import { block, quoted } from './nginx-text.ts';

/** What differs from one machine to another; everything else follows from the build. */
export interface Place {
  readonly hosts: HostNames;
  /** Absolute path of the build on the machine that serves it. */
  readonly root: string;
  /** Folder of the logs. */
  readonly logs: string;
  readonly forwards: Forwards;
  /** Whether nginx has the module for `.br` files; without it `.gz` files are sent. */
  readonly brotli: boolean;
}

/** A form that holds one file of the greatest size holds a little more. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

const mediaTypes = (): string[] => {
  const bare = Object.entries(MEDIA_TYPES).map(([ending, type]) => [ending, type.split(';')[0] ?? type] as const);
  const texts = new Set(
    Object.values(MEDIA_TYPES)
      .filter((type) => type.includes('charset'))
      .map((type) => type.split(';')[0]),
  );
  texts.delete('text/html'); // nginx has it in mind already, and says so.
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
  Object.entries({ ...COMMON_HEADERS, 'Content-Security-Policy': '$policy', 'Cache-Control': '$cache' }).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );

const answers = (site: BuiltSite): string[] => [
  'error_page 404 $missing;',
  ...block('location /', ['if ($elsewhere) { return 302 $elsewhere; }', 'try_files $page =404;']),
  ...block(`location ^~ ${ASSETS}`, ['try_files $uri =404;']),
  ...site.notFound.flatMap(({ file }) => block(`location = ${file}`, ['internal;'])),
  ...block('location @missing_file', ['types {}', 'default_type text/plain;', String.raw`return 404 "Not found\n";`]),
  ...block('location @too_large', [
    'default_type application/json;',
    `return 413 '{"message":"A file may have ${UPLOAD_LIMIT_MEGABYTES} MB at most."}';`,
  ]),
];

const siteServer = (site: BuiltSite, place: Place, first: readonly string[]): string[] =>
  block('server', [
    ...first,
    `root ${place.root};`,
    'server_tokens off;',
    'absolute_redirect off;',
    `access_log ${place.logs}/admissions.log admissions buffer=64k flush=1s;`,
    '# A line of the error log holds the whole address, whatever the format above: only what stops nginx is logged.',
    '# An API that does not answer is a 502 or 504 in the log above.',
    `error_log ${place.logs}/admissions-error.log crit;`,
    'log_not_found off;',
    `client_max_body_size ${UPLOAD_LIMIT_BYTES + FORM_OVERHEAD_BYTES};`,
    '',
    '# Every text lies there compressed.',
    'gzip_static on;',
    'gzip_vary on;',
    place.brotli ? 'brotli_static on;' : '# Smaller still: brotli_static on; beside the line that includes this file.',
    ...mediaTypes(),
    'sendfile on;',
    'tcp_nopush on;',
    'open_file_cache max=4000 inactive=60s;',
    'open_file_cache_valid 10s;',
    '',
    ...headers(),
    '',
    ...answers(site),
    ...locations(place.forwards),
  ]);

const listen = (port: string, more = ''): string[] => [`listen ${port}${more};`, `listen [::]:${port}${more};`];

/** Where Debian's own site answers from, so that the first certificate and its renewals are asked for alike. */
const CHALLENGES = '/var/www/html';

/** Plain requests go to HTTPS, but for those of a certificate's issuer, who asks each name for a file on port 80. */
const plainServer = (names: string): string[] =>
  block('server', [
    ...listen('80'),
    names,
    'server_tokens off;',
    'access_log off;',
    ...block('location ^~ /.well-known/acme-challenge/', [`root ${CHALLENGES};`]),
    ...block('location /', ['return 301 https://$host$request_uri;']),
  ]);

/**
 * nginx's configuration for a build, to be included at the `http` level: maps, log format, the refusal of unknown hosts, the site.
 * The site's own address decides whether it listens for HTTPS. Needs nginx 1.19.4 or newer.
 */
export function nginxConfiguration(site: BuiltSite, place: Place): string {
  const { protocol, port, hostname } = new URL(place.hosts.site);
  const secure = protocol === 'https:';
  const own = port || (secure ? '443' : '80');
  const names = `server_name ${[...new Set([hostname, ...Object.keys(place.hosts.labels)])].join(' ')};`;
  return [
    '# Written by the build from src/config/routes.ts and the pages themselves; how to use it: docs/recipes/deploy.md.',
    'map_hash_bucket_size 256;',
    'map_hash_max_size 4096;',
    'server_names_hash_bucket_size 128;',
    '',
    ...nginxMaps(site, place.hosts, Object.keys(place.forwards)),
    ...upstreams(place.forwards),
    '# A name that is not ours gets nothing.',
    ...block('server', [
      ...(secure ? listen('80', ' default_server') : []),
      ...listen(own, secure ? ' ssl default_server' : ' default_server'),
      ...(secure ? ['ssl_reject_handshake on;'] : []),
      'server_name _;',
      'server_tokens off;',
      'access_log off;',
      'return 444;',
    ]),
    '',
    ...(secure ? [...plainServer(names), ''] : []),
    ...siteServer(site, place, [
      ...listen(own, secure ? ' ssl http2' : ''),
      names,
      ...(secure
        ? [
            '# Yours: ssl_certificate and ssl_certificate_key, for those of these names that visitors use.',
            'include snippets/admissions-tls.conf;',
          ]
        : []),
    ]),
    '',
  ].join('\n');
}
