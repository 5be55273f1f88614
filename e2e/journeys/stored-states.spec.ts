import type { Page } from '@playwright/test';
import { FLOW_IDS, type FlowId } from '../../src/config/flow-registry.ts';
import { LOCALES } from '../../src/config/locales.ts';
import { emptyBoxes } from '../support/empty-boxes.ts';
import { expect, test } from '../support/fixtures.ts';
import { routePath } from '../support/on-hosts.ts';
import { CAMPAIGN } from '../support/prepare-scholarship.ts';
import { watchRequests } from '../support/settled.ts';
import { ONLY_IN_ALL } from '../support/sizes.ts';
import { APPLYING, STATES, store, type State } from '../support/stored-states.ts';

/**
 * Every state of what a browser has stored × the pages of its flow, the first pages of the others, home and dashboard.
 * No page shows a box without content, none waits for stored data for ever, and each leads to a sent application.
 */

/** The usual run has the states that differ most, in the two flows that differ most, on the pages that lead to them. */
const isWhole = Boolean(process.env['E2E_ALL']);
const USUAL_FLOWS: readonly FlowId[] = ['short-course', 'scholarship'];
const USUAL_STATES: readonly string[] = ['a draft', 'a sent application', 'marks without an application'];

const FIRST_PAGES: Readonly<Record<FlowId, string>> = {
  bachelor: '/regisbachelor',
  graduate: '/regisgraduate',
  'short-course': '/regisshortcourse',
  scholarship: `/regisscholarship/${CAMPAIGN.paid.slug}`,
};

/** While a dialog asks for a code, the page behind it still waits. */
const WAITING = 'body:not(:has(dialog[open])) [data-restoring]';

/** Returns the ways from a page to the application: its result itself, a link, a code that opens it, or a repeated try. */
const waysToSent = (page: Page, result: string, payment: string): Promise<string[]> =>
  page.evaluate(
    ([shown, paid]) => {
      const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
      const links = [...document.querySelectorAll('a')].filter(isSeen).map(({ pathname }) => pathname);
      const isListed = document.querySelector('[data-application]') !== null;
      return [
        ...(location.pathname === shown && document.querySelector('main .sky, main [data-copy]') ? ['result'] : []),
        ...(links.includes(shown) ? ['link'] : []),
        ...(isListed ? ['list'] : []),
        ...(links.includes(paid) ? ['payment'] : []),
        ...(document.querySelector('dialog[open] input') ? ['code'] : []),
        ...(document.querySelector('main [role="alert"] button') ? ['again'] : []),
      ];
    },
    [result, payment] as const,
  );
const WAYS: Readonly<Record<NonNullable<State['sent']>, readonly string[]>> = {
  known: ['result', 'link', 'list'],
  elsewhere: ['result', 'link', 'list', 'payment'],
  locked: ['result', 'link', 'list', 'payment', 'code', 'again'],
};

for (const [flowIndex, flow] of FLOW_IDS.entries())
  for (const [index, [name, { make, sent, flows = FLOW_IDS }]] of Object.entries(STATES).entries()) {
    if (!flows.includes(flow)) continue;
    const isUsual = USUAL_FLOWS.includes(flow) && USUAL_STATES.includes(name);
    test(
      `what ${flow} shows of ${name}`,
      { tag: ['@phone', '@one-host', ...(isUsual ? [] : [ONLY_IN_ALL])] },
      async ({ page, sandbox }) => {
        const locale = LOCALES[(flowIndex + index) % LOCALES.length] ?? 'th';
        const settled = watchRequests(page);
        const applying = APPLYING[flow](page, sandbox, locale);
        const { person, steps } = applying;
        const state = await make(applying, sandbox);
        const on = (path: string): string => person.path(person.prefix + path);
        const [result, payment] = [on('/confirmation/complete'), on('/payment')];
        const others = FLOW_IDS.filter((other) => other !== flow).map((other) => person.path(FIRST_PAGES[other]));
        const own = [on(''), ...steps.map(on), result, person.path('/'), person.path('/dashboard')];
        const pages = isWhole ? [...own, on('/confirmation/failed'), ...others] : sent ? own : [on('')];
        for (const address of pages)
          await test.step(address, async () => {
            await page.goto('/favicon.svg');
            await store(page, state);
            await page.goto(address);
            await settled();
            expect.soft(await emptyBoxes(page), `empty boxes of ${address}`).toEqual([]);
            expect.soft(await page.locator(WAITING).count(), `${address} waits for stored data`).toBe(0);
            if (!sent || !own.includes(address)) return;
            const ways = await waysToSent(page, result, payment);
            expect
              .soft(
                WAYS[sent].some((way) => ways.includes(way)),
                `${address}: ${ways.join()}`,
              )
              .toBe(true);
            if (sent === 'known' && routePath(new URL(page.url())) === on(''))
              await expect.soft(page.locator('form[data-step-form]'), 'a form for a second application').toHaveCount(0);
          });
      },
    );
  }
