import { Applicant } from '../people/bachelor-applicant.ts';
import { Trainee } from '../people/short-course-applicant.ts';
import { test as onPage } from '../support/fixtures.ts';
import { CARD, PaymentPage } from '../support/payment-page.ts';
import { expect, test } from './walks.ts';

// The states of docs/spec.md, section 4, and what leads from one to another.

const tag = ['@once-desktop', '@one-host'];

/** What the dashboard says of an application in each state; the sandbox sets the state. */
const STATES = [
  [
    '4.1 Cancelled (past the payment deadline).',
    'cancelled',
    [/Cancelled/, /did not receive your payment by the deadline/],
  ],
  [
    '4.2 Failed scholarship exam (a reason is shown).',
    'exam_failed',
    [/did not pass the scholarship exam/, /Reason: Below the minimum score/],
  ],
  ['4.3 Passed (congratulations).', 'passed', [/Passed/, /Congratulations/]],
  ['4.4 Result under consideration.', 'under_review', [/Under review/, /We are reviewing your application/]],
  [
    '4.5 Scholarship campaign ended or price changed.',
    'campaign_changed',
    [/scholarship has closed or its fee has changed/],
  ],
  ['4.6 The applicant must choose a new scholarship.', 'campaign_changed', [/Choose a new scholarship\s*$/m]],
  ['4.7 Successful.', 'successful', [/Complete/]],
  ['4.8 A confirmation e-mail follows within 3 days.', 'successful', [/confirmation email within 3 days/]],
] as const;
for (const [title, state, words] of STATES)
  test(title, { tag }, async ({ walk }) => {
    const { texts } = await walk('dashboard');
    for (const word of words) {
      expect(texts[state]).toMatch(word);
      expect(texts['list']).not.toMatch(word);
    }
  });

test('4.11 Both are stored locally and the saved draft is cleared.', { tag }, async ({ walk }) => {
  // Where a code is asked for, the draft stays until it is right: docs/spec-decisions.md, 3.1.
  for (const flow of ['graduate', 'bachelor'] as const) {
    const { kept } = await walk(flow);
    const [before, after] = [kept[`/regis${flow}`]?.local ?? {}, kept['registered']?.local ?? {}];
    expect(Object.keys(before)).toContain(`adm:${flow}:draft`);
    expect(Object.keys(after)).not.toContain(`adm:${flow}:draft`);
    for (const part of ['id', 'token']) {
      expect(Object.keys(before)).not.toContain(`adm:${flow}:${part}`);
      expect(Object.keys(after)).toContain(`adm:${flow}:${part}`);
    }
  }
});

test('4.13 A can-apply check tells whether applying is allowed.', { tag }, async ({ walk }) => {
  const { calls } = await walk('bachelor');
  const paths = calls.map(({ path }) => path);
  const check = calls.find(({ path }) => path === 'application/{id}/check-can-apply');
  expect(check?.response).toMatchObject({ data: { can_apply: true } });
  expect(paths.indexOf('application/{id}/check-can-apply')).toBeLessThan(paths.indexOf('application/otp/request'));
});

test('4.14 Resuming an existing application uses a one-time code.', { tag }, async ({ walk }) => {
  const { calls } = await walk('resume');
  const paths = calls.map(({ path }) => path);
  const [request, validate, read] = ['application/otp/request', 'application/otp/validate', 'application/{id}'].map(
    (path) => paths.indexOf(path),
  );
  expect(request).toBeGreaterThan(-1);
  expect(validate).toBeGreaterThan(request ?? 0);
  expect(read).toBeGreaterThan(validate ?? 0);
});

test('4.15 A correct code returns a fresh access token, stored with the id.', { tag }, async ({ walk }) => {
  const { calls, kept } = await walk('resume');
  const validated = calls.find(({ path }) => path === 'application/otp/validate');
  const local = kept['resumed']?.local ?? {};
  expect(validated?.response).toMatchObject({ data: { access_token: local['adm:bachelor:token'] } });
  const read = calls.find(({ method, path }) => method === 'GET' && path === 'application/{id}');
  expect(read?.url).toMatch(new RegExp(`/${String(local['adm:bachelor:id'])}$`));
  expect(read?.headers['x-application-token']).toBe(local['adm:bachelor:token']);
});

