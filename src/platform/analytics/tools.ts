import type { Purpose } from '../../config/constants.ts';
import { allows, type Consent } from '../storage/consent-choice.ts';
import { gtagArguments } from './gtag-arguments.mjs';

type HeatMapQueue = ((...parameters: unknown[]) => void) & { q?: unknown[] };

/** The video pixel's script expects further properties on its queue. */
type PixelQueue = unknown[] & Record<string, unknown>;

declare global {
  interface Window {
    dataLayer?: unknown[];
    clarity?: HeatMapQueue;
    TiktokAnalyticsObject?: string;
    ttq?: PixelQueue;
  }
}

function addScript(url: string): void {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;
const WAIT_FOR_UPDATE = 500;

/** @chosen Personal advertising stays denied, because visitors are asked about measuring only. */
export function startTagManager(url: string, choice: Consent, push: (queue: unknown[]) => void): void {
  const granted = (purpose: Purpose) => (allows(choice, purpose) ? 'granted' : 'denied');
  const queue = (window.dataLayer ??= []);
  queue.push(gtagArguments('consent', 'default', { ...DENIED, wait_for_update: WAIT_FOR_UPDATE }));
  queue.push(
    gtagArguments('consent', 'update', { ad_storage: granted('adverts'), analytics_storage: granted('statistics') }),
  );
  push(queue);
  queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addScript(url);
}

/** The heat map also records visits, and reads from the page which texts it has to mask. */
export function startHeatMap(url: string): void {
  document.body.dataset.clarityMask = 'true';
  const queue: HeatMapQueue = (...parameters) => {
    (queue.q ??= []).push(gtagArguments(...parameters));
  };
  window.clarity = queue;
  queue('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
  addScript(url);
}

/** The site calls only `page` and never `identify`, so that nobody is matched by phone or e-mail. */
const METHODS = [
  'page',
  'track',
  'identify',
  'instances',
  'debug',
  'on',
  'off',
  'once',
  'ready',
  'alias',
  'group',
  'enableCookie',
  'disableCookie',
  'holdConsent',
  'revokeConsent',
  'grantConsent',
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
