import { routeOf } from '../routes.ts';
import type { PageName } from '../tags.ts';

/** What every answer of the site carries, on any host: the preview, nginx and CDN files all read it here. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  // Two years. Sub-domains are left to the university: the site's own host may have some that are not ours.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': ['camera', 'microphone', 'geolocation', 'display-capture', 'usb', 'browsing-topics']
    .map((name) => `${name}=()`)
    .join(', '),
};

/** Folder of the files whose names change with their contents. */
export const ASSETS = '/_astro/';

export const CACHE = {
  asset: 'public, max-age=31536000, immutable',
  /** Pages and files without anybody's data: kept, and asked for again each time. */
  open: 'no-cache',
  /** Pages with a form, a token or a result, and everything that is not there. */
  private: 'no-store',
} as const;

export const cacheOfPage = (name: PageName): string =>
  name !== 'not-found' && ['home', 'policy'].includes(routeOf(name).screen) ? CACHE.open : CACHE.private;

const META = /<meta http-equiv="content-security-policy" content="([^"]+)"/i;
/** The policy that stands in a built page, without a last semicolon; empty when there is none. */
export const metaPolicy = (html: string): string => META.exec(html)?.[1]?.replace(/;?\s*$/, '') ?? '';

export const FRAME_RULE = "frame-ancestors 'none'";
const TYPES_RULE = "require-trusted-types-for 'script'";
const hasForeignScript = (policy: string): boolean => /script-src [^;]*https?:/.test(policy);

/**
 * The policy as a header: the page's own, what a `<meta>` cannot say, and Trusted Types where no script of another origin may run
 * (such scripts write markup as they like).
 */
export const headerPolicy = (meta: string): string =>
  [meta, FRAME_RULE, ...(hasForeignScript(meta) ? [] : [TYPES_RULE])].filter(Boolean).join('; ');

/** Media types of what a build holds. `.mjs` is here because the PDF worker ends so and is refused under any other type. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  woff: 'font/woff',
};

/** An address that names a file: when it is missing, the answer is a line of text, never a page. */
export const FILE_ENDING = String.raw`\.[A-Za-z0-9]+$`;
/** Files of a build that are for hosts to read: their own settings, and the compressed twins of texts. */
export const UNSERVED = /^\/_(?!astro\/)|\.(?:br|gz)$/;