test('4.16 The draft is cleared.', { tag }, async ({ walk }) => {
  const { kept } = await walk('resume');
  expect(Object.keys(kept['typed']?.local ?? {})).toContain('adm:bachelor:draft');
  expect(Object.keys(kept['resumed']?.local ?? {})).not.toContain('adm:bachelor:draft');
});

test('4.17 Scholarship: start-confirm, then confirm.', { tag }, async ({ walk }) => {
  const { calls } = await walk('scholarship');
  const confirms = calls.map(({ path }) => path).filter((path) => path.includes('confirm'));
  expect(confirms).toEqual(['start-confirm/', 'confirm'].map((name) => `scholarship-application/{id}/${name}`));
});

test('4.18 A successful confirm clears the stored id and token for that slug.', { tag }, async ({ walk }) => {
  const { kept } = await walk('scholarship');
  for (const part of ['id', 'token']) {
    const key = `adm:scholarship:star-scholars:${part}`;
    expect(Object.keys(kept['code']?.local ?? {})).toContain(key);
    expect(Object.keys({ ...kept['end']?.local, ...kept['end']?.session })).not.toContain(key);
  }
});

test('4.19 Payment is started per application.', { tag }, async ({ walk }) => {
  for (const flow of ['bachelor', 'graduate'] as const) {
    const { calls, kept } = await walk(flow);
    const starts = calls
      .filter(({ path }) => path === 'application/{id}/payment')
      .map(({ url }) => new URL(url).pathname);
    expect(starts).toEqual([`/api/application/${String(kept['code']?.local[`adm:${flow}:id`])}/payment`]);
  }
});

onPage(
  '4.20 Lists are reset to empty when the course-type call or the postcode lookup fails.',
  { tag },
  async ({ page, sandbox }) => {
    await onPage.step('course types', async () => {
      const applicant = new Applicant(page, sandbox, 'en');
      const types = applicant.field('course_type_id').locator('option');
      await applicant.startAt('start');
      await applicant.pick('campaign_id', '101');
      await applicant.pick('course_type_id');
      await sandbox.injectFailure({ match: { path: 'application/available-course-type' }, status: 500 });
      await applicant.pick('campaign_id', '103');
      await expect(page.getByText(applicant.messages.errors.load.lists)).toBeVisible();
      await expect(types).toHaveCount(1);
      await sandbox.removeFailures();
    });
    await onPage.step('postcode', async () => {
      const trainee = new Trainee(page, sandbox, 'en');
      const { errors, common } = trainee.messages;
      const subDistricts = page.locator('select[name="tax_sub_district_id"]');
      await trainee.startAt('course');
      await trainee.toPart('address');
      await trainee.choose('tax_address_by', 'postcode');
      await trainee.field('tax_postcode').fill('10900');
      await trainee.pick('tax_district_id');
      await trainee.pick('tax_sub_district_id');
      await sandbox.injectFailure({ match: { path: 'general/district/postcode' }, status: 500 });
      await trainee.field('tax_postcode').fill('50200');
      await expect(page.getByText(errors.load.lists)).toBeVisible();
      await expect(page.locator('select[name="tax_district_id"] option')).toHaveCount(1);
      await sandbox.removeFailures();
      await page.getByRole('button', { name: common.retry }).click();
      await trainee.pick('tax_district_id');
      await expect(subDistricts).toContainText('50200');
      await expect(subDistricts).not.toContainText('50300');
    });
  },
);

test(
  '4.21 Dashboard: request a one-time code, validate it to get a token, fetch the application.',
  { tag },
  async ({ walk }) => {
    const { calls } = await walk('dashboard');
    expect(calls.slice(0, 3).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST application-dashboard/otp/request',
      'POST application-dashboard/otp/validate',
      'GET application-dashboard/',
    ]);
  },
);

