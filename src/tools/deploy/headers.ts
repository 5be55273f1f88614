import { pageOf, type ScreenName } from '../../config/page-settings.ts';
import type { PageName } from '../../config/page-analytics.ts';

export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  // Without `includeSubDomains`, because other sub-domains are not part of this site, and so without `preload`, which
  // needs it.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': ['camera', 'microphone', 'geolocation', 'display-capture', 'usb', 'browsing-topics']
    .map((name) => `${name}=()`)
    .join(', '),
};

/**
 * Responses of the API share the origin with the applicants' tokens, so none is kept by a cache or runs as a page, unless
 * the API says otherwise. Pictures may have styles of their own.
 */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'Strict-Transport-Security': COMMON_HEADERS['Strict-Transport-Security'] ?? '',
};

/** On a host for staging, the window in which editors log in to GitHub reports to the page that opened it. */
export const headersFor = (isForEditors: boolean): Readonly<Record<string, string>> =>
  isForEditors ? { ...COMMON_HEADERS, 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' } : COMMON_HEADERS;

/** The names of these files change with their contents. */
export const ASSETS = '/_astro/';

export const CACHE = {
  asset: 'public, max-age=31536000, immutable',
  open: 'no-cache',
  /** A step that was fetched ahead is not fetched again when it is opened. The documents hold no answers. */
  step: 'private, max-age=600',
  private: 'no-store',
} as const;

const CACHE_OF_SCREEN: Partial<Record<ScreenName, string>> = {
  home: CACHE.open,
  policy: CACHE.open,
  step: CACHE.step,
  payment: CACHE.step,
  confirm: CACHE.step,
  result: CACHE.step,
};

/** Other addresses may hold a token, which a browser would write to its disk. */
export const cacheOfPage = (name: PageName): string =>
  (name === 'not-found' ? undefined : CACHE_OF_SCREEN[pageOf(name).screen]) ?? CACHE.private;

const META = /<meta http-equiv="content-security-policy" content="([^"]+)"/i;
/** Reads the policy in a page's markup, without its last semicolon. A page without a policy gives an empty text. */
export const metaCsp = (html: string): string => META.exec(html)?.[1]?.replace(/;?\s*$/, '') ?? '';

export const FRAME_RULE = "frame-ancestors 'none'";
/** DOMPurify makes one policy, and each worker has one for its own address. */
const TRUSTED_TYPES_RULE = "trusted-types dompurify picture-worker pdf-worker; require-trusted-types-for 'script'";
/** Scripts of other origins, and the editor's page of a host for staging, write markup themselves. */
const writesMarkup = (csp: string): boolean => /script-src [^;]*(?:https?:|'unsafe-eval')/.test(csp);

/** Adds `frame-ancestors`, which a `<meta>` cannot set, and Trusted Types where only the site's own scripts run. */
export const headerCsp = (meta: string): string =>
  [meta, FRAME_RULE, ...(writesMarkup(meta) ? [] : [TRUSTED_TYPES_RULE])].filter(Boolean).join('; ');

/** Browsers refuse an `.mjs` worker unless it is sent as `text/javascript`. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  yml: 'text/yaml; charset=utf-8',
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
  wasm: 'application/wasm',
};

/** The response to a missing file is a line of text, not a page. */
export const FILE_ENDING = String.raw`\.[A-Za-z0-9]+$`;
/** CDN hosts read these files; visitors must not get them. */
export const HIDDEN_FILES = /^\/_(?!astro\/)|\.(?:br|gz)$/;
