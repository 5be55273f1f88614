import type { Locator, Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Visitor } from '../people/dashboard-visitor.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { MOST_LAYOUT_SHIFT, watchLayoutShift } from '../support/layout-shift.ts';
import { wordsOf } from '../support/messages.ts';
import { watchRequests } from '../support/settled.ts';

// What docs/spec.md says of layout, overlays and sizes, measured on the page that a person sees.

const CELL: readonly (readonly [window: number, cell: number])[] = [
  [390, 48],
  [640, 48],
  [1024, 48],
  [1025, 52],
  [1440, 52],
];

test(
  'an OTP cell is 48 px wide, and 52 px from the 1025 px breakpoint',
  { tag: '@once-desktop' },
  async ({ page, sandbox }) => {
    const visitor = new Visitor(page, sandbox, 'th');
    const expectCells = async (form: Locator): Promise<void> => {
      for (const [window, width] of CELL) {
        await page.setViewportSize({ width: window, height: 800 });
        const cells = form.locator('[data-otp-cells] > *');
        await expect(cells).toHaveCount(6);
        const widths = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
        expect(widths, `${window} px`).toEqual(Array(6).fill(width));
      }
      // Where six do not fit they are narrower, and none is cut off.
      await page.setViewportSize({ width: 320, height: 700 });
      const [box, last] = [await form.boundingBox(), await form.locator('[data-otp-cells] > *').last().boundingBox()];
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
    };
    await test.step('in the sign-in', async () => {
      await page.goto('/dashboard');
      await visitor.signIn.identify(visitor);
      await expectCells(page.locator('main'));
    });
    await test.step('in the dialog', async () => {
      const applicant = new Applicant(page, sandbox, 'th');
      await applicant.openStart();
      await applicant.fillStart();
      await applicant.next();
      await expectCells(applicant.code.box);
    });
  },
);

/** One page of each kind. */
const KINDS = [
  '/en',
  '/en/regisbachelor',
  '/en/regisshortcourse',
  '/en/regisscholarship/star-scholars',
  '/en/regisbachelor/continue/7/abc',
  '/en/regisbachelor/confirmation/failed',
  '/en/dashboard',
  '/en/dashboard/status-checking',
  '/en/dashboard/form-example',
  '/en/privacy-policy',
  '/en/cookies-policy',
  '/en/no-such-page',
];

test.describe('a cookie banner strip, where no tool is configured', () => {
  test.use({ consent: 'unasked' });
  const { consent: messages } = wordsOf('en');
  const strip = (page: Page): Locator => page.getByRole('complementary', { name: messages.label });

  test.beforeEach(async ({ page }) => {
    // What a build without tools serves.
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/ data-consent="(.+?)"/, ' data-storage-notice="$1"');
      return route.fulfill({ response, body });
    });
  });

  /** Returns what the strip covers. A form's fields scroll behind its action bar, on which the strip stands. */
  const covered = (page: Page): Promise<string[]> =>
    strip(page).evaluate(async (own) => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      // It takes its place when a tap is over.
      const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const { top, bottom } = own.getBoundingClientRect();
      const action = document.querySelector('.action-bar');
      const form = action && getComputedStyle(action).position === 'sticky' ? action.closest('form') : null;
      return [...document.querySelectorAll('main :is(a, button, input, select), footer a, .contact-strip a')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !own.contains(one))
        .filter((one) => !form?.contains(one) || one.closest('.form-actions'))
        .filter((one) => {
          const box = one.getBoundingClientRect();
          return top < innerHeight && box.width > 1 && box.bottom > top + 1 && box.top < bottom - 1;
        })
        .map((one) => `${one.localName} ${one.id || one.textContent.trim().slice(0, 40)}`);
    });

  for (const [width, height, tag] of [
    [360, 740, '@once-phone'],
    [1366, 768, '@once-desktop'],
  ] as const)
    test(
      `stands on every page until it is answered, moves nothing and covers no button, ${width} px`,
      { tag },
      async ({ page, tolerate }) => {
        tolerate(/status of 404/);
        await page.setViewportSize({ width, height });
        const settled = watchRequests(page);
        const layoutShift = await watchLayoutShift(page, tolerate);
        for (const address of KINDS) {
          await page.goto(address);
          await settled();
          await expect(strip(page), address).toContainText(messages.necessary);
          const { shift, what } = await layoutShift();
          expect(shift, `${address}: ${what.join('\n')}`).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
          const end = await page.evaluate(() => document.documentElement.scrollHeight);
          for (let y = 100; y <= end; y += 97) {
            await page.evaluate((top) => scrollTo(0, top), y);
            expect(await covered(page), `${address}, ${y}`).toEqual([]);
          }
          await expect(strip(page)).toBeInViewport();
        }
        await strip(page).getByRole('button', { name: messages.understood, exact: true }).click();
        await expect(strip(page)).toHaveCount(0);
        await page.goto('/en/regisbachelor');
        await settled();
        await expect(strip(page)).toHaveCount(0);
      },
    );
});

test('an error page in place of a page takes all of its place', { tag: '@once-desktop' }, async ({ page }) => {
  const others = page.locator('#page-intro, .landing-scene, .flow-aside, .below-sheet').filter({ visible: true });
  for (const address of ['/en/regisscholarship/unknown-slug', '/en/regisbachelor/upload-document/a%3Db']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en').errors.notFound.title);
    await expect(others, address).toHaveCount(0);
  }
});

/** Returns the text of a PDF, without spaces between its parts. */
async function textOf(pdf: Buffer): Promise<string> {
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from({ length: read.numPages }, (_page, index) => read.getPage(index + 1));
  const contents = await Promise.all(pages.map(async (page) => (await page).getTextContent()));
  return contents.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('');
}

test(
  'paper shows what a page says, and nothing that is pressed or stands over it',
  { tag: '@once-desktop' },
  async ({ page, tolerate }) => {
    tolerate(/status of 404/);
    const { common } = wordsOf('en');
    const settled = watchRequests(page);
    for (const address of KINDS) {
      await page.goto(address);
      await settled();
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      const text = (await textOf(await page.pdf({ preferCSSPageSize: true }))).replaceAll(/\s/g, '');
      expect(text, address).toContain(heading.replaceAll(/\s/g, ''));
      expect(text, address).not.toContain(common.skipToContent.replaceAll(/\s/g, ''));
      await page.emulateMedia({ media: 'print' });
      const above = await page.evaluate(() =>
        [...document.body.querySelectorAll('*')]
          .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position) || one.matches('button'))
          .map((one) => `${one.localName}.${one.className} ${one.textContent.trim().slice(0, 30)}`),
      );
      expect(above, address).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  },
);
