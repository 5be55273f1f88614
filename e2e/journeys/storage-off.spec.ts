import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';

/** Ways in which a browser keeps nothing, or nothing for long; each is set up before the page's scripts run. */
const OFF: Readonly<Record<string, () => void>> = {
  'both storages refuse': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
  },
  'both storages are absent': () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
  },
  'only localStorage is full': () => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        localStorage.setItem(`full-${String(size)}`, 'x'.repeat(size));
      } catch {
        // There is no room for half of what is left.
      }
    }
  },
};

test.describe('an application goes on from page to page', { tag: '@phone' }, () => {
  for (const [name, switchOff] of Object.entries(OFF)) {
    test(`where ${name}`, async ({ page, sandbox }) => {
      await page.addInitScript(switchOff);
      const applicant = new Applicant(page, sandbox, 'th');
      await applicant.openStart();
      await applicant.fillStart();
      await expect(page.getByText(applicant.messages.errors.storage)).toHaveCount(1);
      await applicant.next();
      await applicant.enterCode();
      await applicant.at('/regisbachelor/faculty');
      await applicant.fillFaculty();
      const typed = await applicant.answers();
      await page.reload();
      await expect.poll(() => applicant.answers()).toEqual(typed);
      await applicant.next();
      await applicant.at('/regisbachelor/education');
      await expect(applicant.field('id_type')).toBeVisible();
      expect(await sandbox.applicationsOf(applicant.phone)).toHaveLength(1);
    });
  }

  test('and one that the tab cannot carry is not begun', async ({ page, sandbox }) => {
    await page.addInitScript(OFF['both storages refuse'] ?? (() => undefined));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'name', { get: () => '', set: () => undefined });
    });
    const applicant = new Applicant(page, sandbox, 'th');
    await applicant.openStart();
    await expect(page.getByText(applicant.messages.errors.storageOff)).toBeVisible();
    await expect(applicant.form).toHaveCount(0);
  });
});
