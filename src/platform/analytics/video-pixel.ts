import { addScript } from './add-script.ts';

/** The loaded script looks for these properties. */
type PixelQueue = unknown[] & Record<string, unknown>;
declare global {
  interface Window {
    TiktokAnalyticsObject?: string;
    ttq?: PixelQueue;
  }
}

/** Only `page` is ever called: without `identify` nobody is matched by phone or e-mail. */
const METHODS = [
  ...['page', 'track', 'identify', 'instances', 'debug', 'on', 'off', 'once', 'ready', 'alias', 'group'],
  ...['enableCookie', 'disableCookie', 'holdConsent', 'revokeConsent', 'grantConsent'],
];

export function startVideoPixel(url: string): void {
  const { origin, pathname, searchParams } = new URL(url);
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
  addScript(url);
}
