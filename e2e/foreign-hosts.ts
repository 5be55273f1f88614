import { expect, type Page } from '@playwright/test';
import type { ServiceRequest } from '../src/sandbox/analytics.ts';
import { siteOrigins } from './on-hosts.ts';

/** Where the stand-ins of the measuring tools listen: named by the pages' own policy. */
export const ANALYTICS = `http://localhost:${process.env['ANALYTICS_PORT'] ?? String(Number(process.env['PORT'] ?? '4630') + 3)}`;

/** Everything that a page asks of another origin than its own. */
export function watchForeign(page: Page, baseURL: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !siteOrigins(baseURL).includes(origin)) foreign.push(request.url());
  });
  return foreign;
}

/** When a page has loaded what it loads by itself, in its idle time too. A guard may lead to another page meanwhile. */
export async function settled(page: Page): Promise<void> {
  await expect(async () => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestIdleCallback(() => requestIdleCallback(() => resolve(), { timeout: 2500 }), { timeout: 2500 });
        }),
    );
    await page.waitForLoadState('networkidle');
  }).toPass({ timeout: 30_000 });
}

const everything = async (page: Page): Promise<ServiceRequest[]> =>
  (await (await page.request.get(`${ANALYTICS}/requests`)).json()) as ServiceRequest[];
/** What the stand-ins got that carries a mark. */
export const gotWith = async (page: Page, mark: string): Promise<ServiceRequest[]> =>
  (await everything(page)).filter(({ address, body }) => address.includes(mark) || body.includes(mark));
export const servicesWith = async (page: Page, mark: string): Promise<string[]> =>
  [...new Set((await gotWith(page, mark)).map(({ service }) => service))].sort();

/** A word that no other test uses: letters only, since reports lose digits. */
export const newMark = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => String.fromCharCode(97 + (byte % 26))).join('');

export const strip = (page: Page) => page.locator('#consent');
