import { expect, test, type APIRequestContext } from '@playwright/test';
import { pageSettings } from '../support/page-settings.ts';
import { expectedPages } from '../support/route-table.ts';

// The route table of docs/spec.md, section 2, as a server's client sees it.
type Routes = Readonly<Record<string, string>>;

/** Every address shows its page, with and without a slash at its end. */
async function expectPages(request: APIRequestContext, pages: Routes, locale = 'th'): Promise<void> {
  for (const [address, route] of Object.entries(pages))
    for (const asked of new Set([address, address.replace(/\/?$/, '/')])) {
      const response = await request.get(asked);
      const shown = pageSettings(response.status(), await response.text());
      expect(shown, asked).toMatchObject({ status: 200, route, locale });
    }
}
async function expectNoPage(request: APIRequestContext, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(404);
}
/** Returns pages of a flow by address; a path whose route has another name stands with it. */
const pagesOf = (flow: string, prefix: string, paths: readonly string[], names: Routes = {}): Routes =>
  Object.fromEntries(
    [...paths.map((path) => [path, path] as const), ...Object.entries(names)].map(([path, name]) => [
      `${prefix}/${path}`,
      `${flow}.${name}`,
    ]),
  );

const BOTH = { bachelor: '/regisbachelor', graduate: '/regisgraduate' };
const ofBoth = (paths: readonly string[], names?: Routes): Routes =>
  Object.assign({}, ...Object.entries(BOTH).map(([flow, prefix]) => pagesOf(flow, prefix, paths, names))) as Routes;
const COURSE = ['short-course', '/regisshortcourse'] as const;
const SCHOLARSHIP = ['scholarship', '/regisscholarship/any-slug'] as const;
const OUTCOMES = {
  'confirmation/complete': 'confirmation-complete',
  'confirmation/failed': 'confirmation-failed',
  'payment/callback': 'payment-callback',
};
const KBANK = { 'credit/redirect-kbank': 'redirect-kbank' };
const DOCUMENTS = { 'upload-document': 'upload-document', 'upload-document/7': 'upload-document' };
const CONTINUE = { 'continue/abc': 'continue', 'continue/7/abc': 'continue' };

test.describe('routes', { tag: '@once-desktop' }, () => {
  for (const [sentence, route] of [
    ['2.1 /dashboard', 'dashboard'],
    ['2.2 /dashboard/continue', 'dashboard.continue'],
    ['2.3 /dashboard/cookies-policy', 'dashboard.cookies-policy'],
    ['2.4 /dashboard/privacy-policy', 'dashboard.privacy-policy'],
    ['2.5 /dashboard/form-example', 'dashboard.form-example'],
    ['2.6 /dashboard/status-checking', 'dashboard.status-checking'],
  ] as const)
    test(sentence, async ({ request }) => expectPages(request, { [sentence.split(' ')[1] ?? '']: route }));

  test('2.7 Also seen as paths: /status-checking/dashboard, /privacy-policy, /cookies-policy and / (home).', async ({
    request,
  }) =>
    expectPages(request, {
      '/status-checking/dashboard': 'status-checking.dashboard',
      '/privacy-policy': 'privacy-policy',
      '/cookies-policy': 'cookies-policy',
      '/': 'home',
    }));

  test('2.8 Sub-pages: education, faculty, payment, scholarship.', async ({ request }) =>
    expectPages(request, {
      '/regisbachelor': 'bachelor',
      '/regisgraduate': 'graduate',
      ...ofBoth(['education', 'faculty', 'payment', 'scholarship']),
    }));

  test('2.9 Outcome and payment pages: confirmation/complete, confirmation/failed, credit/redirect-kbank …', async ({
    request,
  }) => expectPages(request, ofBoth([], { ...OUTCOMES, ...KBANK })));

  test('2.10 upload-document/{id}, where id is optional.', async ({ request }) =>
    expectPages(request, ofBoth([], DOCUMENTS)));

  test('2.11 continue/{id}/{token}, where id is optional and token is required.', async ({ request }) => {
    await expectPages(request, ofBoth([], CONTINUE));
    await expectNoPage(request, [
      '/regisbachelor/continue',
      '/regisgraduate/continue',
      '/regisbachelor/continue/7/a/b',
    ]);
  });

  test('2.13 Sub-pages: course, payment, personal-information, promotion.', async ({ request }) =>
    expectPages(request, {
      '/regisshortcourse': 'short-course',
      ...pagesOf(...COURSE, ['course', 'payment', 'personal-information', 'promotion']),
    }));

  test('2.14 Outcome and payment pages: confirmation/complete, confirmation/failed, credit/redirect-kbank, payment/callback.', async ({
    request,
  }) => expectPages(request, pagesOf(...COURSE, [], { ...OUTCOMES, ...KBANK })));

  // The id is optional in all flows (docs/spec-decisions.md, 1.3).
  test('2.15 upload-document/{id}.', async ({ request }) => expectPages(request, pagesOf(...COURSE, [], DOCUMENTS)));

  test('2.17 continue/{id}/{token}, with the same rules as above.', async ({ request }) => {
    await expectPages(request, pagesOf(...COURSE, [], CONTINUE));
    await expectNoPage(request, ['/regisshortcourse/continue']);
  });

  test('2.18 Sub-pages: confirm, education-loan, faculty-type, payment, personal-information.', async ({ request }) => {
    await expectPages(request, {
      '/regisscholarship/any-slug': 'scholarship',
      '/regisscholarship/ทุนเรียนดี': 'scholarship',
      ...pagesOf(...SCHOLARSHIP, ['confirm', 'education-loan', 'faculty-type', 'payment', 'personal-information']),
    });
    await expectNoPage(request, ['/regisscholarship', '/regisscholarship/any-slug/nope']);
  });

  test('2.19 Outcome and payment pages: confirmation/complete, confirmation/failed, payment/callback.', async ({
    request,
  }) => expectPages(request, pagesOf(...SCHOLARSHIP, [], OUTCOMES)));

  test('2.20 continue/{id}/{token}.', async ({ request }) =>
    expectPages(request, pagesOf(...SCHOLARSHIP, [], CONTINUE)));

  test('2.21 A shared /regisscholarship/credit/redirect-kbank page.', async ({ request }) => {
    await expectPages(request, { '/regisscholarship/credit/redirect-kbank': 'scholarship.redirect-kbank' });
    await expectNoPage(request, ['/regisscholarship/credit']);
  });

  test('2.22 Every path also exists under the /en prefix.', async ({ request }) => {
    const english = expectedPages.filter(({ locale }) => locale === 'en');
    expect(english).toHaveLength(expectedPages.length / 2);
    await expectPages(request, Object.fromEntries(english.map(({ address, route }) => [address, route])), 'en');
  });
});
