import { Hono, type Context } from 'hono';
import { DEFAULT_LOCALE } from '../../config/locales.ts';
import {
  ASSETS,
  CACHE,
  cacheOfPage,
  COMMON_HEADERS,
  FILE_ENDING,
  headerPolicy,
  metaPolicy,
  UNSERVED,
} from '../../config/hosting/headers.ts';
import { localeOfPath } from '../../config/locale-path.ts';
import { matchRoute, rewriteOf } from '../../config/routes.ts';
import { compress, encodingFor, type Bytes } from './compression.ts';
import { fileAt, twinOf, type SiteFile } from './site-files.ts';

const isPage = (file: SiteFile): boolean => file.type.startsWith('text/html');

const cacheRule = (pathname: string, file: SiteFile): string => {
  if (pathname.startsWith(ASSETS)) return CACHE.asset;
  return isPage(file) ? cacheOfPage(matchRoute(pathname)?.name ?? 'not-found') : CACHE.open;
};

const policyOf = (file: SiteFile): Record<string, string> =>
  isPage(file) ? { 'Content-Security-Policy': headerPolicy(metaPolicy(new TextDecoder().decode(file.body))) } : {};

const isErrorPage = (file: SiteFile): boolean => /[/\\]404\.html$/.test(file.path);

/**
 * Serves a build as its host must: the file, its folder's page, the shell of the first matching rewrite, else the
 * not-found page of the address' language with status 404. `root` is the folder of the build.
 */
export function staticSite(root: string): Hono {
  const packed = new Map<string, Promise<Bytes>>();

  const answer = async (context: Context, file: SiteFile, status: 200 | 404): Promise<Response> => {
    const headers: Record<string, string> = {
      ...COMMON_HEADERS,
      ...policyOf(file),
      'Content-Type': file.type,
      'Cache-Control': status === 404 ? CACHE.private : cacheRule(context.req.path, file),
      Vary: 'Accept-Encoding',
    };
    const encoding = encodingFor(context.req.header('Accept-Encoding') ?? '', file.type, file.body.length);
    if (!encoding) return context.body(file.body, status, headers);
    const key = `${file.path} ${encoding} ${file.version}`;
    const packing =
      packed.get(key) ?? twinOf(file, encoding).then((twin) => twin?.body ?? compress(file.body, encoding));
    packed.set(key, packing);
    return context.body(await packing, status, { ...headers, 'Content-Encoding': encoding });
  };

  const notFound = async (context: Context): Promise<Response> => {
    const plain = context.text('Not found\n', 404, { ...COMMON_HEADERS, 'Cache-Control': CACHE.private });
    if (new RegExp(FILE_ENDING).test(context.req.path)) return plain; // A script that became a page would be a puzzle for its reader.
    const locale = localeOfPath(context.req.path);
    const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
    const page = await fileAt(root, `${prefix}/404.html`);
    return page ? answer(context, page, 404) : plain;
  };

  const site = new Hono();
  site.all('*', async (context) => {
    if (!['GET', 'HEAD'].includes(context.req.method)) {
      return context.text('Method not allowed', 405, { ...COMMON_HEADERS, Allow: 'GET, HEAD' });
    }
    // Hono decodes its own path; rules are written over the raw one.
    const { pathname } = new URL(context.req.url);
    const shell = rewriteOf(pathname);
    const named = UNSERVED.test(pathname) ? undefined : await fileAt(root, pathname);
    const file = named ?? (shell === undefined ? undefined : await fileAt(root, shell));
    return file && !isErrorPage(file) ? answer(context, file, 200) : notFound(context);
  });
  return site;
}
