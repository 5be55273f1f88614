import Mustache from 'mustache';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CAMPAIGNS_FILE } from '../../config/flow-registry.ts';
import { FIELD_REPORTS_PATH } from '../../config/log-headers.ts';
import { UPLOAD_LIMIT_BYTES, UPLOAD_LIMIT_MEGABYTES } from '../../config/constants.ts';
import type { BuiltSite } from './built-site.ts';
import { API_HEADERS, ASSETS, headersFor, MEDIA_TYPES } from './headers.ts';
import type { HostNames } from './host-names.ts';
import { API, CALL_KILOBYTES, CALL_LIMITS, STALL_SECONDS, UPLOAD_PATHS, UPLOADS_AT_ONCE } from './limits.ts';
import { ACCESS_LOG, API_ERROR_LOG, ERROR_LOG, FIELD_LOG } from './nginx-log.ts';
import { apiHeaderMaps, BANK_RETURN, BUSY, limitZones, nginxMaps, responseMaps, retryMap } from './nginx-maps.ts';
import { ROOT } from '../setup/paths.mjs';

/** Maps a path prefix to an origin: `{ '/api/': 'https://back.university.example' }`. */
export type Forwards = Readonly<Record<string, string>>;

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

const template = (name: string): string => readFileSync(join(ROOT, `src/tools/deploy/nginx/${name}.conf`), 'utf8');

/** Space for the parts of an upload form other than its file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

const mediaTypes = Object.entries(MEDIA_TYPES).map(([ending, type]) => ({
  ending,
  type: type.split(';')[0] ?? type,
  isText: type.includes('charset'),
}));
/** nginx warns that text/html is there by default. */
const charsetTypes = new Set(mediaTypes.flatMap(({ type, isText }) => (isText && type !== 'text/html' ? [type] : [])));
const types = [...new Set(mediaTypes.map(({ type }) => type))].map((type) => ({
  type,
  endings: mediaTypes.flatMap((one) => (one.type === type ? [one.ending] : [])).join(' '),
}));

function forwardOf([path, address]: readonly [string, string]) {
  const { hostname, host, port, protocol, pathname } = new URL(address);
  const name = path.replace(/\W/g, '');
  const base = pathname.replace(/\/$/, '');
  return {
    upstream: `admissions_${name}`,
    server: `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`,
    protocol,
    hostname,
    host,
    base: base && `${base}$request_uri`,
    verified: protocol === 'https:',
    locations: [
      { head: path, name: `${name}_described` },
      ...(path === API
        ? [
            { head: BANK_RETURN, name: 'return_described', isReturn: true },
            { head: `~* ^${UPLOAD_PATHS}`, name: 'upload_described', isUpload: true },
          ]
        : []),
    ],
  };
}

/** The text is included at the `http` level of nginx 1.19.4 or newer. */
export function nginxConfiguration(site: BuiltSite, target: NginxTarget): string {
  const { protocol, port, hostname } = new URL(target.hosts.site);
  const secure = protocol === 'https:';
  const maps = [
    ...nginxMaps(site, target.hosts, Object.keys(target.forwards)),
    ...responseMaps(),
    ...apiHeaderMaps(API_HEADERS),
    ...retryMap(),
    ...(target.limited ? limitZones(target.lasting) : []),
  ];
  const view = {
    ...target,
    maps: maps.join('\n'),
    // A pattern, because the file may be missing; an editor's backup beside it does not match.
    busyFile: BUSY.replace(/f$/, '[f]'),
    tenths: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    busySeconds: [15, 20, 25, 30, 35, 40, 45, 50, 55],
    forwards: Object.entries(target.forwards).map(forwardOf),
    secure,
    port: port || (secure ? '443' : '80'),
    portSuffix: port && `:${port}`,
    visitedPort: port && `:${port}`,
    names: [...new Set([hostname, ...Object.keys(target.hosts.labels)])].join(' '),
    accessLog: ACCESS_LOG,
    errorLog: ERROR_LOG,
    apiErrorLog: API_ERROR_LOG,
    fieldLog: FIELD_LOG,
    fieldReports: FIELD_REPORTS_PATH,
    stall: STALL_SECONDS,
    callLimits: CALL_LIMITS,
    uploadsAtOnce: UPLOADS_AT_ONCE,
    types,
    charsetTypes: [...charsetTypes].join(' '),
    headers: Object.entries(headersFor(site.isForEditors === true)).map(([name, value]) => ({ name, value })),
    apiHeaders: Object.keys(API_HEADERS).map((name) => ({
      name,
      variable: `api_${name.toLowerCase().replaceAll('-', '_')}`,
    })),
    assets: ASSETS,
    notFound: site.notFound,
    campaignsFile: CAMPAIGNS_FILE,
    uploadMegabytes: UPLOAD_LIMIT_MEGABYTES,
    uploadBytes: UPLOAD_LIMIT_BYTES + FORM_OVERHEAD_BYTES,
    callKilobytes: CALL_KILOBYTES,
  };
  const partials = {
    busy: template('busy'),
    health: template('health'),
    responses: template('responses'),
    forward: template('forward'),
  };
  // Nothing is escaped: this is no HTML.
  return Mustache.render(template('site'), view, partials, { escape: String });
}
