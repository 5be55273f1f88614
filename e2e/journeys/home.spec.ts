import { LOCALES } from '../../src/config/locales.ts';
import { FIGURES } from '../../src/config/site.ts';
import { expect, test } from '../support/fixtures.ts';
import { CAMPAIGN } from '../support/prepare-scholarship.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { IN_THAI } from '../support/sizes.ts';

const OPEN_UNTIL = { th: 'เปิดรับถึง', en: 'Open until' } as const;
const NAME = { th: 'ทุนนักกีฬา', en: 'Sports Talent' } as const;

for (const locale of LOCALES) {
  // Storage belongs to a host, so these tests need all pages on one.
  test.describe(`the home page, ${locale}`, { tag: [...IN_THAI[locale], '@one-host'] }, () => {
    test('tells fees and deadlines, and lists the scholarships', async ({ page, axe }) => {
      await page.goto(locale === 'th' ? '/' : '/en');
      const card = page.locator('#ways [data-flow="bachelor"]');
      await expect(card).toContainText(locale === 'th' ? /ฟรีถึง\s\d+\s\S+\s25\d\d/ : /Free until \d+\s\w+\s20\d\d/);
      await expect(card).toContainText(locale === 'th' ? 'จากนั้นไม่เกิน 500 บาท' : 'then up to THB 500');
      await expect(page.locator('#nearest-deadline')).toContainText(
        locale === 'th' ? /สมัครฟรีถึง .+ \(อีก \d+\sวัน\)/ : /free to apply until .+ \(\d+\sdays left\)/,
      );
      const graduate = page.locator('#ways [data-flow="graduate"]');
      await graduate.scrollIntoViewIfNeeded();
      await expect(graduate).toContainText(
        locale === 'th' ? 'ฟรี–1,000 บาท แล้วแต่รอบ' : 'Free–THB 1,000 (varies by round)',
      );
      await expect(graduate).toContainText(locale === 'th' ? /ปิดรับ\s*\d+\s\S+\s25\d\d/ : /Closes\s*\d+\s\w+\s20\d\d/);
      await expect(page.locator('#applications a:visible')).toHaveCount(0);
      await expect(page.locator('.figures dd')).toHaveText(FIGURES.map(({ value }) => value[locale]));
      // A card opens wherever it is pressed.
      await page.locator('#ways [data-flow="scholarship"]').click();
      const entry = page.locator('#scholarships li').filter({ hasText: NAME[locale] });
      await expect(entry).toContainText(OPEN_UNTIL[locale]);
      await axe(page);
      await entry.click();
      await expect(page).toHaveURL((url) => url.pathname.endsWith('/regisscholarship/sports-talent'));
      await expect(page.locator('.landing-scene img')).toHaveAttribute('src', '/scenes/evening-strip.svg');
    });

    test('lists a scholarship that no build has heard of, whose page opens', async ({ page, sandbox }) => {
      const { messages } = new Scholar(page, sandbox, locale);
      const ended = new Scholar(page, sandbox, locale, CAMPAIGN.ended);
      await page.route('**/scholarships.json', (route) => route.fulfill({ json: ['early-bird', 'sports-talent'] }));
      await page.goto(locale === 'th' ? '/' : '/en');
      await page.locator('#ways [data-flow="scholarship"] a').click();
      const list = page.locator('#scholarships li');
      await expect(list).toHaveCount(2);
      await expect(list.nth(1)).toContainText(NAME[locale]);
      await expect(list.first()).toContainText(messages.campaign.ended);
      await list.first().getByRole('link').click();
      await ended.at(ended.prefix);
      await expect(page.getByText(messages.campaign.closed.title, { exact: true })).toBeVisible();
    });

    test('leads from a scholarship that has changed to another, with the name, and back to it later', async ({
      page,
      sandbox,
    }) => {
      const old = new Scholar(page, sandbox, locale);
      const session = await old.prepared('start');
      await sandbox.setStatus(session.id, 'campaign_changed');
      await old.storeSession(session);
      await old.open('faculty-type');
      await page.getByRole('link', { name: old.messages.campaign.chooseOther }).click();
      // Once the page's script has run, which the state of the campaign shows, the link carries the answers.
      const entry = page.locator('#scholarships li').filter({ hasText: NAME[locale] });
      await expect(entry).toContainText(OPEN_UNTIL[locale]);
      await entry.getByRole('link').click();
      const sports = new Scholar(page, sandbox, locale, CAMPAIGN.free);
      await sports.at(sports.prefix);
      await expect(sports.field('first_name')).toHaveValue('ณัฏฐ์ฐิตา');
      await expect(sports.field('email')).toHaveValue(old.email);

      await page.goto(locale === 'th' ? '/' : '/en');
      await page.locator('#applications').getByRole('link').click();
      await sports.at(sports.prefix);
      await expect(sports.field('first_name')).toHaveValue('ณัฏฐ์ฐิตา');
    });
  });
}
