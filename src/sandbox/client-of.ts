import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { CLIENT_COOKIE, DEFAULT_CLIENT } from './clients.ts';

/** Whose request it is: the cookie; a control call may name another by `?client=`. */
export const clientOf = (c: Context): string =>
  (c.req.path.startsWith('/sandbox') ? c.req.query('client') : undefined) ||
  getCookie(c, CLIENT_COOKIE) ||
  DEFAULT_CLIENT;

/** Where the page that called lives: the bank sends the browser back there. A dev proxy changes the host, but not the origin. */
export const siteOriginOf = (c: Context): string => {
  const { origin, protocol } = new URL(c.req.url);
  const host = c.req.header('x-forwarded-host') ?? c.req.header('host');
  return c.req.header('origin') ?? (host === undefined ? origin : `${protocol}//${host}`);
};
