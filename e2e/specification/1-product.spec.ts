import { request as ask } from 'node:http';
import { join } from 'node:path';
import { startLocalSite } from '../../src/tools/serve/local-nginx-site.ts';
import { ROOT, TEST_SITE } from '../../src/tools/setup/paths.mjs';
import { Applicant } from '../people/bachelor-applicant.ts';
import { test as onPage } from '../support/fixtures.ts';
import { ANALYTICS, newMark, servicesWith, strip } from '../support/foreign-hosts.ts';
import { pageSettings } from '../support/page-settings.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { OWN_PORTS } from '../support/ports.ts';
import { watchRequests } from '../support/settled.ts';
import { expect, test } from './walks.ts';

// What the product does and for whom: docs/spec.md, section 1.

const tag = ['@once-desktop', '@one-host'];

test(
  "1.2 Register for a bachelor's degree (four years, or a transfer programme), a graduate degree, a short course, or …",
  { tag },
  async ({ walk }) => {
    for (const [flow, path] of [
      ['bachelor', 'application'],
      ['graduate', 'application'],
      ['shortCourse', 'short-course-application'],
      ['scholarship', 'scholarship-application'],
    ] as const) {
      const { calls, texts } = await walk(flow);
      expect(calls.filter((call) => call.path === `${path}/initial`).map(({ status }) => status)).toEqual([200]);
      expect(texts['end']).toMatch(/[A-Z\d]{4,}/);
    }
    const { shown } = await walk('bachelor');
    const programmes = shown.filter(({ name }) => name === 'programme_type').map(({ label }) => label);
    expect(programmes.join('\n')).toMatch(/Four-year programme[^]*Transfer programme/);
    const { calls } = await walk('scholarship');
    expect(calls[0]?.url).toMatch(/\/scholarship-campaign\/star-scholars$/);
  },
);

test('1.3 Register with a phone number and e-mail, and verify with a one-time code.', { tag }, async ({ walk }) => {
  const { calls } = await walk('bachelor');
  const initial = calls.find(({ path }) => path === 'application/initial');
  const validated = calls.find(({ path }) => path === 'application/otp/validate');
  expect(initial?.body?.['phone']).toMatch(/^0\d{9}$/);
  expect(initial?.body?.['email']).toMatch(/@example\.com$/);
  expect(validated?.body).toMatchObject({ phone: initial?.body?.['phone'], email: initial?.body?.['email'] });
  expect([validated?.body?.['otp'], validated?.status]).toEqual([expect.stringMatching(/^\d{6}$/), 200]);
});

test('1.4 Choose faculty, course, major, semester and campaign.', { tag }, async ({ walk }) => {
  const { shown } = await walk('bachelor');
  const labels = shown.filter(({ page }) => page === '/regisbachelor/faculty').map(({ label }) => label);
  for (const label of ['Faculty', 'Course', 'Major', 'Semester', 'Admission round'])
    expect(
      labels.some((one) => one.startsWith(label)),
      label,
    ).toBe(true);
});

test('1.5 Upload documents, answer custom inputs and pay.', { tag }, async ({ walk }) => {
  const { calls, texts } = await walk('bachelor');
  const done = calls.filter(({ method }) => method === 'POST').map(({ path, status }) => `${path} ${status}`);
  for (const path of ['application/upload-file', 'application/custom-input/', 'payment/application'])
    expect(done).toContain(`${path} 200`);
  expect(texts['end']).toMatch(/THB\s500/);
});

