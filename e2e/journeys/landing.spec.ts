import { LOCALES } from '../../src/config/locales.ts';
import { TEACHING_LANGUAGES } from '../../src/config/site.ts';
import { expect, test } from '../support/fixtures.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { ROUND } from '../support/prepare.ts';
import { IN_BOTH, IN_THAI } from '../support/sizes.ts';

/** Every first page opens with the same head; what the server tells of rounds is added to it. */
const FLOWS = [
  ['/regisbachelor', 'bachelor'],
  ['/regisgraduate', 'graduate'],
  ['/regisshortcourse', 'short-course'],
  ['/regisscholarship/star-scholars', 'scholarship'],
] as const;

for (const locale of LOCALES)
  test.describe(`the first page of a flow, ${locale}`, () => {
    for (const [path, flow] of FLOWS)
      test(`${flow} says what it is, and begins in sight`, { tag: IN_BOTH[locale] }, async ({ page, sandbox, axe }) => {
        const applicant = new Applicant(page, sandbox, locale);
        const { pages, upload, [flow]: words } = applicant.messages;
        await page.goto(applicant.path(path));
        await expect(page).toHaveTitle(/2027|2570|Short courses|ระยะสั้น/);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(/Tharndao University|มหาวิทยาลัยธารดาว/);
        await expect(page.locator('#landing-facts > :first-child')).toHaveText(
          `${pages.landing.time} ${words.landing.duration}`,
        );
        // Wide screens show the answers beside the form.
        const name = pages.landing.fold;
        const fold = page.locator('summary').filter({ hasText: name });
        if (await fold.isVisible()) await fold.click();
        // A scholarship lists the documents of its campaign.
        const needed = flow === 'scholarship' ? upload.kinds.transcript : words.landing.prepare;
        await expect(page.locator('dd').filter({ hasText: needed, visible: true })).toHaveCount(1);
        const language = TEACHING_LANGUAGES[flow]?.[locale];
        if (language) await expect(page.locator('dd').filter({ hasText: language, visible: true })).toHaveCount(1);
        await expect(page.locator('picture img').first()).not.toHaveJSProperty('naturalWidth', 0);
        await axe(page);
      });

    test('fee and deadline come from the rounds', { tag: IN_THAI[locale] }, async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      await page.goto(applicant.path('/regisbachelor'));
      const facts = page.locator('#landing-facts');
      await expect(facts).toContainText(
        locale === 'th'
          ? /สมัครฟรีถึง \d+\s\S+ 25\d\d \(อีก \d+\sวัน\) จากนั้นไม่เกิน 500\sบาท ถึง \d+\s\S+ 25\d\d/
          : /Free to apply until \d+\s\w+ 20\d\d \(\d+\sdays left\) Then up to THB\s500, until \d+\s\w+ 20\d\d/,
      );
      await page.goto(applicant.path('/regisgraduate'));
      await expect(facts).toContainText(
        locale === 'th' ? 'ค่าสมัคร ฟรี–1,000 บาท แล้วแต่รอบ' : 'Application fee Free–THB 1,000 varies by round',
      );
      await expect(facts).toContainText(
        locale === 'th' ? /ปิดรับ \d+\s\S+ 25\d\d รอบทั่วไป/ : /Closes \d+\s\w+ 20\d\d General round/,
      );
    });
  });

test(
  'the link of an advert answers for the applicant, who may change it',
  { tag: IN_THAI.th },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    await applicant.openStart(`?faculty=1&round=${ROUND.paid}&utm_source=ad`);
    await expect(applicant.field('faculty_id')).toHaveValue('1');
    await applicant.fillStart();
    await applicant.next();
    await applicant.enterCode();
    await applicant.at('/regisbachelor/faculty');
    await expect(applicant.field('campaign_id').and(page.locator(':checked'))).toHaveValue(ROUND.paid);
  },
);

for (const locale of LOCALES)
  test(
    `help is one press away, and knows the application, ${locale}`,
    { tag: IN_BOTH[locale] },
    async ({ page, sandbox, axe }) => {
      const applicant = new Applicant(page, sandbox, locale);
      await applicant.startAt('education');
      const { help, common } = applicant.messages;
      await expect(page.locator('body[data-application-number]')).toHaveCount(1);
      const contact = page.locator('header').getByText(common.contact);
      await contact.click();
      const sheet = page.getByRole('dialog', { name: help.title });
      await expect(sheet.getByText(/B\d{7}/)).toBeVisible();
      await expect(sheet.getByRole('link').first()).toHaveText(help.line);
      await sheet.getByText(help.questions.code.question).click();
      await expect(sheet.getByText(help.questions.code.answer)).toBeVisible();
      await axe(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(contact).toBeFocused();
      await contact.press('Enter');
      await sheet.getByRole('button', { name: help.close }).click();
      await expect(sheet).toHaveCount(0);
    },
  );
