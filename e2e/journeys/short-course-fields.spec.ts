import { LOCALES, otherLocale } from '../../src/config/locales.ts';
import { MESSAGES } from '../../src/sandbox/shared/messages.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectKept, QUERY, toggle } from '../support/persistence.ts';
import { FEE, type DoneStep } from '../support/prepare-short-course.ts';
import { IN_ENGLISH, IN_NEITHER, IN_THAI } from '../support/sizes.ts';
import { Trainee } from '../people/short-course-applicant.ts';

interface KeptStep {
  readonly done?: DoneStep;
  readonly path: string;
  readonly interpolate: (trainee: Trainee) => Promise<void>;
}
const STEPS: readonly KeptStep[] = [
  {
    path: '/regisshortcourse/course',
    interpolate: async (trainee) => {
      await trainee.findCourse();
      await trainee.next();
      await trainee.at('/regisshortcourse/course');
      await trainee.page.goto(trainee.path(`/regisshortcourse/course${QUERY}`));
      await trainee.fillCourse(FEE.referral);
    },
  },
  {
    done: 'course',
    path: '/regisshortcourse/personal-information',
    interpolate: async (trainee) => {
      await trainee.fillParticipant();
      await trainee.fillCompany();
    },
  },
  { done: 'personal', path: '/regisshortcourse/promotion', interpolate: (trainee) => trainee.fillPromotion() },
];

for (const locale of LOCALES) {
  test.describe(`a short course survives a reload and the language toggle, ${locale}`, () => {
    for (const { done, path, interpolate } of STEPS) {
      test(path, { tag: IN_NEITHER[locale] }, async ({ page, sandbox }) => {
        const trainee = new Trainee(page, sandbox, locale);
        if (done) await trainee.startAt(done, FEE.referral, QUERY);
        else await trainee.openStart(QUERY);
        await interpolate(trainee);
        await expectKept(trainee, path);
      });
    }

    test(
      '/regisshortcourse/upload-document: what was received',
      { tag: IN_NEITHER[locale] },
      async ({ page, sandbox }) => {
        const path = '/regisshortcourse/upload-document';
        const trainee = new Trainee(page, sandbox, locale);
        await trainee.startAt('promotion', FEE.referral, QUERY);
        await trainee.fillDocuments();
        await page.reload();
        await expect(page.getByText('id_card.pdf')).toBeVisible();
        await toggle(page, path, otherLocale(locale));
        await expect(page.getByText('id_card.pdf')).toBeVisible();
        await toggle(page, path, locale);
        await expect(page.getByText('id_card.pdf')).toBeVisible();
      },
    );

    test(
      '/regisshortcourse: a chosen course, named in the language of the page',
      { tag: IN_THAI[locale] },
      async ({ page, sandbox }) => {
        const path = '/regisshortcourse';
        const trainee = new Trainee(page, sandbox, locale);
        const other = new Trainee(page, sandbox, otherLocale(locale));
        await trainee.openStart(QUERY);
        await trainee.findCourse();
        await page.reload();
        await expect(trainee.search).toHaveValue(trainee.courseName);
        await toggle(page, path, other.locale);
        await expect(other.search).toHaveValue(other.courseName);
        await toggle(page, path, locale);
        await expect(trainee.search).toHaveValue(trainee.courseName);
        await trainee.next();
        await trainee.at('/regisshortcourse/course');
      },
    );
  });

  test.describe(`short-course fields, ${locale}`, { tag: IN_ENGLISH[locale] }, () => {
    test('the same address as on the invoice hides and does not send the other one', async ({ page, sandbox }) => {
      const trainee = new Trainee(page, sandbox, locale);
      const { id } = await trainee.startAt('course');
      await trainee.fillParticipant();
      await trainee.fillCompany();
      await trainee.field('same_as_invoice').check();
      await expect(trainee.field('shipping_address')).toHaveCount(0);
      await trainee.next();
      await trainee.at('/regisshortcourse/promotion');
      const fields = String((await sandbox.ledger(id)).applications[0]?.['fields']);
      expect(fields).toContain('"same_as_invoice":"yes"');
      expect(fields).not.toContain('shipping_');
      await page.getByRole('link', { name: trainee.messages.flow.back }).click();
      await trainee.at('/regisshortcourse/personal-information');
      await expect(trainee.field('same_as_invoice')).toBeChecked();
    });

    test('wrong numbers are shown at once, a person needs no tax ID', async ({ page, sandbox }) => {
      const trainee = new Trainee(page, sandbox, locale);
      const { rules } = trainee.messages.errors;
      await trainee.startAt('course');
      await trainee.choose('receipt_issued_to', 'company');
      const wrong = [
        ['attendees', '0', rules['positive-integer']],
        ['branch', 'A1', rules.branch],
        ['tax_id', '0105536000314', rules['tax-id']],
      ] as const;
      for (const [name, value, sentence] of wrong) {
        await trainee.field(name).fill(value);
        await trainee.field(name).blur();
        await expect(trainee.field(name)).toHaveAccessibleDescription(new RegExp(sentence));
      }
      await trainee.choose('receipt_issued_to', 'person');
      await expect(trainee.field('tax_id')).toHaveCount(0);

      await trainee.fillParticipant();
      await trainee.next();
      await expect(trainee.openPart('address')).toBeFocused();
      await trainee.next();
      const province = trainee.field('tax_province_id');
      await expect(province).toHaveAttribute('aria-invalid', 'true');
      await trainee.pick('tax_province_id');
      await expect(province).not.toHaveAttribute('aria-invalid', 'true');
    });

    test('the referral code is judged by the server', async ({ page, sandbox }) => {
      const trainee = new Trainee(page, sandbox, locale);
      await trainee.openStart('?course=1');
      await expect(trainee.search).toHaveValue(trainee.courseName);
      await trainee.next();
      await trainee.at('/regisshortcourse/course');
      await trainee.fillCourse(FEE.referral);
      const box = page.getByRole('main');
      await expect(box).toContainText(locale === 'th' ? 'ลด 1,000 บาท' : '1,000 baht off');
      await trainee.field('referral_code').fill('WRONG-1');
      await trainee.next();
      await trainee.enterCode();
      await expect(trainee.field('referral_code')).toHaveAccessibleDescription(
        new RegExp(MESSAGES.referralWrong[locale === 'th' ? 0 : 1]),
      );
      await trainee.field('referral_code').fill('adm-2026');
      await trainee.next();
      await trainee.at('/regisshortcourse/personal-information');
    });

    test('the review shows every answer; a change comes back to it', async ({ page, sandbox }) => {
      const trainee = new Trainee(page, sandbox, locale);
      const { fields, flow, review, common, dialogs } = trainee.messages;
      await trainee.startAt('documents', FEE.referral);
      const main = page.getByRole('main');
      for (const shown of [trainee.courseName, 'ณัฏฐ์ฐิตา', 'ADM-2026', fields.options.same_as_invoice.yes])
        await expect(main).toContainText(shown);
      const row = main.locator('dl > div').filter({ hasText: fields.labels.attendees });
      await row.getByRole('link', { name: review.change }).click();
      await trainee.at('/regisshortcourse/personal-information');
      await expect(trainee.field('attendees')).toHaveValue('2');
      await trainee.field('attendees').fill('5');
      await page.getByRole('button', { name: flow.saveReview }).click();
      const saved = page.getByRole('alertdialog', { name: dialogs.savedAlert.title });
      await saved.getByRole('button', { name: common.close }).click();
      await trainee.at('/regisshortcourse/payment');
      await expect(row).toContainText('5');
    });
  });
}
