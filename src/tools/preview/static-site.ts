import { Hono, type Context } from 'hono';
import { DEFAULT_LOCALE } from '../../config/locales.ts';
import { localeOfPath } from '../../config/locale-path.ts';
import { matchRoute, rewriteOf, routeOf } from '../../config/routes.ts';
import { compress, encodingFor, type Bytes } from './compression.ts';
import { fileAt, type SiteFile } from './site-files.ts';

/** What every answer of the site carries; a production host sends the same (docs/decisions). */
const HEADERS: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  // The page's own policy stands in its markup, which cannot forbid framing.
  'Content-Security-Policy': "frame-ancestors 'none'",
};

const ASSETS = '/_astro/';
const isPage = (file: SiteFile): boolean => file.type.startsWith('text/html');

/** Hashed assets never change; a page that shows an applicant's data is never kept; the open pages are asked for again. */
const cacheRule = (pathname: string, file: SiteFile): string => {
  if (pathname.startsWith(ASSETS)) return 'public, max-age=31536000, immutable';
  const route = matchRoute(pathname);
  const open = route && ['home', 'policy'].includes(routeOf(route.name).screen);
  return isPage(file) && !open ? 'no-store' : 'no-cache';
};

const isErrorPage = (file: SiteFile): boolean => /[/\\]404\.html$/.test(file.path);

/**
 * Serves a build as its host must: the file, its folder's page, the shell of the first matching rewrite, else the
 * not-found page of the address' language with status 404. `root` is the folder of the build.
 */
export function staticSite(root: string): Hono {
  const packed = new Map<string, Promise<Bytes>>();

  const answer = async (context: Context, file: SiteFile, status: 200 | 404): Promise<Response> => {
    const headers: Record<string, string> = {
      ...HEADERS,
      'Content-Type': file.type,
      'Cache-Control': status === 404 ? 'no-store' : cacheRule(context.req.path, file),
      Vary: 'Accept-Encoding',
    };
    const encoding = encodingFor(context.req.header('Accept-Encoding') ?? '', file.type, file.body.length);
    if (!encoding) return context.body(file.body, status, headers);
    const key = `${file.path} ${encoding} ${file.version}`;
    const body = packed.get(key) ?? compress(file.body, encoding);
    packed.set(key, body);
    return context.body(await body, status, { ...headers, 'Content-Encoding': encoding });
  };

  const notFound = async (context: Context): Promise<Response> => {
    const plain = context.text('Not found', 404, { ...HEADERS, 'Cache-Control': 'no-store' });
    if (context.req.path.startsWith(ASSETS)) return plain; // A script that became a page would be a puzzle for its reader.
    const locale = localeOfPath(context.req.path);
    const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
    const page = await fileAt(root, `${prefix}/404.html`);
    return page ? answer(context, page, 404) : plain;
  };

  const site = new Hono();
  site.all('*', async (context) => {
    if (!['GET', 'HEAD'].includes(context.req.method)) {
      return context.text('Method not allowed', 405, { ...HEADERS, Allow: 'GET, HEAD' });
    }
    // Hono decodes its own path; rules are written over the raw one.
    const { pathname } = new URL(context.req.url);
    const shell = rewriteOf(pathname);
    const file = (await fileAt(root, pathname)) ?? (shell === undefined ? undefined : await fileAt(root, shell));
    return file && !isErrorPage(file) ? answer(context, file, 200) : notFound(context);
  });
  return site;
}
