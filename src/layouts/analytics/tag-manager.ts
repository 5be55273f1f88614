import { addScript } from './add-script.ts';
import { command } from './command.mjs';

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
/** Data of persons and personal ads stay denied: consent was asked for measuring only. Not given by the specification; chosen. */
const GRANTED = { ad_storage: 'granted', analytics_storage: 'granted' } as const;
/** How long the tool may wait for the choice, in milliseconds; it has been made already. The provider's usual number. */
const WAIT_FOR_UPDATE = 500;

/** Consent first, then what happened, then the script: the order its provider asks for. */
export function startTagManager(address: string, push: (layer: unknown[]) => void): void {
  const layer = (window.dataLayer ??= []);
  layer.push(command('consent', 'default', { ...DENIED, wait_for_update: WAIT_FOR_UPDATE }));
  layer.push(command('consent', 'update', GRANTED));
  push(layer);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addScript(address);
}
