import { readFileSync } from 'node:fs';
import { Hono } from 'hono';

export interface ServiceRequest {
  readonly service: 'tag-manager' | 'video-pixel' | 'heat-map' | 'error-reports' | 'unknown';
  readonly method: string;
  readonly address: string;
  readonly body: string;
}

const PATHS: readonly (readonly [path: RegExp, service: ServiceRequest['service']])[] = [
  [/^\/(?:gtm\.js|ns\.html|collect\/tag-manager)$/, 'tag-manager'],
  [/^\/(?:i18n\/pixel\/events\.js|collect\/video-pixel)$/, 'video-pixel'],
  [/^\/(?:tag\/[^/]+|collect\/heat-map)$/, 'heat-map'],
  [/^\/api\/\d+\/envelope\/$/, 'error-reports'],
];
/** A test that sends more than this has a mistake and must not fill the memory. */
const MOST_REQUESTS = 20_000;

/**
 * Creates the stand-ins for the tag manager, the video pixel, the heat map and the error reports, for an origin of
 * their own. `/requests` lists what they received as JSON.
 */
export function createAnalytics(): Hono {
  const script = readFileSync(new URL('analytics/tool.js', import.meta.url), 'utf8');
  const requests: ServiceRequest[] = [];
  const app = new Hono();
  app.get('/requests', (c) => c.json(requests));
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const service = PATHS.find(([path]) => path.test(pathname))?.[1] ?? 'unknown';
    const body = await c.req.text();
    if (requests.length < MOST_REQUESTS)
      requests.push({ service, method: c.req.method, address: pathname + search, body });
    c.header('Access-Control-Allow-Origin', '*');
    if (c.req.method !== 'GET') return c.json({});
    if (pathname === '/ns.html') return c.html('<!doctype html><title>Stand-in</title>');
    return service === 'unknown'
      ? c.text('Not found', 404)
      : c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
  return app;
}
