import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { GraduateApplicant } from '../people/graduate-applicant.ts';
import type { Person } from '../people/person.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { Trainee } from '../people/short-course-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { MOST_LAYOUT_SHIFT, waitForAnswers, watchLayoutShift } from '../support/layout-shift.ts';
import { routePath } from '../support/on-hosts.ts';
import { PaymentPage } from '../support/payment-page.ts';
import type { Session } from '../support/prepare.ts';
import { watchRequests } from '../support/settled.ts';
import { ONLY_IN_ALL } from '../support/sizes.ts';
import type { Sandbox } from '../support/sandbox.ts';

/** Both sizes, and both languages on one of them. */
const SIZES = [
  ['th', '@phone'],
  ['en', '@desktop'],
] as const;

/** Stores the session of an application whose steps are all complete. */
async function known<Done>(
  person: Person & { prepared: (done: Done) => Promise<Session> },
  done: Done,
): Promise<Person> {
  await person.storeSession(await person.prepared(done));
  return person;
}

interface Flow {
  readonly open: (page: Page, sandbox: Sandbox, locale: Locale) => Promise<Person>;
  /** The pages that show the application, after the flow's first page. */
  readonly pages: readonly string[];
}

const DEGREE_PAGES = ['', '/faculty', '/education', '/scholarship', '/upload-document', '/payment'];
const FLOWS: Readonly<Record<string, Flow>> = {
  bachelor: { open: (...of) => known(new Applicant(...of), 'documents'), pages: DEGREE_PAGES },
  graduate: { open: (...of) => known(new GraduateApplicant(...of), 'documents'), pages: DEGREE_PAGES },
  'short course': {
    open: (...of) => known(new Trainee(...of), 'documents'),
    pages: ['', '/course', '/personal-information', '/promotion', '/upload-document', '/payment'],
  },
  scholarship: {
    open: (...of) => known(new Scholar(...of), 'loan'),
    pages: ['', '/faculty-type', '/personal-information', '/education-loan', '/payment', '/confirm'],
  },
};

/** The usual run has each size and language once, in the flows that differ most: plain steps, and steps with parts. */
const USUAL = ['bachelor, th', 'scholarship, en'];
/** The same for payments; a scholarship has its payment before its confirmation. */
const USUAL_PAID = ['bachelor, th, phone', 'scholarship, en, desktop'];
const usualIf = (isUsual: boolean): string[] => (isUsual ? [] : [ONLY_IN_ALL]);

for (const [locale, tag] of SIZES)
  for (const [name, { open, pages }] of Object.entries(FLOWS))
    test(
      `no page of a known ${name} application moves as its answers come, ${locale}`,
      { tag: [tag, ...usualIf(USUAL.includes(`${name}, ${locale}`))] },
      async ({ page, sandbox, tolerate }) => {
        await sandbox.showBanners();
        const settled = watchRequests(page);
        const person = await open(page, sandbox, locale);
        const layoutShift = await watchLayoutShift(page, tolerate);
        for (const path of pages)
          await test.step(path, async () => {
            await page.goto(person.path(person.prefix + path));
            await expect(page).toHaveURL((url) => routePath(url) === person.path(person.prefix + path));
            const form = page.locator('form[id^="step-"]');
            if ((await form.count()) > 0) await expect(form).toHaveAttribute('data-settled', '');
            await settled();
            const { shift, what } = await layoutShift();
            expect.soft(shift, [path, ...what].join('\n')).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
          });
      },
    );

