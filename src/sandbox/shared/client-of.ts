import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { CLIENT_COOKIE, DEFAULT_CLIENT } from './clients.ts';

/** Returns the client of a request by its cookie. A control call may name another one by `?client=`. */
export const clientOf = (c: Context): string =>
  (c.req.path.startsWith('/sandbox') ? c.req.query('client') : undefined) ||
  getCookie(c, CLIENT_COOKIE) ||
  DEFAULT_CLIENT;

/** Returns the host that the browser requested, also behind a proxy. */
export const siteHostOf = (c: Context): string =>
  c.req.header('x-forwarded-host') ?? c.req.header('host') ?? new URL(c.req.url).host;

/**
 * Returns the origin of the calling page, to which the bank sends the browser back. A dev proxy changes `Host`, but not
 * `Origin`.
 */
export const siteOriginOf = (c: Context): string => {
  const { protocol } = new URL(c.req.url);
  return c.req.header('origin') ?? `${protocol}//${siteHostOf(c)}`;
};
