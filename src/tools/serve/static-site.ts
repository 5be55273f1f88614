import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type Env } from 'hono';
import { localeOfPath, localePrefix } from '../../config/locale-path.ts';
import { matchRoute, rewriteOf } from '../../config/routes.ts';
import {
  ASSETS,
  CACHE,
  cacheOfPage,
  COMMON_HEADERS,
  FILE_ENDING,
  headerCsp,
  HIDDEN_FILES,
  MEDIA_TYPES,
  metaCsp,
} from '../deploy/headers.ts';

const DOT_FILE = /\/\.(?!well-known\/)/;
const ERROR_PAGE = /\/404\.html$/;

const isServed = (pathname: string): boolean =>
  ![HIDDEN_FILES, DOT_FILE, ERROR_PAGE].some((pattern) => pattern.test(pathname));

/** `serveStatic` knows encodings by their bare names: `br;q=0, gzip;q=0.5` becomes `gzip`. */
function simplifyAcceptEncoding(headers: Headers): void {
  const accepted = (headers.get('Accept-Encoding') ?? '')
    .split(',')
    .filter((encoding) => !/;\s*q=0(?:\.0*)?\s*$/.test(encoding))
    .map((encoding) => encoding.split(';')[0]?.trim().toLowerCase());
  headers.set('Accept-Encoding', accepted.join(', '));
}

const cacheRule = (pathname: string, isPage: boolean): string => {
  if (pathname.startsWith(ASSETS)) return CACHE.asset;
  return isPage ? cacheOfPage(matchRoute(pathname)?.name ?? 'not-found') : CACHE.open;
};

/** Responds with the file, else with its folder's page, the page of the first matching rewrite, or the not-found page. */
export function staticSite(root: string): Hono {
  const sendFile = async (
    context: Context<Env, string>,
    { path, status = 200 }: { path?: string; status?: 200 | 404 } = {},
  ): Promise<Response | undefined> => {
    let file = '';
    const send = serveStatic({
      root,
      precompressed: true,
      ...(path === undefined ? {} : { path }),
      onFound: (found) => {
        file = found.replace(/\.(?:br|gz)$/, '');
      },
    });
    const response = await send(context, () => Promise.resolve());
    if (!response) return undefined;
    const isPage = file.endsWith('.html');
    const headers = new Headers(response.headers);
    const own = {
      ...COMMON_HEADERS,
      'Content-Type': MEDIA_TYPES[extname(file).slice(1)] ?? 'application/octet-stream',
      'Cache-Control': status === 404 ? CACHE.private : cacheRule(context.req.path, isPage),
      Vary: 'Accept-Encoding',
      ...(isPage ? { 'Content-Security-Policy': headerCsp(metaCsp(await readFile(file, 'utf8'))) } : {}),
    };
    Object.entries(own).forEach(([name, value]) => headers.set(name, value));
    return new Response(response.body, { status: status === 404 ? status : response.status, headers });
  };

  const sendNotFound = async (context: Context<Env, string>, pathname: string): Promise<Response> => {
    // A page instead of a missing script would show as a syntax error.
    const page = new RegExp(FILE_ENDING).test(pathname)
      ? undefined
      : await sendFile(context, { path: `${localePrefix(localeOfPath(pathname))}/404.html`, status: 404 });
    return page ?? context.text('Not found\n', 404, { ...COMMON_HEADERS, 'Cache-Control': CACHE.private });
  };

  const site = new Hono();
  site.get('*', async (context) => {
    simplifyAcceptEncoding(context.req.raw.headers);
    // The rules are written for the path as it was sent, and Hono's own path is decoded.
    const { pathname } = new URL(context.req.url);
    const shell = rewriteOf(pathname);
    const file = isServed(pathname) ? await sendFile(context) : undefined;
    const page = file ?? (shell === undefined ? undefined : await sendFile(context, { path: `${shell}/index.html` }));
    return page ?? sendNotFound(context, pathname);
  });
  site.all('*', (context) => context.text('Method not allowed', 405, { ...COMMON_HEADERS, Allow: 'GET, HEAD' }));
  return site;
}
