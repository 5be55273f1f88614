import { LOCALES, otherLocale } from '../src/config/locales.ts';
import { expect, test } from './fixtures.ts';
import { expectKept, QUERY, toggle } from './keeping.ts';
import { CAMPAIGN, type DoneStep } from './prepare-scholarship.ts';
import { Scholar } from './scholar.ts';
import { ONE_SIZE } from './sizes.ts';

interface KeptStep {
  readonly done?: DoneStep;
  readonly part?: string;
  readonly fill: (scholar: Scholar) => Promise<void>;
}
const STEPS: readonly KeptStep[] = [
  {
    fill: async (scholar) => {
      await scholar.fillStart();
      await scholar.fillInterest();
    },
  },
  { done: 'start', part: 'faculty-type', fill: (scholar) => scholar.fillProgramme() },
  {
    done: 'programme',
    part: 'personal-information',
    fill: async (scholar) => {
      await scholar.fillPersonal();
      await scholar.answerQuestion();
    },
  },
  { done: 'personal', part: 'education-loan', fill: (scholar) => scholar.fillLoan() },
];

for (const locale of LOCALES) {
  test.describe(
    `a scholarship is kept over a reload and the language toggle, ${locale}`,
    { tag: ONE_SIZE[locale] },
    () => {
      for (const { done, part, fill } of STEPS) {
        test(part ?? 'the campaign page', async ({ page, sandbox }) => {
          test.slow();
          const scholar = new Scholar(page, sandbox, locale);
          if (done) await scholar.holding(done, QUERY);
          else await scholar.openCampaign(QUERY);
          await fill(scholar);
          await expectKept(scholar, part ? scholar.on(part) : scholar.prefix);
        });
      }

      test('review and outcome', async ({ page, sandbox }) => {
        const scholar = new Scholar(page, sandbox, locale, CAMPAIGN.free);
        const session = await scholar.prepared('loan');
        await scholar.keep(session);
        await scholar.open(`confirm${QUERY}`);
        await expect(scholar.confirm).toBeVisible();
        await page.reload();
        await expect(scholar.confirm).toBeVisible();
        await toggle(page, scholar.on('confirm'), otherLocale(locale));
        await toggle(page, scholar.on('confirm'), locale);
        await scholar.confirmAll();
        await page.locator('[data-language-toggle]').click();
        await expect(page.locator('html')).toHaveAttribute('lang', otherLocale(locale));
        await new Scholar(page, sandbox, otherLocale(locale), CAMPAIGN.free).payment.expectComplete();
      });
    },
  );
}
