import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { CLIENT_COOKIE, DEFAULT_CLIENT } from './clients.ts';

/** The client of a request, by its cookie; a control call may name another by `?client=`. */
export const clientOf = (c: Context): string =>
  (c.req.path.startsWith('/sandbox') ? c.req.query('client') : undefined) ||
  getCookie(c, CLIENT_COOKIE) ||
  DEFAULT_CLIENT;

/** The host that the browser asked for, behind a proxy too. */
export const siteHostOf = (c: Context): string =>
  c.req.header('x-forwarded-host') ?? c.req.header('host') ?? new URL(c.req.url).host;

/** Origin of the page that called, where the bank sends the browser back. A dev proxy changes `Host`, but not `Origin`. */
export const siteOriginOf = (c: Context): string => {
  const { protocol } = new URL(c.req.url);
  return c.req.header('origin') ?? `${protocol}//${siteHostOf(c)}`;
};
