import { LOCALES } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { IN_BOTH } from '../support/sizes.ts';

const CAMPAIGNS = '**/api/application/campaign/application?*';
const DEADLINE = { th: /\d+\s\S+\s25\d\d\sเวลา\s23.59\sน./, en: /\d+\s\w+\s20\d\d at 23:59/ } as const;
const FEE = { th: '500 บาท', en: 'THB 500' } as const;

for (const locale of LOCALES) {
  test.describe(`costs and dates, ${locale}`, { tag: IN_BOTH[locale] }, () => {
    test('of what is chosen are opened from the form, and fit on one sheet of paper', async ({
      page,
      context,
      sandbox,
      axe,
    }) => {
      const applicant = new Applicant(page, sandbox, locale);
      await applicant.startAt('start');
      await applicant.fillFaculty();
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: applicant.messages.costs.link }).click();
      const costs = await opened;
      const { costs: texts } = applicant.messages;
      const facts = costs.locator('#costs-facts');
      await expect(facts.locator('dl > div').first()).toContainText(FEE[locale]);
      await expect(facts).toContainText(DEADLINE[locale]);
      const shown = new URL(costs.url()).searchParams;
      expect([...shown.keys()]).toEqual(['round', 'faculty']);
      const faculty = costs.getByRole('combobox', { name: texts.faculty });
      await expect(faculty).toHaveValue(shown.get('faculty') ?? '');
      await expect(facts).toContainText((await faculty.locator('option:checked').textContent()) ?? '-');
      await axe(costs);
      const printed = (await costs.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
      await expect(costs.getByRole('link', { name: texts.apply })).toHaveAttribute('href', /regisbachelor\?round=/);
    });

    test('are those of another scholarship when it is chosen, and the link that is copied says so', async ({
      page,
      context,
      sandbox,
    }) => {
      const { messages, campaign, path } = new Scholar(page, sandbox, locale);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => undefined);
      await page.goto(path('/costs'));
      await page.getByRole('combobox', { name: messages.costs.offer }).selectOption(`scholarship ${campaign.slug}`);
      await expect(page.locator('#costs-facts')).toContainText(messages.costs.facts.whenBeforeConfirmation);
      await expect(page).toHaveURL((url) => url.search === `?scholarship=${campaign.slug}`);
      await page.getByRole('button', { name: messages.costs.copy }).click();
      await expect(page.getByRole('status').filter({ hasText: messages.costs.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });

    test('that cannot be read are not shown, and the page says so', async ({ page, sandbox, axe }) => {
      const { messages, path } = new Applicant(page, sandbox, locale);
      await page.route(CAMPAIGNS, (route) => route.fulfill({ status: 403, json: { message: '' } }));
      await page.goto(path('/costs?round=101'));
      await expect(page.locator('#costs-facts')).toContainText(messages.costs.failed);
      await axe(page);
      await page.unroute(CAMPAIGNS);
      await page.getByRole('button', { name: messages.common.retry }).click();
      await expect(page.locator('#costs-facts')).toContainText(FEE[locale]);
    });
  });
}

const CAMPAIGN = '**/api/scholarship-campaign/*';

test(
  'on the last day a form says how many steps and how much time are left',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const scholar = new Scholar(page, sandbox, 'en');
    await page.route(CAMPAIGN, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { readonly data: object };
      const closes_at = new Date(Date.now() + 3_605_000).toISOString();
      await route.fulfill({ response, json: { data: { ...data, closes_at } } });
    });
    await scholar.startAt('programme');
    const { label } = scholar.messages['form-help'].lastDay;
    const line = page.getByRole('complementary', { name: label }).or(page.locator('#application-facts'));
    await expect(line.filter({ hasText: 'Steps left: 4. Time left: 1 hour.' }).first()).toBeAttached();
  },
);
