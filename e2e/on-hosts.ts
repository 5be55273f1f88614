import { addressOnHost, canonicalPath, HOST_LABELS } from '../src/config/hosts.ts';
import { localeOfPath, localePrefix } from '../src/config/locale-path.ts';

/** `E2E_HOSTS=1` opens every page on its flow's own host (`regisbachelor.localhost`), by its short address. */
const byHost = Boolean(process.env['E2E_HOSTS']);
const MAIN = `http://localhost:${process.env['PORT'] ?? '4630'}`;

const originOf = (label: string): string => MAIN.replace('://', `://${label}.`);
/** Every origin a test may open pages of the site on. */
export const siteOrigins = (baseURL: string): string[] => [
  new URL(baseURL).origin,
  ...(byHost ? HOST_LABELS.map(originOf) : []),
];

const labelOf = (path: string): string | undefined => {
  const [, first] = path.slice(localePrefix(localeOfPath(path)).length).split(/[/?#]/);
  return HOST_LABELS.find((label) => label === first);
};

/** Where a path of the route table is opened. */
export function opened(path: string): string {
  const label = byHost && path.startsWith('/') ? labelOf(path) : undefined;
  return label ? originOf(label) + addressOnHost(path, `${label}.localhost`) : path;
}

/** A file of the site on the host where the pages below `prefix` are opened: their storage is reached without a page of theirs. */
export const fileBeside = (prefix: string, file: string): string => {
  const label = byHost ? labelOf(prefix) : undefined;
  return label ? originOf(label) + file : file;
};

/** A file or call of the site, asked of the main host: what is no browser may not know the names below `localhost`. */
export const onMainHost = (address: string): string => {
  const { hostname, pathname, search } = new URL(address);
  return hostname.endsWith('.localhost') ? MAIN + pathname + search : address;
};

/** The path by the route table of an address, on whatever host it is. */
export const routePath = (url: URL): string => {
  const path = canonicalPath(url);
  return byHost && labelOf(path) ? path.replace(/\/$/, '') : path;
};
