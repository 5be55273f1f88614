import type { MiddlewareHandler } from 'hono';

const OWN_NAMES = new Set(['localhost', '127.0.0.1']);

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** Keeps other sites from reaching the studio through their own host name, and from sending it anything. */
export const onlyThisComputer: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url);
  const host = c.req.header('host') ?? url.host;
  if (!OWN_NAMES.has(url.hostname) || host !== url.host) return c.text('This host name is not served.\n', 421);
  const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!isReading && c.req.header('origin') !== url.origin) return c.text('Only the studio may send this.\n', 403);
  await next();
  Object.entries(HEADERS).forEach(([name, value]) => c.header(name, value));
  return undefined;
};
