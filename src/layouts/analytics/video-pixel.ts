import { addScript } from './add-script.ts';

/** The list of calls that the pixel's script takes over when it has come; the fields are those that it looks for. */
type PixelQueue = unknown[] & Record<string, unknown>;
declare global {
  interface Window {
    TiktokAnalyticsObject?: string;
    ttq?: PixelQueue;
  }
}

/** The calls of the provider's base code. None but `page` is ever made: no `identify`, so nobody is matched by phone or e-mail. */
const METHODS = [
  ...['page', 'track', 'identify', 'instances', 'debug', 'on', 'off', 'once', 'ready', 'alias', 'group'],
  ...['enableCookie', 'disableCookie', 'holdConsent', 'revokeConsent', 'grantConsent'],
];

/** Counts one page view. */
export function startVideoPixel(address: string): void {
  const { origin, pathname, searchParams } = new URL(address);
  const id = searchParams.get('sdkid') ?? '';
  const queue = [] as unknown as PixelQueue;
  const setAndDefer = (target: Record<string, unknown>, method: string): void => {
    target[method] = (...parameters: unknown[]) => queue.push([method, ...parameters]);
  };
  for (const method of METHODS) setAndDefer(queue, method);
  Object.assign(queue, {
    methods: METHODS,
    setAndDefer,
    _i: { [id]: Object.assign([], { _u: origin + pathname }) },
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
  });
  queue.push(['page']);
  window.TiktokAnalyticsObject = 'ttq';
  window.ttq = queue;
  addScript(address);
}
