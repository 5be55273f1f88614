import { readFileSync } from 'node:fs';
import {
  test as base,
  expect,
  type APIRequest,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import { brokenRules } from './axe.ts';
import { opened, siteOrigins } from './on-hosts.ts';
import { Sandbox } from './sandbox.ts';
import { translateLoadedPage } from './translator.ts';

export { expect };

interface Fixtures {
  /** The name of this test at the sandbox. Its failures, clock and intake affect no other test. */
  client: string;
  /** Controls the sandbox behind the site. */
  sandbox: Sandbox;
  /** Allows console errors that this test causes; any other fails it. */
  tolerate: (pattern: RegExp) => void;
  /** Fails with a list of broken accessibility rules; `within` is a selector. */
  axe: (page: Page, within?: string) => Promise<void>;
  watch: undefined;
}

interface Options {
  /** The choice about cookies before the test; `unasked` shows the consent banner. */
  consent: 'accepted' | 'refused' | 'unasked';
  /** Whether the browser translates every page, from its beginning and as long as it is open. */
  translated: boolean;
}

/** A choice is stored with the version of the cookies policy. */
const POLICY_VERSION = /^version: ["'](.+)["']$/m.exec(
  readFileSync(new URL('../../src/content/policies/th/cookies.md', import.meta.url), 'utf8'),
)?.[1];

/** The browser logs failed API calls by itself; tests check how the page handles them. */
const isApiRefusal = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') &&
  new URL(message.location().url, 'http://none.test').pathname.startsWith('/api/');

/** Collects console errors of a context, including violations of the content security policy. */
export async function watched(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Policy violation: ${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !isApiRefusal(message))
      problems.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => problems.push(`page error: ${error.error().stack || error.error().message}`));
  return problems;
}

/** What a browser holds in which the question about cookies was answered. */
export function answeredConsent(
  choice: Options['consent'],
  baseURL: string,
): NonNullable<BrowserContextOptions['storageState']> {
  const value = JSON.stringify({ choice, version: POLICY_VERSION, at: Date.now() });
  const localStorage = [{ name: 'adm:consent', value }];
  return { cookies: [], origins: siteOrigins(baseURL).map((origin) => ({ origin, localStorage })) };
}

/** Makes a browser a client of its own at the sandbox. */
export const addClient = (context: BrowserContext, client: string, baseURL: string): Promise<void> =>
  context.addCookies(siteOrigins(baseURL).map((url) => ({ name: 'sandbox_client', value: client, url })));

/** Controls what the sandbox does for one client, as long as `use` runs. */
export async function withSandbox<Result>(
  request: APIRequest,
  baseURL: string,
  client: string,
  use: (sandbox: Sandbox) => Promise<Result>,
): Promise<Result> {
  const context = await request.newContext({
    baseURL,
    extraHTTPHeaders: {
      Accept: 'application/json',
      Cookie: `sandbox_client=${client}`,
      'Sec-Fetch-Site': 'same-origin',
    },
  });
  const result = await use(new Sandbox(context, client));
  await context.dispose();
  return result;
}

export const test = base.extend<Fixtures & Options & { tolerated: RegExp[] }>({
  consent: ['refused', { option: true }],
  translated: [Boolean(process.env['E2E_TRANSLATED']), { option: true }],
  storageState: async ({ consent, baseURL }, use) => {
    await use(consent === 'unasked' ? { cookies: [], origins: [] } : answeredConsent(consent, baseURL ?? ''));
  },
  client: async ({ context, baseURL }, use, { testId, repeatEachIndex }) => {
    const client = `${testId}-${repeatEachIndex}-${Date.now().toString(36)}`;
    await addClient(context, client, baseURL ?? '');
    await use(client);
  },
  /** Pages of this context open the paths of the route table on their hosts. */
  context: async ({ context, translated }, use) => {
    if (translated) await context.addInitScript(translateLoadedPage);
    context.on('page', (page) => {
      const goto = page.goto.bind(page);
      page.goto = (address, options) => goto(opened(address), options);
    });
    await use(context);
  },
  sandbox: async ({ playwright, baseURL, client }, use) => withSandbox(playwright.request, baseURL ?? '', client, use),
  tolerated: async ({}, use) => use([]),
  tolerate: async ({ tolerated }, use) => use((pattern) => tolerated.push(pattern)),
  axe: async ({}, use) =>
    use(async (page, within) => {
      const broken = await brokenRules(page, within);
      expect(broken, `accessibility of ${page.url()}: ${broken.join(' | ')}`).toEqual([]);
    }),
  watch: [
    async ({ context, client: _client, tolerated }, use) => {
      const problems = await watched(context);
      await use(undefined);
      const unexpected = problems.filter((text) => !tolerated.some((pattern) => pattern.test(text)));
      expect(unexpected, unexpected.join(' | ')).toEqual([]);
    },
    { auto: true },
  ],
});
