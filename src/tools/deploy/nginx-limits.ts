import { CALL_LIMITS, RETRY_AFTER_SECONDS, STALL_SECONDS, UPLOADS_AT_ONCE } from './limits.ts';
import { map, quoted } from './nginx-text.ts';

const zoneOf = (name: string): string => `admissions_${name}`;
const AT_ONCE = zoneOf('uploads_at_once');

/** Requests with an empty key are not counted. The keys are names, not expressions, because nginx looks one up at every request. */
export const limitZones = (): string[] => [
  '# How often one address may call: behind a proxy, nginx must be told whose address that is (docs/recipes/deploy.md).',
  ...CALL_LIMITS.flatMap(({ name, paths, perMinute }) => [
    ...map('"$request_method $uri"', `$${name}_by`, [
      ['default', '""'],
      ...paths
        .flatMap((path) => [path, `${path}/`])
        .map((path) => [quoted(`POST ${path}`), '$binary_remote_addr'] as const),
    ]),
    `limit_req_zone $${name}_by zone=${zoneOf(name)}:10m rate=${perMinute}r/m;`,
  ]),
  `limit_conn_zone $upload_by zone=${AT_ONCE}:10m;`,
  '',
];

export const limits = (): string[] => [
  ...CALL_LIMITS.map(({ name, burst }) => `limit_req zone=${zoneOf(name)} burst=${burst} nodelay;`),
  `limit_conn ${AT_ONCE} ${UPLOADS_AT_ONCE};`,
  ...['req', 'conn'].flatMap((kind) => [`limit_${kind}_status 429;`, `limit_${kind}_log_level info;`]),
];

export const retryMap = (): string[] =>
  map('$status', '$retry_after', [
    ['default', '""'],
    ['429', String(RETRY_AFTER_SECONDS)],
  ]);

export const stalls = (): string[] => [
  `client_header_timeout ${STALL_SECONDS.head}s;`,
  `client_body_timeout ${STALL_SECONDS.body}s;`,
  `send_timeout ${STALL_SECONDS.body}s;`,
  'reset_timedout_connection on;',
];
