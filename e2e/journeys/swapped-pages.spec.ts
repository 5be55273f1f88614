// The content of the next step takes the place of this one, in the same document (docs/decisions/0083-swapped-pages.md).
import type { Page } from '@playwright/test';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { watchRequests } from '../support/settled.ts';
import { ONLY_IN_ALL } from '../support/sizes.ts';
import { WHOLE_FLOWS } from '../support/whole-flows.ts';

declare global {
  interface Window {
    isFirstDocument?: boolean;
  }
}

const mark = (page: Page) => page.evaluate(() => (window.isFirstDocument = true));
const isSameDocument = (page: Page) => page.evaluate(() => window.isFirstDocument === true);

/** Waits until the content of the next step was read ahead. */
const prepared = (page: Page) =>
  page.waitForFunction(() => {
    const { nextContent } = document.querySelector<HTMLElement>('[data-next-content]')?.dataset ?? {};
    return (
      nextContent !== undefined && performance.getEntriesByName(new URL(nextContent, location.href).href).length > 0
    );
  });

/** Waits until the page was read that the browser had loaded, so that Back can show it. */
const kept = (page: Page, path: string) =>
  page.waitForFunction(
    (address) => performance.getEntriesByName(new URL(address, location.href).href, 'resource').length > 0,
    path,
  );

for (const [name, wholeFlow] of Object.entries(WHOLE_FLOWS))
  test(
    `${name}: all steps before the payment are shown by one document, each with its title and the focus on its heading`,
    { tag: ['@phone', ...(['bachelor', 'scholarship'].includes(name) ? [] : [ONLY_IN_ALL])] },
    async ({ page, sandbox }) => {
      const { open, steps, registersAt, person } = wholeFlow(page, sandbox);
      const heading = page.locator('#page-heading');
      const titles = new Set<string>();
      await open();
      await mark(page);
      for (const [index, { path, fill }] of steps.slice(0, -1).entries()) {
        await fill();
        await prepared(page);
        await person.next();
        if (index === registersAt) await person.enterCode();
        await person.at(steps[index + 1]?.path ?? '');
        expect(await isSameDocument(page), path).toBe(true);
        await expect(heading).toBeFocused();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await expect(page.locator('body')).toHaveAttribute('data-route', /\./);
        titles.add(await page.title());
        await expect(page.locator('main')).toHaveCount(1);
        await expect(page.locator('main a[href*="/-"]')).toHaveCount(0);
      }
      expect(titles.size).toBe(steps.length - 1);
    },
  );

test(
  'what is typed just before Back stays, and Forward shows the step again',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const person = new Applicant(page, sandbox, 'th');
    await person.openStart();
    await mark(page);
    await person.fillStart();
    await prepared(page);
    await person.next();
    await person.enterCode();
    await person.at('/regisbachelor/faculty');
    await person.fillFaculty();
    const chosen = await person.answers();
    await kept(page, '/regisbachelor');
    await page.goBack();
    await person.at('/regisbachelor');
    await expect(person.field('first_name')).toBeVisible();
    await expect(page.locator('#landing-facts li')).not.toHaveCount(0);
    await page.goForward();
    await person.at('/regisbachelor/faculty');
    await expect.poll(() => person.answers()).toMatchObject(chosen);
    expect(await isSameDocument(page)).toBe(true);
  },
);

test(
  'a step whose content is gone, as after a release, is opened as a document',
  { tag: '@phone' },
  async ({ page, sandbox, tolerate }) => {
    tolerate(/404/);
    await page.route(/\/_astro\/[\w-]+\.[\w-]+\.html$/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }),
    );
    const person = new Applicant(page, sandbox, 'en');
    await person.startAt('start');
    await mark(page);
    await person.fillFaculty();
    await person.next();
    await person.at('/regisbachelor/education');
    expect(await isSameDocument(page)).toBe(false);
  },
);

test(
  'a step whose code is gone, as after a release, is loaded again',
  { tag: '@phone' },
  async ({ page, sandbox, tolerate }) => {
    tolerate(/404|dynamically imported module/);
    const person = new Applicant(page, sandbox, 'th');
    await page.route(/\/_astro\/BachelorScreen\.[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }), { times: 2 });
    await person.startAt('education');
    await mark(page);
    await person.fillScholarship();
    await prepared(page);
    await person.next();
    await person.at('/regisbachelor/upload-document');
    await expect(person.documentCard('id_card')).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
  },
);

test.describe('in Education, which took the place of Faculty', { tag: '@phone' }, () => {
  const open = async (person: Applicant): Promise<void> => {
    await person.startAt('start');
    await mark(person.page);
    await person.fillFaculty();
    await prepared(person.page);
    await person.next();
    await person.at('/regisbachelor/education');
    await kept(person.page, person.path('/regisbachelor/faculty'));
  };

  test('an answer that comes after Back leads nowhere', async ({ page, sandbox }) => {
    const person = new Applicant(page, sandbox, 'th');
    await open(person);
    const settled = watchRequests(page);
    await person.fillEducation();
    await sandbox.injectFailure({ match: { method: 'PATCH' }, times: 1, delay_ms: 1500 });
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await person.next();
    await sent;
    await page.goBack();
    await person.at('/regisbachelor/faculty');
    await answered;
    await settled();
    await person.at('/regisbachelor/faculty');
    await expect(page.locator('#step-faculty')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  for (const [moment, waitUntil] of Object.entries({ during: 'commit', after: 'load' } as const))
    test(`Back ${moment} a reload loads Faculty, even if no script has been idle`, async ({ page, sandbox }) => {
      const person = new Applicant(page, sandbox, 'en');
      await open(person);
      await page.route(/\/_astro\/idle-tasks\./, () => undefined);
      await page.reload({ waitUntil });
      // Playwright's own way back does not expect the document to be loaded again.
      await page.evaluate(() => window.history.back());
      await person.at('/regisbachelor/faculty');
      await expect(page.locator('#step-faculty')).toBeVisible();
    });

  test('thirty steps there and back leave no more elements and listeners than were there', async ({
    page,
    sandbox,
  }) => {
    const person = new Applicant(page, sandbox, 'th');
    await open(person);
    const session = await page.context().newCDPSession(page);
    const counted = async (): Promise<number> => {
      await session.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
      return nodes + jsEventListeners;
    };
    const before = await counted();
    for (let time = 0; time < 15; time += 1) {
      await page.goBack();
      await person.at('/regisbachelor/faculty');
      await page.goForward();
      await person.at('/regisbachelor/education');
    }
    // Some listeners wait for the next click, and one collection does not find everything.
    await page.locator('#page-heading').click();
    await expect.poll(counted).toBeLessThan(before * 1.2);
    expect(await isSameDocument(page)).toBe(true);
  });
});
