import { addScript } from './add-script.ts';
import { gtagArguments } from './gtag-arguments.mjs';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;
/** @chosen Personal advertising stays denied: visitors are asked about measuring only. */
const GRANTED = { ad_storage: 'granted', analytics_storage: 'granted' } as const;
const WAIT_FOR_UPDATE = 500;

export function startTagManager(url: string, push: (queue: unknown[]) => void): void {
  const queue = (window.dataLayer ??= []);
  queue.push(gtagArguments('consent', 'default', { ...DENIED, wait_for_update: WAIT_FOR_UPDATE }));
  queue.push(gtagArguments('consent', 'update', GRANTED));
  push(queue);
  queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addScript(url);
}