test('4.22 Continue-registration reopens a scholarship application.', { tag }, async ({ walk }) => {
  const { calls, kept, shown } = await walk('dashboard');
  const reopened = calls.find(({ path }) => path === 'application-dashboard/continue-registration');
  expect(String(reopened?.body?.['scholarship_application_id'])).toBe(
    kept['reopened']?.local['adm:scholarship:star-scholars:id'],
  );
  expect(shown.at(-1)?.page).toBe('/regisscholarship/star-scholars/faculty-type');
});

onPage(
  "4.23 QR payment: a countdown runs, then the code expires and offers 'try again'.",
  { tag },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    const { qr, statusCheck } = applicant.messages.payment;
    await applicant.startAt('documents');
    const payment = new PaymentPage(applicant);
    await payment.open();
    await payment.showCode();
    const [left, first] = [await payment.countdown.innerText(), await payment.code.getAttribute('src')];
    await expect(payment.countdown).not.toHaveText(left);
    await sandbox.moveClock(11 * 60_000);
    await page.getByRole('button', { name: statusCheck.action }).click();
    await expect(page.getByText(qr.expired.title)).toBeVisible();
    await expect(payment.code).toBeHidden();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(payment.code).toBeVisible();
    expect(await payment.code.getAttribute('src')).not.toBe(first);
  },
);

/** Goes to the bank with a card, and to the page to which a payer returns while the bank has not decided. */
async function openCallback(applicant: Applicant): Promise<string> {
  const { page } = applicant;
  const { id } = await applicant.startAt('documents');
  const payment = new PaymentPage(applicant);
  await payment.open();
  await payment.giveCard(CARD.checked);
  await expect(page).toHaveURL(/3ds/);
  const checked = page.waitForResponse((response) => response.url().includes('/api/payment/check'));
  await page.goto(applicant.path('/regisbachelor/payment/callback'));
  await checked;
  await expect(page.getByText('Checking your payment')).toBeVisible();
  return id;
}

onPage('4.25 Payment callback pages: wait while payment status is checked.', { tag }, async ({ page, sandbox }) => {
  const applicant = new Applicant(page, sandbox, 'en');
  const id = await openCallback(applicant);
  await applicant.at('/regisbachelor/payment/callback');
  await sandbox.settle(id, 'successful');
  await new PaymentPage(applicant).expectComplete();
});

onPage('4.26 The outcome is the complete or failed page.', { tag }, async ({ page, sandbox }) => {
  // The complete page is that of 4.25.
  const applicant = new Applicant(page, sandbox, 'en');
  await sandbox.settle(await openCallback(applicant), 'failed');
  await applicant.at('/regisbachelor/confirmation/failed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applicant.messages.result.failed.title);
});

onPage(
  '4.28 The default is th, stored in a cookie and set if absent.',
  { tag: '@once-phone' },
  async ({ page, context }) => {
    const cookie = async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value;
    expect(await cookie()).toBeUndefined();
    // Also on an English page: the cookie only says where the root leads.
    await page.goto('/en/privacy-policy');
    await expect.poll(cookie).toBe('th');
  },
);

onPage.describe('in the gallery', () => {
  onPage.beforeEach(async ({ page }) => {
    await page.goto('/en/dashboard/form-example');
    // A press before an island is hydrated is lost on this page.
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  });

  onPage('4.31 The dialog can be confirmed, cancelled or closed.', { tag }, async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Saved dialog', exact: true });
    const dialog = page.getByRole('dialog');
    for (const [end, answer] of [
      [() => dialog.getByRole('button', { name: 'Continue my application' }).click(), 'true'],
      [() => dialog.getByRole('button', { name: 'Leave this page' }).click(), 'false'],
      [() => page.keyboard.press('Escape'), 'false'],
    ] as const) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await end();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: `Answer: ${answer}` })).toBeVisible();
    }
  });

  onPage('4.33 A scroll lock toggles.', { tag }, async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Modal', exact: true });
    // Examples above may still grow. The browser then scrolls along with them by whole pixels, and what is in sight stays.
    const place = () => opener.evaluate((element) => element.getBoundingClientRect().top);
    await opener.click();
    await expect(page.locator('dialog[data-modal="example"]')).toBeVisible();
    const before = await place();
    await page.mouse.move(20, 300);
    await page.mouse.wheel(0, -400);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.mouse.wheel(0, -400);
    await expect.poll(place).toBeGreaterThan(before + 1);
  });
});

