import type { Locator } from '@playwright/test';
import { Applicant } from '../people/bachelor-applicant.ts';
import { Visitor } from '../people/dashboard-visitor.ts';
import { Trainee } from '../people/short-course-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { PaymentPage } from '../support/payment-page.ts';

test.describe('the focus follows what is shown', { tag: '@phone' }, () => {
  /** Presses the button while it has the focus, as a keyboard does. */
  const press = async (button: Locator): Promise<void> => {
    await button.focus();
    await button.press('Enter');
  };

  test('through sign-in, code, list and sign-out of the dashboard', async ({ page, sandbox }) => {
    const visitor = new Visitor(page, sandbox, 'en');
    const { dashboard, otp } = visitor.messages;
    await visitor.prepared('faculty');
    await page.goto(visitor.path('/dashboard'));
    await visitor.signIn.box.locator('input[name="phone"]').fill(visitor.phone);
    await visitor.signIn.box.locator('input[name="email"]').fill(visitor.email);
    await press(page.getByRole('button', { name: otp.recover.submit }));
    await expect(visitor.signIn.input).toBeFocused();
    await page.keyboard.type(await sandbox.code(visitor.phone));
    await page.keyboard.press('Enter');
    await expect(visitor.card.getByRole('heading')).toBeFocused();
    await press(page.getByRole('button', { name: dashboard.signOut }));
    await expect(page.getByText(dashboard.signedOut)).toBeFocused();
  });

  test('while somebody types, the bar with the button covers nothing below the field', async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(applicant.path('/regisbachelor'));
    const email = applicant.field('email');
    await email.focus();
    const box = page.locator('#shared_computer');
    await box.evaluate((element) => {
      window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight + 20);
    });
    const isCovered = (): Promise<boolean> =>
      box.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, top + height / 2);
        return Boolean(shown?.closest('.action-bar'));
      });
    await expect(email).toBeFocused();
    expect(await isCovered()).toBe(false);
    await email.blur();
    await expect.poll(isCovered).toBe(true);
  });

  test('on a heading that a link names, below the header that stays', async ({ page }) => {
    await page.goto('/en/privacy-policy#your-rights');
    const bottomOfHeader = await page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom);
    const heading = page.locator('#your-rights');
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottomOfHeader);
  });

  test('through review, payment and QR code, and back', async ({ page, sandbox }) => {
    // On a busy phone the browser is never idle.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const applicant = new Applicant(page, sandbox, 'en');
    const { payment, review } = applicant.messages;
    await applicant.startAt('documents');
    await press(page.getByRole('button', { name: review.confirm }));
    await expect(page.getByRole('heading', { name: payment.summary.heading })).toBeFocused();
    await new PaymentPage(applicant).showCode((button) => press(button));
    await expect(page.getByRole('heading', { name: payment.qr.heading })).toBeFocused();
    await press(page.getByRole('button', { name: review.backToReview }));
    await expect(page.getByRole('heading', { name: review.title })).toBeFocused();
  });

  test('through a load that fails and is tried again, and a link that does not work', async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    const { common, errors, resume } = applicant.messages;
    await applicant.storeSession(await applicant.prepared('documents'));
    await sandbox.injectFailure({ match: { path: 'application/{id}' }, status: 503 });
    await page.goto(applicant.path('/regisbachelor/payment'));
    const retry = page.getByRole('button', { name: common.retry });
    await press(retry);
    await expect(page.getByText(errors.load.title)).toBeFocused();
    await sandbox.removeFailures();
    await press(retry);
    await expect(page.getByRole('heading', { name: applicant.messages.review.title })).toBeFocused();
    await page.goto(applicant.path('/regisbachelor/continue/7/no-token'));
    await press(page.getByRole('button', { name: resume.action }));
    await expect(page.getByText(resume.invalidLink.title)).toBeFocused();
  });

  test('to the same place of the page in the other language', async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    await applicant.openStart();
    await expect(page.locator('link[rel="prefetch"]')).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 150));
    const toggle = page.locator('[data-language-toggle]');
    // A click through a locator would scroll first.
    const box = await toggle.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await expect(toggle).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(150);
  });
});

test.describe('what is seen', { tag: '@phone' }, () => {
  test('of a long form: the button that leads on, and whatever has the focus', async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    await applicant.startAt('faculty');
    await expect(applicant.continue).toBeInViewport({ ratio: 1 });
    await applicant.field('id_type').focus();
    const places: string[] = [];
    while (places.length < 40 && places.at(-1) !== 'the button') {
      await page.keyboard.press('Tab');
      places.push(
        await page.locator('form [type="submit"]').evaluate((button) => {
          const focused = document.activeElement;
          if (focused === button) return 'the button';
          const bottom = focused?.getBoundingClientRect().bottom ?? Infinity;
          return bottom <= button.getBoundingClientRect().top ? 'seen' : `covered: ${focused?.id ?? ''}`;
        }),
      );
    }
    expect(places.length).toBeGreaterThan(6);
    expect(places.slice(0, -1).filter((place) => place !== 'seen')).toEqual([]);
  });

  test('of a search in forced colours: the choice that the arrows have reached', async ({ page, sandbox }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const trainee = new Trainee(page, sandbox, 'en');
    await trainee.openStart();
    await page.getByLabel(trainee.messages.fields.labels.course_search).first().focus();
    await trainee.search.press('ArrowDown');
    await expect(trainee.suggestions.first()).toBeVisible();
    await trainee.search.press('ArrowDown');
    await expect(page.locator('[role="option"][aria-selected="true"]')).toBeVisible();
    const outlines = await trainee.suggestions.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('aria-selected'), getComputedStyle(one).outlineStyle]),
    );
    expect(outlines).toContainEqual(['true', 'solid']);
    expect(outlines.filter(([, style]) => style !== 'none')).toHaveLength(1);
  });

  test('of links in forms: their text in line with the fields, on a wide enough target', async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    await applicant.startAt('start');
    const back = page.getByRole('link', { name: applicant.messages.flow.back });
    const [text, box, field] = await Promise.all([
      back.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getBoundingClientRect().left;
      }),
      back.boundingBox(),
      page.getByRole('group', { name: applicant.messages.fields.labels.campaign_id }).boundingBox(),
    ]);
    expect(text).toBeCloseTo(field?.x ?? 0, 0);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });

  test('in a window of 320 by 256 pixels', async ({ page, sandbox }) => {
    const { path } = new Applicant(page, sandbox, 'en');
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path('/regisbachelor'));
    await expect(page.locator('.header')).toHaveCSS('position', 'static');
  });
});

test.describe('a page that moves', { tag: '@phone' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('does so at once: a press meets the button that it was meant for', async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    await applicant.openStart();
    const places = await applicant.field('email').evaluate(async (field) => {
      field.focus();
      const before = window.scrollY;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return [before, window.scrollY];
    });
    expect(places[0]).toBe(places[1]);
    expect(places[0]).toBeGreaterThan(0);
  });
});
