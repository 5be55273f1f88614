import { Applicant } from '../people/bachelor-applicant.ts';
import type { Person } from '../people/person.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { settled } from '../support/foreign-hosts.ts';
import { MOST_LAYOUT_SHIFT, watchLayoutShift } from '../support/layout-shift.ts';

async function expectStill(person: Person): Promise<void> {
  const layoutShift = await watchLayoutShift(person.page);
  await person.openStart();
  await expect(person.page.getByRole('link', { name: person.messages.flow.existing.action })).toBeVisible();
  await expect(person.page.getByRole('button', { name: person.messages.flow.existing.startNew })).toBeVisible();
  await settled(person.page);
  const { shift, what } = await layoutShift();
  expect(shift, what.join('\n')).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
}

for (const locale of LOCALES)
  test.describe(`the first page of a known application does not move as the answers come, ${locale}`, () => {
    test('bachelor', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      await applicant.storeSession(await applicant.prepared('start'));
      await expectStill(applicant);
    });

    test('scholarship', async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale);
      await scholar.storeSession(await scholar.prepared('start'));
      await expectStill(scholar);
    });
  });
