import { pathOnHost, canonicalPath, HOST_LABELS } from '../../src/config/hosts.ts';
import { localeOfPath, localePrefix } from '../../src/config/locale-path.ts';
import { SITE_PORT } from './ports.ts';

/** `E2E_HOSTS=1` opens every page on its flow's own host (`regisbachelor.localhost`), by its short URL. */
const byHost = Boolean(process.env['E2E_HOSTS']);
const MAIN = `http://localhost:${SITE_PORT}`;

const originOf = (label: string): string => MAIN.replace('://', `://${label}.`);
/** Returns all origins of the site. */
export const siteOrigins = (baseURL: string): string[] => [
  new URL(baseURL).origin,
  ...(byHost ? HOST_LABELS.map(originOf) : []),
];

const labelOf = (path: string): string | undefined => {
  const [, first] = path.slice(localePrefix(localeOfPath(path)).length).split(/[/?#]/);
  return HOST_LABELS.find((label) => label === first);
};

/** Returns the URL at which a path of the route table is opened. */
export function opened(path: string): string {
  const label = byHost && path.startsWith('/') ? labelOf(path) : undefined;
  return label ? originOf(label) + pathOnHost(path, `${label}.localhost`) : path;
}

/** Returns the URL of a file on the host of the pages below `prefix`, to reach their storage without running a page. */
export const fileBeside = (prefix: string, file: string): string => {
  const label = byHost ? labelOf(prefix) : undefined;
  return label ? originOf(label) + file : file;
};

/** Returns the URLs of a file on every host of the site. */
export const onEveryHost = (file: string): string[] => [
  file,
  ...(byHost ? HOST_LABELS.map(originOf) : []).map((origin) => origin + file),
];

/**
 * Returns the URL on the main host, for requests outside a browser, because only browsers resolve names below
 * `localhost`.
 */
export const onMainHost = (address: string): string => {
  const { hostname, pathname, search } = new URL(address);
  return hostname.endsWith('.localhost') ? MAIN + pathname + search : address;
};

/** Returns the path in the route table of a URL on any host. */
export const routePath = (url: URL): string => {
  const path = canonicalPath(url);
  return byHost && labelOf(path) ? path.replace(/\/$/, '') : path;
};