onPage('1.9 English pages use an /en path prefix.', { tag }, async ({ page }) => {
  for (const path of ['/dashboard', '/regisbachelor', '/regisscholarship/star-scholars', '/privacy-policy'])
    for (const [prefix, language] of [
      ['', 'th'],
      ['/en', 'en'],
    ] as const) {
      await page.goto(prefix + path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const links = await page
        .locator('main a[href^="/"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(links.filter((href) => /^\/en(?:\/|$)/.test(href ?? '') !== (language === 'en'))).toEqual([]);
    }
});

onPage('1.10 The query parameter lang with the value en or th also switches language.', { tag }, async ({ page }) => {
  await page.goto('/privacy-policy?utm_source=x&lang=en#your-rights');
  await expect(page).toHaveURL(/\/en\/privacy-policy\?utm_source=x#your-rights$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/en/privacy-policy?lang=th');
  await expect(page).toHaveURL((url) => url.pathname === '/privacy-policy' && url.search === '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await page.goto('/en/privacy-policy?lang=fr');
  await expect(page).toHaveURL(/\/en\/privacy-policy\?lang=fr$/);
});

onPage('1.11 Contact details of the admissions office appear in the header and footer.', { tag }, async ({ page }) => {
  await page.goto('/en/privacy-policy');
  // The header has a link to them (docs/spec.md, section 2).
  await expect(page.locator('header').getByRole('link', { name: /Contact us/ })).toBeVisible();
  for (const kind of ['tel:', 'mailto:']) await expect(page.locator(`footer a[href^="${kind}"]`)).toBeVisible();
  await expect(page.locator('footer')).toContainText(/Fax/i);
});

onPage(
  '1.12 The siblings of the site (dashboard, bachelor, graduate, short-course and scholarship registration, a course …',
  { tag },
  async ({ page }) => {
    await page.goto('/en');
    const hrefs = await page.locator('a').evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
    const { origin } = new URL(page.url());
    // The environment of the tests names these two; the others stay here, by path (docs/spec-decisions.md, 1.4).
    for (const variable of ['PUBLIC_COURSE_FINDER_URL', 'PUBLIC_CAREER_QUIZ_URL']) {
      const address = process.env[variable];
      expect(address).toMatch(/^https:/);
      expect(hrefs.filter((href) => href.startsWith(address ?? '-'))).not.toEqual([]);
    }
    for (const path of ['dashboard', 'regisbachelor', 'regisgraduate', 'regisshortcourse', 'regisscholarship'])
      expect(
        hrefs.filter((href) => href.startsWith(`${origin}/en/${path}`)),
        path,
      ).not.toEqual([]);
  },
);

onPage(
  '1.13 The subdomain names used to tell the flows apart are regisbachelor, regisgraduate, regisshortcourse, …',
  { tag },
  async () => {
    const port = OWN_PORTS.hostNames;
    const root = join(ROOT, process.env['SITE_FOLDER'] ?? TEST_SITE);
    const nginx = await startLocalSite({ root, port, forwards: {} });
    /** The route that a host serves at a path. */
    const routeOn = (label: string, path: string) =>
      new Promise<string | undefined>((resolve, reject) => {
        ask({ port, path, headers: { host: `${label}.localhost` } }, (response) => {
          let html = '';
          response.setEncoding('utf8').on('data', (part: string) => (html += part));
          response.on('end', () => resolve(pageSettings(response.statusCode ?? 0, html).route));
        })
          .on('error', reject)
          .end();
      });
    try {
      for (const [label, path, route] of [
        ['regisbachelor', '/', 'bachelor'],
        ['regisgraduate', '/', 'graduate'],
        ['regisshortcourse', '/', 'short-course'],
        ['regisscholarship', '/any-slug', 'scholarship'],
        ['dashboard', '/', 'dashboard'],
      ] as const)
        for (const ending of ['', '-dev']) expect(await routeOn(label + ending, path), label + ending).toBe(route);
    } finally {
      await nginx.close();
    }
  },
);

onPage.describe('analytics', () => {
  onPage.use({ consent: 'unasked' });
  onPage(
    '1.15 Analytics include a tag manager, a video-short analytics pixel, a heat-map tool and an error-reporting …',
    { tag },
    async ({ browser, baseURL, page, tolerate }) => {
      tolerate(/./);
      const mark = newMark();
      await page.goto(`/cookies-policy?utm_source=${mark}`);
      await strip(page).getByRole('button', { name: 'ยอมรับ', exact: true }).click();
      await expect.poll(() => servicesWith(page, mark)).toEqual(['heat-map', 'tag-manager', 'video-pixel']);
      const storageState = await page.context().storageState();
      // The dice of a visit: below a tenth it is replayed, above it is not, and neither is its error.
      for (const [dice, replays] of [
        [0.09, true],
        [0.11, false],
      ] as const) {
        const context = await browser.newContext({ baseURL: baseURL ?? '', storageState });
        await context.addInitScript((value) => (Math.random = () => value), dice);
        const visit = await context.newPage();
        const reports: string[] = [];
        visit.on('request', (one) => {
          if (one.url().startsWith(ANALYTICS) && one.url().includes('/envelope/')) reports.push(one.postData() ?? '');
        });
        const settled = watchRequests(visit);
        await visit.goto('/');
        await settled();
        const error = newMark();
        await visit.evaluate((text) => {
          setTimeout(() => {
            throw new Error(text);
          });
        }, error);
        await expect.poll(() => reports.some((body) => body.includes(error))).toBe(true);
        const replayed = () => reports.some((body) => body.includes('replay_recording'));
        if (replays) await expect.poll(replayed).toBe(true);
        await settled();
        expect(replayed(), String(dice)).toBe(replays);
        await context.close();
      }
    },
  );
});

onPage(
  "1.16 A card-payment provider's client script is loaded from a configured host.",
  { tag },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    const foreign: string[] = [];
    page.on('request', (one) => {
      const { origin } = new URL(one.url());
      if (one.resourceType() === 'script' && origin !== new URL(page.url()).origin) foreign.push(origin);
    });
    await applicant.startAt('documents');
    const payment = new PaymentPage(applicant);
    await payment.open();
    await payment.openCardForm();
    await expect.poll(() => [...new Set(foreign)]).toEqual([process.env['PUBLIC_CARD_SCRIPT_HOST']]);
  },
);
