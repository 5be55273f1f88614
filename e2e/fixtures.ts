import { readFileSync } from 'node:fs';
import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { opened, siteOrigins } from './on-hosts.ts';
import { Sandbox } from './sandbox.ts';

export { expect };

declare global {
  interface Window {
    /** In pages that `axe` has looked at. */
    axe: typeof axeCore;
  }
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Fixtures {
  /** This test's own name at the sandbox: its faults, clock and intake touch no other test. */
  client: string;
  /** The sandbox behind the site, for codes, faults, payments and what it recorded. */
  sandbox: Sandbox;
  /** Console errors that this test means to cause. Everything else fails it. */
  tolerate: (pattern: RegExp) => void;
  /** Fails with a readable list when a page breaks an accessibility rule; `within` narrows it to a selector. */
  axe: (page: Page, within?: string) => Promise<void>;
  watch: undefined;
}

interface Options {
  /** What this browser said about cookies before the test; `unasked` meets the strip. */
  consent: 'accepted' | 'refused' | 'unasked';
}

/** Of the cookies policy: a choice holds for the version that was read. */
const POLICY_VERSION = /^version: '(.+)'$/m.exec(
  readFileSync(new URL('../src/content/policies/th/cookies.md', import.meta.url), 'utf8'),
)?.[1];

/** The browser reports refused API calls by itself; how the page takes a refusal is what tests look at. */
const isApiRefusal = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') &&
  new URL(message.location().url, 'http://none.test').pathname.startsWith('/api/');

/** Collects what goes wrong in any page of a context; a refused policy is said in the console, as the browser itself does. */
async function watched(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Policy violation: ${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !isApiRefusal(message)) problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`page error: ${error.error().stack ?? error.error().message}`));
  return problems;
}

export const test = base.extend<Fixtures & Options & { tolerated: RegExp[] }>({
  consent: ['refused', { option: true }],
  storageState: async ({ consent, baseURL }, use) => {
    const value = JSON.stringify({ choice: consent, version: POLICY_VERSION, at: Date.now() });
    const held = siteOrigins(baseURL ?? '').map((origin) => ({
      origin,
      localStorage: [{ name: 'adm:consent', value }],
    }));
    await use({ cookies: [], origins: consent === 'unasked' ? [] : held });
  },
  client: async ({ context, baseURL }, use, { testId, repeatEachIndex }) => {
    const client = `${testId}-${repeatEachIndex}-${Date.now().toString(36)}`;
    await context.addCookies(siteOrigins(baseURL ?? '').map((url) => ({ name: 'sandbox_client', value: client, url })));
    await use(client);
  },
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = (address, options) => goto(opened(address), options);
    await use(page);
  },
  sandbox: async ({ playwright, baseURL, client }, use) => {
    const request = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { Accept: 'application/json', Cookie: `sandbox_client=${client}` },
    });
    await use(new Sandbox(request, client));
    await request.dispose();
  },
  tolerated: async ({}, use) => use([]),
  tolerate: async ({ tolerated }, use) => use((pattern) => tolerated.push(pattern)),
  axe: async ({}, use) =>
    use(async (page, within) => {
      // The sticky header may cover half of what a scrolled page shows, which counts as too small to be touched.
      await page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' });
      });
      // In the page itself, and violations alone: a sixth of the time of the builder, which opens a second page to sum up.
      await page.evaluate(axeCore.source);
      const { violations } = await page.evaluate(
        async ([selector, values]) =>
          window.axe.run(selector ?? document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }),
        [within, AXE_TAGS] as const,
      );
      const list = violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((one) => one.html).join('\n  ')}`,
      );
      expect(list, `accessibility of ${page.url()}`).toEqual([]);
    }),
  watch: [
    async ({ context, client: _client, tolerated }, use) => {
      const problems = await watched(context);
      await use(undefined);
      expect(problems.filter((text) => !tolerated.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});
