import { LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { CAMPAIGN } from '../support/prepare-scholarship.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { IN_ENGLISH, IN_THAI } from '../support/sizes.ts';

for (const locale of LOCALES) {
  test.describe(`resuming a scholarship, ${locale}`, () => {
    test('a confirmed application leads to its result', { tag: IN_ENGLISH[locale] }, async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale, CAMPAIGN.free);
      const session = await scholar.startAt('loan');
      await scholar.confirmAll();
      await scholar.storeSession(session);
      await scholar.open('confirm');
      await scholar.payment.expectComplete();
      expect((await sandbox.ledger(session.id)).counts.confirms).toBe(1);
    });

    test(
      'a step too far leads back, and nothing can be confirmed before it is paid',
      { tag: IN_THAI[locale] },
      async ({ page, sandbox }) => {
        const scholar = new Scholar(page, sandbox, locale);
        await scholar.open('confirm');
        await scholar.at(scholar.prefix);
        await scholar.startAt('start');
        await scholar.open('education-loan');
        await scholar.at(scholar.on('faculty-type'));
        const other = new Scholar(page, sandbox, locale);
        await other.startAt('loan');
        for (const part of ['confirm', 'confirmation/complete', 'confirmation/failed']) {
          await other.open(part);
          await other.at(other.on('payment'));
        }
      },
    );
  });
}
