import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { isLoopback } from '../../lib/loopback.ts';
import { siteHostOf } from '../shared/client-of.ts';

/** A page of another site can point its own host name at this machine, but not one of these names. */
const isAskedByOwnName = (c: Context): boolean =>
  [c.req.header('host') ?? new URL(c.req.url).host, siteHostOf(c)].every((host) =>
    isLoopback(host.replace(/:\d+$/, '')),
  );

/**
 * Another machine can send any host name, but not the address of this machine. A server in front adds the real address.
 */
const isAskedFromHere = (c: Context): boolean => {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
  const addresses = [...(incoming ? [incoming.socket.remoteAddress ?? ''] : []), ...forwarded];
  return addresses.every((address) => isLoopback(address.trim()));
};

/** Browsers name the site that a request comes from; programs identify themselves by one of the two headers. */
const isFromOwnPage = (c: Context): boolean => {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = c.req.header('origin') ?? '';
  return URL.canParse(origin) && new URL(origin).host === siteHostOf(c);
};

/** Codes and ID numbers are shown on this machine only, and only the sandbox's own pages may change data. */
export const localOnly: MiddlewareHandler = async (c, next) => {
  if (!isAskedByOwnName(c) || !isAskedFromHere(c))
    return c.json({ message: 'The sandbox is shown on localhost only.' }, 403);
  if (!['GET', 'HEAD'].includes(c.req.method) && !isFromOwnPage(c))
    return c.json({ message: 'Send Origin or Sec-Fetch-Site: only pages of this origin may change the sandbox.' }, 403);
  await next();
  c.header('Cache-Control', 'no-store');
  // In a frame of another site, somebody could be led to click: the request would come from this origin.
  const policy = c.res.headers.get('Content-Security-Policy');
  c.header('Content-Security-Policy', [policy, "frame-ancestors 'none'"].filter(Boolean).join('; '));
  c.header('X-Frame-Options', 'DENY');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  return undefined;
};
