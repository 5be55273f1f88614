import { deviceInfo } from '../../lib/device-info.ts';
import { ownBrowserAddress, type InAppBrowser } from '../../lib/in-app-browser.ts';
import { openAddress } from './location.ts';
import { portableAddress } from './portable-address.ts';

const inOwnBrowser = (url: string, app: InAppBrowser): string | undefined =>
  ownBrowserAddress(url, app, deviceInfo(navigator.userAgent, navigator.maxTouchPoints));

/** Whether the app is known to follow an address that opens the phone's own browser. */
export const canLeaveApp = (app: InAppBrowser): boolean => inOwnBrowser(window.location.href, app) !== undefined;

/** Opens the application in the phone's own browser. The app may ignore it. */
export function leaveApp(app: InAppBrowser): void {
  const address = portableAddress();
  openAddress(inOwnBrowser(address, app) ?? address);
}

/**
 * Copies the portable address.
 * @returns whether it opens the application, or only this page
 */
export async function copyPortableAddress(): Promise<'application' | 'page'> {
  const address = portableAddress();
  // Old in-app browsers have no clipboard, so this also fails if it is missing.
  await navigator.clipboard.writeText(address);
  return address === window.location.href ? 'page' : 'application';
}
