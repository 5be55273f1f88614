import { LOCALES } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { autofill } from '../support/autofill.ts';
import { expect, test } from '../support/fixtures.ts';
import { delayIslands } from '../support/unhydrated-islands.ts';
import { IN_THAI } from '../support/sizes.ts';

/** Before hydration a form works as HTML, and no input into it is lost. */
for (const locale of LOCALES) {
  test.describe(`before hydration, ${locale}`, { tag: IN_THAI[locale] }, () => {
    test('text typed and autofilled is checked at once and survives', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { messages, form } = applicant;
      const release = await delayIslands(page, applicant.path('/regisbachelor'));
      await applicant.openStart();
      await autofill(page, { first_name: 'ณัฏฐ์ฐิตา', last_name: 'ณ ตัวอย่าง', phone: applicant.phone });
      await applicant.choose('programme_type', 'transfer');
      const email = applicant.field('email');
      await email.pressSequentially('not an address');
      await email.blur();
      await expect(email).toHaveAccessibleDescription(new RegExp(messages.errors.rules.email));
      await email.fill(applicant.email);
      await email.blur();
      await expect(email).not.toHaveAttribute('aria-invalid', 'true');
      await applicant.field('phone').fill('12');
      await email.focus();
      await expect(applicant.field('phone')).toHaveAttribute('aria-invalid', 'true');
      const typed = await applicant.answers();
      await expect(form).not.toHaveAttribute('data-hydrated');

      release();
      await expect(form).toHaveAttribute('data-hydrated', '');
      expect(await applicant.answers()).toEqual(typed);
      await expect(email).toBeFocused();
      const { fields, errors } = messages;
      await expect(applicant.field('phone')).toHaveAccessibleDescription(`${fields.hints.phone} ${errors.rules.phone}`);
    });

    test('a button pressed between the hydration of the island and of its screen is replayed', async ({
      page,
      sandbox,
    }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { id, token } = await applicant.prepared('start');
      await page.addInitScript(() => {
        document.addEventListener(
          'astro:hydrate',
          () => document.querySelector<HTMLElement>('main astro-island button')?.click(),
          { capture: true, once: true },
        );
      });
      await page.goto(applicant.path(`/regisbachelor/continue/${id}/${token}`));
      await applicant.at('/regisbachelor/faculty');
    });

    test('text typed on a page that is left in the moment of its hydration is kept', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const release = await delayIslands(page, applicant.path('/regisbachelor'));
      await applicant.openStart();
      await applicant.field('first_name').fill('ฐิตา');
      // React writes the attribute when it commits; effects that wait for the next frame have not run by then.
      const watched = await applicant.field('first_name').evaluateHandle((field) => ({
        kept: new Promise<string | null>((resolve) => {
          new MutationObserver(() => {
            window.dispatchEvent(new PageTransitionEvent('pagehide'));
            resolve(localStorage.getItem('adm:bachelor:draft'));
          }).observe(field, { attributeFilter: ['value'] });
        }),
      }));
      release();
      expect(await watched.evaluate(({ kept }) => kept)).toContain('"first_name":"ฐิตา"');
    });
  });
}
