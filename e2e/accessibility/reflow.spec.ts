import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/config/locales.ts';
import { actorOf, FLOW_NAMES, stepAt } from './scenes/flows.ts';
import { expect, test } from '../support/fixtures.ts';
import { IN_BOTH } from '../support/sizes.ts';
import { brokenBoxes } from '../support/text-boxes.ts';

/** Checks how pages behave in a very small window, with wide text spacing, with reduced motion, and for touch. */

const SMALLEST = { width: 320, height: 256 };
const TARGET = 24;
const MAIN_BUTTON = 44;
/** The text spacing of WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const spaceWidely = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);

/** Returns controls below the minimum sizes. Links in running text may be smaller. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([target, mainButton]) => {
      const boxOf = (one: Element): DOMRect => (one.closest('label, .tile') ?? one).getBoundingClientRect();
      const isInText = (one: Element): boolean =>
        one.localName === 'a' && getComputedStyle(one).display === 'inline' && one.closest('p, li, dd, label') !== null;
      return [...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea')]
        .filter((one) => one.checkVisibility() && one.closest('.sr-only, .skip-link') === null && !isInText(one))
        .filter((one) => {
          const { width, height } = boxOf(one);
          const least = one.matches('.button-primary, .button-secondary, .button-danger') ? mainButton : target;
          return width < least || height < least;
        })
        .map((one) => `${one.localName} ${one.className} ${boxOf(one).width} x ${boxOf(one).height}`);
    },
    [TARGET, MAIN_BUTTON] as const,
  );

const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().activeDuration) > 50)
      .map((one) => (one instanceof CSSAnimation ? one.animationName : 'transition')),
  );

for (const locale of LOCALES)
  for (const name of FLOW_NAMES)
    test(
      `${name}: every step in the smallest window, with wide spacing, under a thumb, and at rest, ${locale}`,
      { tag: IN_BOTH[locale] },
      async ({ page, sandbox }) => {
        test.slow();
        const usual = page.viewportSize() ?? SMALLEST;
        for (const index of actorOf(name)(page, sandbox, locale).steps.keys()) {
          const flow = actorOf(name)(page, sandbox, locale);
          const { path, start } = stepAt(flow, index);
          await start();
          await flow.person.next();
          await expect(page.getByText(flow.person.messages.errors.summaryTitle)).toBeVisible();
          expect.soft(await tooSmall(page), `targets of ${path}`).toEqual([]);
          expect.soft(await moving(page), `motion of ${path}`).toEqual([]);
          await page.setViewportSize(SMALLEST);
          expect.soft(await brokenBoxes(page), `${path} in the smallest window`).toEqual([]);
          await spaceWidely(page);
          await page.setViewportSize(usual);
          expect.soft(await brokenBoxes(page), `${path} with wide spacing`).toEqual([]);
        }
      },
    );
