import type { Page } from '@playwright/test';
import type { ServiceRequest } from '../../src/sandbox/analytics.ts';
import { siteOrigins } from './on-hosts.ts';
import { SITE_PORT } from './ports.ts';

/** The origin of the analytics stand-ins, as the content security policy of the pages names it. */
export const ANALYTICS = `http://localhost:${process.env['ANALYTICS_PORT'] ?? String(SITE_PORT + 3)}`;

/** Collects a page's requests to other origins. */
export function watchForeign(page: Page, baseURL: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !siteOrigins(baseURL).includes(origin)) foreign.push(request.url());
  });
  return foreign;
}

const everything = async (page: Page): Promise<ServiceRequest[]> =>
  (await (await page.request.get(`${ANALYTICS}/requests`)).json()) as ServiceRequest[];
/** Returns the requests to the stand-ins that contain the mark. */
export const gotWith = async (page: Page, mark: string): Promise<ServiceRequest[]> =>
  (await everything(page)).filter(({ address, body }) => address.includes(mark) || body.includes(mark));
export const servicesWith = async (page: Page, mark: string): Promise<string[]> =>
  [...new Set((await gotWith(page, mark)).map(({ service }) => service))].sort();

/** Returns a unique word. It has letters only, because digits are removed from reports. */
export const newMark = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => String.fromCharCode(97 + (byte % 26))).join('');

export const strip = (page: Page) => page.locator('#consent');