onPage('4.32 A loading flag is set and cleared.', { tag }, async ({ page }) => {
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('https://courses.tharndao.example/**', async (route) => {
    await isAnswered;
    await route.fulfill({ contentType: 'text/html', body: '<title>Courses</title>' });
  });
  await page.goto('/en');
  await page.locator('#unsure-title').scrollIntoViewIfNeeded();
  const link = page.locator('main a[href^="https://courses."]');
  // Playwright would wait for the other site before it looks at the page.
  const covered = await link.evaluate((one: HTMLAnchorElement) => {
    one.click();
    const overlay = document.querySelector<HTMLDialogElement>('.loading-overlay');
    const { width = 0, height = 0 } = overlay?.querySelector('svg')?.getBoundingClientRect() ?? {};
    return { isOpen: overlay?.open, name: overlay?.getAttribute('aria-label'), logo: [width, height] };
  });
  expect(covered).toEqual({ isOpen: true, name: 'Loading', logo: [80, 80] });
  answer();
  await expect(page).toHaveTitle('Courses');
  await page.goBack();
  await expect(link).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await link.focus();
  await expect(link).toBeFocused();
});

onPage(
  '4.34 Request progress: a counter of pending requests finishes the loading bar at zero and marks failure on a …',
  { tag },
  async ({ page }) => {
    await page.addInitScript(() => {
      const states: string[] = [];
      Object.assign(window, { states });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const { dataset, style } = target as HTMLElement;
          const seen = `${dataset['state']} ${style.transform === 'scaleX(1)' ? 'full' : 'part'}`;
          if (states.at(-1) !== seen) states.push(seen);
        }
      }).observe(document, { subtree: true, attributeFilter: ['data-state', 'style'] });
    });
    const bar = page.locator('#request-progress');
    const states = () => page.evaluate(() => (window as unknown as { states: string[] }).states);
    // Lists that have arrived are not asked for again, so each has its own page.
    for (const [flow, status] of [
      ['regisbachelor', 200],
      ['regisgraduate', 500],
    ] as const) {
      let answer = (): void => undefined;
      const isAnswered = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/application/campaign/**', async (route) => {
        await isAnswered;
        await (status === 200 ? route.fallback() : route.fulfill({ status, json: {} }));
      });
      const asked = page.waitForRequest('**/api/application/campaign/**');
      const other = page.waitForResponse('**/api/application/appearance*');
      await page.goto(`/en/${flow}`);
      await page.locator('[name="first_name"]').fill('ก');
      await asked;
      await (await other).finished();
      await expect(bar).toHaveAttribute('data-state', 'running');
      answer();
      await expect(bar).toHaveAttribute('data-state', 'idle');
      expect((await states()).includes('failed full'), String(status)).toBe(status === 500);
      if (status === 200) expect(await states()).toContain('running full');
      await page.unrouteAll({ behavior: 'wait' });
    }
  },
);

onPage.describe('with animations', () => {
  onPage.use({ contextOptions: { reducedMotion: 'no-preference' } });
  onPage('4.35 Page transition mode is out-in.', { tag }, async ({ page }) => {
    await page.goto('/en/privacy-policy');
    const timings = await page.evaluate(async () => {
      await document.startViewTransition(() => undefined).ready;
      return document.getAnimations().map(({ effect }) => {
        const { delay = 0, endTime = 0 } = effect?.getComputedTiming() ?? {};
        return { part: (effect as KeyframeEffect).pseudoElement, delay, end: Number(endTime) };
      });
    });
    const leaving = timings.filter(({ part }) => part === '::view-transition-old(root)');
    const entering = timings.filter(({ part }) => part === '::view-transition-new(root)');
    expect([leaving.length, entering.length]).not.toContain(0);
    const left = Math.max(...leaving.map(({ end }) => end));
    expect(left).toBeGreaterThan(0);
    expect(Math.min(...entering.map(({ delay }) => delay))).toBeGreaterThanOrEqual(left);
  });
});
