import { UPLOAD_LIMIT_BYTES } from '../../config/constants.ts';
import type { HostNames } from './host-names.ts';
import { API, CALL_KILOBYTES, STALL_SECONDS, UPLOAD_PATHS } from './limits.ts';
import { BANK_RETURN, errorPages } from './nginx-responses.ts';
import { API_ERROR_LOG } from './nginx-log.ts';
import { block } from './nginx-text.ts';

/** Maps a path prefix to an origin: `{ '/api/': 'https://back.university.example' }`. */
export type Forwards = Readonly<Record<string, string>>;

/** Space for the parts of an upload form other than its file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

const nameOf = (path: string): string => path.replace(/\W/g, '');
const upstreamOf = (path: string): string => `admissions_${nameOf(path)}`;

export const upstreams = (forwards: Forwards): string[] =>
  Object.entries(forwards).flatMap(([path, to]) => {
    const { hostname, port, protocol } = new URL(to);
    const server = `server ${hostname}:${port || (protocol === 'https:' ? '443' : '80')};`;
    return [...block(`upstream ${upstreamOf(path)}`, [server, 'keepalive 32;']), ''];
  });

/** nginx does not verify an upstream's certificate by itself. */
const secured = (hostname: string): string[] => [
  'proxy_ssl_server_name on;',
  `proxy_ssl_name ${hostname};`,
  'proxy_ssl_verify on;',
  // By default nginx follows one intermediate certificate.
  'proxy_ssl_verify_depth 4;',
  'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
];

/** nginx has checked this host name, whereas the header may hold anything. */
const visitedHost = (site: string): string => {
  const { port } = new URL(site);
  return port === '' ? '$host' : `$host:${port}`;
};

interface Forwarding {
  readonly path: string;
  readonly to: URL;
  readonly target: { readonly hosts: HostNames; readonly logs: string };
}

const settings = ({ path, to, target }: Forwarding): string[] => {
  const base = to.pathname.replace(/\/$/, '');
  return [
    // A rewrite would change $uri, which limits and the log read later.
    `proxy_pass ${to.protocol}//${upstreamOf(path)}${base && `${base}$request_uri`};`,
    `proxy_set_header Host ${to.host};`,
    ...(to.protocol === 'https:' ? secured(to.hostname) : []),
    `proxy_set_header X-Forwarded-Host ${visitedHost(target.hosts.site)};`,
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Request-Id $request_id;',
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    `proxy_connect_timeout ${STALL_SECONDS.connect}s;`,
    'proxy_max_temp_file_size 0;',
    '# Long lists travel compressed. Calls prove themselves by a token and not by a cookie, so no other page can probe what a response holds.',
    'gzip on;',
    'gzip_proxied any;',
    'gzip_types application/json;',
    'gzip_min_length 1000;',
    "# The API's responses have headers of their own.",
    'proxy_hide_header X-Request-Id;',
    'add_header X-Request-Id $request_id always;',
    'add_header X-Content-Type-Options nosniff always;',
  ];
};

const CALL_BODY = [
  '# The API gets a call when all of it is there, from memory.',
  `client_max_body_size ${CALL_KILOBYTES}k;`,
  `client_body_buffer_size ${CALL_KILOBYTES}k;`,
  ...errorPages('@too_long'),
];
const RETURN_BODY = [
  ...CALL_BODY,
  '# A payer gets no error page of whatever stands before the API.',
  'proxy_intercept_errors on;',
];
const FILE_BODY = [
  "# Documents of applicants pass through and are not put on this machine's disk.",
  `client_max_body_size ${UPLOAD_LIMIT_BYTES + FORM_OVERHEAD_BYTES};`,
  'proxy_request_buffering off;',
  ...errorPages('@too_large'),
];

/**
 * There are two locations, because an error log belongs to a location and each of its lines holds the whole request. The first one logs
 * nothing, because nginx refuses a body that is too large there before it reads the condition.
 */
const twice = (head: string, name: string, body: readonly string[], one: Forwarding): string[] => [
  ...block(`location ${head}`, [
    'recursive_error_pages on;',
    `error_page 418 = @${name};`,
    'if ($is_described) { return 418; }',
    ...settings(one),
    ...body,
  ]),
  ...block(`location @${name}`, [`error_log ${one.target.logs}/${API_ERROR_LOG} error;`, ...settings(one), ...body]),
];

export const locations = (forwards: Forwards, target: Forwarding['target']): string[] =>
  Object.keys(forwards).length === 0
    ? ['# Nothing is forwarded: API_URL was not set when this was written.']
    : Object.entries(forwards).flatMap(([path, to]) => {
        const one = { path, to: new URL(to), target };
        return [
          ...twice(path, `${nameOf(path)}_described`, CALL_BODY, one),
          ...(path === API
            ? [
                ...twice(BANK_RETURN, 'return_described', RETURN_BODY, one),
                ...twice(`~* ^${UPLOAD_PATHS}`, 'upload_described', FILE_BODY, one),
              ]
            : []),
        ];
      });