// On a host of its own, the dashboard knows nobody who has applied on another.
for (const [locale, tag] of [...SIZES, ['en', '@phone']] as const)
  for (const [name, { open }] of Object.entries(FLOWS))
    test(
      `no page of a ${name} application that is being paid moves as it opens, ${locale}, ${tag.slice(1)}`,
      { tag: [tag, '@one-host', ...usualIf(USUAL_PAID.includes(`${name}, ${locale}, ${tag.slice(1)}`))] },
      async ({ page, sandbox, tolerate }) => {
        const settled = watchRequests(page);
        const person = await open(page, sandbox, locale);
        const { id } = await person.session();
        const payment = new PaymentPage(person);
        const layoutShift = await watchLayoutShift(page, tolerate);
        const { messages, prefix } = person;
        const { failed, complete } = messages.result;
        const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
        const expectStill = async (state: string, shown: Locator, address?: string): Promise<void> => {
          await (address === undefined ? page.reload() : page.goto(person.path(address)));
          await expect(shown).toBeVisible();
          await settled();
          const { shift, what } = await layoutShift();
          expect.soft(shift, [state, ...what].join('\n')).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
        };
        const pay = `${prefix}/payment`;
        const showCode = async (): Promise<void> => {
          await payment.start();
          await expect(payment.code).toBeVisible();
        };
        await page.goto(person.path(pay));
        // A scholarship has its review after the payment.
        if (!(person instanceof Scholar)) await payment.open();
        await showCode();
        await expectStill('code reloaded', payment.code);
        await expectStill('code', payment.code, pay);
        await sandbox.settle(id, 'failed');
        await expectStill('failed', heading(failed.title), `${prefix}/confirmation/failed`);
        await expectStill('after a failure', page.getByText(messages.payment.lastAttempt.failed), pay);
        await showCode();
        await sandbox.settle(id, 'expired');
        await expectStill('expired', page.getByText(messages.payment.qr.expired.title), pay);
        await page.getByRole('button', { name: messages.payment.qr.expired.again }).click();
        await expect(payment.code).toBeVisible();
        await sandbox.settle(id, 'successful');
        // A scholarship that is paid is not yet confirmed.
        const outcome =
          person instanceof Scholar
            ? page.getByRole('button', { name: messages.review.submit.confirm }).first()
            : heading(complete.title);
        await expectStill('complete', outcome, `${prefix}/confirmation/complete`);
        if (!(person instanceof Scholar)) {
          const again = page.getByRole('button', { name: messages['form-help'].cameBack.again });
          await expectStill('first page of a sent application', again, prefix);
        }
        await expectStill('dashboard', page.locator('[data-application]').first(), '/dashboard');
      },
    );

/** The duration of the animation in src/styles/controls.css. */
const SHOWN_AFTER_MS = 4000;

test(
  'the way back from a payment that does not load shows itself after a while',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    await known(applicant, 'documents');
    await page.goto(applicant.path(`${applicant.prefix}/payment`));
    await page.route('**/api/payment/check*', () => undefined);
    await new PaymentPage(applicant).open();
    await expect(page.locator('.payment-wait')).toBeVisible();
    const back = page.getByRole('button', { name: applicant.messages.review.backToReview });
    await expect(back).toBeHidden();
    const waits = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'unseen')
        .map((animation) => {
          const duration = animation.effect?.getTiming().duration;
          animation.finish();
          return duration;
        }),
    );
    expect([...new Set(waits)]).toEqual([SHOWN_AFTER_MS]);
    await expect(back).toBeVisible();
  },
);

test(
  'what waits for answers that do not come shows itself after a while, and at once when the form is used',
  { tag: '@phone' },
  async ({ page, context, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    await known(applicant, 'faculty');
    await context.route('**/api/application/*', () => undefined);
    const address = applicant.path(`${applicant.prefix}/education`);

    const waiting = new Applicant(await context.newPage(), sandbox, 'th');
    await waiting.page.addInitScript(waitForAnswers);
    await waiting.page.goto(address);
    await waiting.hydrated();
    await expect(waiting.page.locator('[name="id_type"]').first()).toBeVisible();
    await expect(waiting.field('gpax')).toBeHidden();
    await waiting.page.locator('[name="id_type"]').first().focus();
    await expect(waiting.field('gpax')).toBeVisible();

    await page.goto(address);
    await applicant.hydrated();
    await applicant.field('gpax').fill('3.75');
    await expect(applicant.field('gpax')).toHaveValue('3.75');
  },
);
