import { readFile } from 'node:fs/promises';
import { LOCALES } from '../../src/config/locales.ts';
import { Applicant, PupilAbroad } from '../people/bachelor-applicant.ts';
import { countEffort } from '../people/effort.ts';
import { expect, test } from '../support/fixtures.ts';
import { IN_BOTH } from '../support/sizes.ts';
import { PaymentPage } from '../support/payment-page.ts';

// This is the only journey with animations enabled.
// It accepts cookies, because who rejects them also stops the parameters of adverts.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, consent: 'accepted' });

/** Returns how opaque the upper left corner of a picture is, from 0 to 255. */
async function cornerOpacity(image: HTMLImageElement): Promise<number | undefined> {
  await image.decode();
  const context = document.createElement('canvas').getContext('2d');
  context?.drawImage(image, 0, 0);
  return context?.getImageData(0, 0, 1, 1).data[3];
}

/** Goes through the bachelor flow on the built site, page by page. */
for (const locale of LOCALES) {
  test(
    `a new application is paid by Thai QR, ${locale}`,
    { tag: IN_BOTH[locale] },
    async ({ page, sandbox, tolerate }) => {
      test.slow();
      // On a busy machine Chromium gives up the animation between two pages and reports that as an error of the page.
      tolerate(/^page error: Transition was aborted because of invalid state/);
      const applicant = new (locale === 'th' ? Applicant : PupilAbroad)(page, sandbox, locale);
      const expectEffort = await countEffort(page);
      await applicant.openStart('?utm_source=school');
      await applicant.fillStart();
      await applicant.next();
      await applicant.enterCode();
      await applicant.at('/regisbachelor/faculty');
      await applicant.fillFaculty();
      await applicant.next();
      await applicant.at('/regisbachelor/education');
      await applicant.fillEducation();
      await applicant.next();
      await applicant.at('/regisbachelor/scholarship');
      await applicant.fillScholarship();
      await applicant.next();
      await applicant.at('/regisbachelor/upload-document');
      await applicant.fillDocuments();
      await applicant.next();
      await applicant.at('/regisbachelor/payment');

      const payment = new PaymentPage(applicant);
      await payment.open();
      await payment.showCode();
      const save = page.getByRole('link', { name: applicant.messages.payment.qr.save });
      await expect(save).not.toHaveAttribute('href', (await payment.code.getAttribute('src')) ?? '');
      const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
      expect(download.suggestedFilename()).toMatch(/^thai-qr-.+\.png$/);
      const picture = await readFile(await download.path());
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([720, 1040]);

      const { id } = await applicant.session();
      await sandbox.settle(id, 'successful');
      await payment.expectComplete();
      expectEffort(locale === 'th' ? { taps: 36, characters: 101 } : { taps: 39, characters: 122 });

      const { card } = applicant.messages.result.keep;
      await page.getByRole('button', { name: card.picture }).click();
      // The landscape covers the whole card.
      const drawn = page.getByRole('img', { name: card.pictureAlt });
      await expect.poll(() => drawn.evaluate(cornerOpacity)).toBe(255);

      const { counts, applications } = await sandbox.ledger(id);
      expect(counts).toMatchObject({ applications: 1, charges: 1, codes: 1, files: 2 });
      expect(String(applications[0]?.['fields'])).toContain('"utm_source":"school"');
    },
  );
}
