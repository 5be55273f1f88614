import { LOCALES, otherLocale } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectKept, QUERY, toggle } from '../support/persistence.ts';
import { CAMPAIGN, type DoneStep } from '../support/prepare-scholarship.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { IN_ENGLISH, IN_NEITHER, IN_THAI } from '../support/sizes.ts';

interface KeptStep {
  readonly done?: DoneStep;
  readonly part?: string;
  readonly interpolate: (scholar: Scholar) => Promise<void>;
}
const STEPS: readonly KeptStep[] = [
  {
    interpolate: async (scholar) => {
      await scholar.fillStart();
      await scholar.fillInterest();
    },
  },
  { done: 'start', part: 'faculty-type', interpolate: (scholar) => scholar.fillProgramme() },
  {
    done: 'programme',
    part: 'personal-information',
    interpolate: async (scholar) => {
      await scholar.fillPersonal();
      await scholar.answerQuestion();
    },
  },
  { done: 'personal', part: 'education-loan', interpolate: (scholar) => scholar.fillLoan() },
];

for (const locale of LOCALES) {
  test.describe(`a scholarship survives a reload and the language toggle, ${locale}`, () => {
    for (const { done, part, interpolate } of STEPS) {
      // Only this step has parts.
      const tag = (part === 'personal-information' ? IN_ENGLISH : IN_NEITHER)[locale];
      test(part ?? 'the campaign page', { tag }, async ({ page, sandbox }) => {
        test.slow();
        const scholar = new Scholar(page, sandbox, locale);
        if (done) await scholar.startAt(done, QUERY);
        else await scholar.openCampaign(QUERY);
        await interpolate(scholar);
        await expectKept(scholar, part ? scholar.on(part) : scholar.prefix);
      });
    }

    test('review and result', { tag: IN_THAI[locale] }, async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale, CAMPAIGN.free);
      const session = await scholar.prepared('loan');
      await scholar.storeSession(session);
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
  });
}
