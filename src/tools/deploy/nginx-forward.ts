import { errorPages } from './nginx-answers.ts';
import { block } from './nginx-text.ts';

/** `{ '/api/': 'https://back.university.example' }` */
export type Forwards = Readonly<Record<string, string>>;

const upstreamOf = (path: string): string => `admissions_${path.replace(/\W/g, '')}`;

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
  'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
];

/** Checked by nginx; the header itself may hold anything. */
const visitedHost = (site: string): string => {
  const { port } = new URL(site);
  return port === '' ? '$host' : `$host:${port}`;
};

const location = (path: string, to: string, site: string): string[] => {
  const { protocol, host, hostname, pathname } = new URL(to);
  const base = pathname.replace(/\/$/, '');
  return block(`location ^~ ${path}`, [
    `proxy_pass ${protocol}//${upstreamOf(path)}${base && base + path};`,
    `proxy_set_header Host ${host};`,
    ...(protocol === 'https:' ? secured(hostname) : []),
    `proxy_set_header X-Forwarded-Host ${visitedHost(site)};`,
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    "# Documents of applicants pass through and are not put on this machine's disk.",
    'proxy_request_buffering off;',
    'proxy_max_temp_file_size 0;',
    ...errorPages(),
    "# The API's answers have headers of their own.",
    'add_header X-Content-Type-Options nosniff always;',
  ]);
};

/** @param site address of the main host */
export const locations = (forwards: Forwards, site: string): string[] =>
  Object.keys(forwards).length === 0
    ? ['# Nothing is forwarded: API_URL was not set when this was written.']
    : Object.entries(forwards).flatMap(([path, to]) => location(path, to, site));
