import { LOCALES, otherLocale } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { routePath } from '../support/on-hosts.ts';
import { IN_ENGLISH, IN_THAI } from '../support/sizes.ts';
import { wordsOf } from '../support/messages.ts';

/** Resumes an application: by the duplicate dialog, by code, and by link. */
for (const locale of LOCALES) {
  test.describe(`resuming, ${locale}`, { tag: IN_ENGLISH[locale] }, () => {
    test('a link opens the application only when asked to, and leaves no token behind', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { id, token } = await applicant.prepared('education');
      const seen: string[] = [];
      page.on('request', (request) => seen.push(request.url()));
      await page.goto(applicant.path(`/regisbachelor/continue/${id}/${token}`));
      expect(page.url()).not.toContain(token);
      const open = page.getByRole('button', { name: applicant.messages.resume.action });
      await expect(open).toBeEnabled();
      expect(seen.filter((url) => url.includes('/api/'))).toEqual([]);
      expect(seen.slice(1).filter((url) => url.includes(token))).toEqual([]);
      expect(await page.evaluate(() => document.querySelector('meta[name="referrer"]')?.getAttribute('content'))).toBe(
        'no-referrer',
      );

      // The token survives the language toggle and is still not in the URL.
      await page.locator('[data-language-toggle]').click();
      await page.getByRole('button', { name: wordsOf(otherLocale(locale)).resume.action }).click();
      await expect(page).toHaveURL((url) => routePath(url).endsWith('/regisbachelor/scholarship'));
      expect(await applicant.session()).toEqual({ id, token });
    });
  });

  test.describe(`resuming by code, ${locale}`, { tag: IN_THAI[locale] }, () => {
    test('upload-document names its application, whatever this browser holds', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { id } = await applicant.prepared('scholarship');
      await page.goto(applicant.path(`/regisbachelor/upload-document/${id}`));
      await applicant.code.identify(applicant);
      await applicant.enterCode();
      await expect(applicant.documentCard('id_card')).toBeVisible();
      await applicant.at(`/regisbachelor/upload-document/${id}`);
      await page.reload();
      await expect(applicant.documentCard('id_card')).toBeVisible();
    });
  });
}
