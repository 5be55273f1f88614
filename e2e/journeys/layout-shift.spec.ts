import type { Page } from '@playwright/test';
import type { Locale } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { GraduateApplicant } from '../people/graduate-applicant.ts';
import type { Person } from '../people/person.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { Trainee } from '../people/short-course-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { settled } from '../support/foreign-hosts.ts';
import { MOST_LAYOUT_SHIFT, waitForAnswers, watchLayoutShift } from '../support/layout-shift.ts';
import { routePath } from '../support/on-hosts.ts';
import type { Session } from '../support/prepare.ts';
import type { Sandbox } from '../support/sandbox.ts';

type Known = (page: Page, sandbox: Sandbox, locale: Locale) => readonly [Person, Promise<Session>];

/** An application of each flow whose steps are all done, and the pages that show it, after the flow's first address. */
const FLOWS: Readonly<Record<string, { readonly known: Known; readonly pages: readonly string[] }>> = {
  bachelor: {
    known: (...of) => {
      const person = new Applicant(...of);
      return [person, person.prepared('documents')];
    },
    pages: ['', '/faculty', '/education', '/scholarship', '/upload-document', '/payment'],
  },
  graduate: {
    known: (...of) => {
      const person = new GraduateApplicant(...of);
      return [person, person.prepared('documents')];
    },
    pages: ['', '/faculty', '/education', '/scholarship', '/upload-document', '/payment'],
  },
  'short course': {
    known: (...of) => {
      const person = new Trainee(...of);
      return [person, person.prepared('documents')];
    },
    pages: ['', '/course', '/personal-information', '/promotion', '/upload-document', '/payment'],
  },
  scholarship: {
    known: (...of) => {
      const person = new Scholar(...of);
      return [person, person.prepared('loan')];
    },
    pages: ['', '/faculty-type', '/personal-information', '/education-loan', '/payment', '/confirm'],
  },
};

/** Both sizes, and both languages in one of them. */
for (const [locale, tag] of [
  ['th', '@phone'],
  ['en', '@desktop'],
] as const)
  for (const [name, { known, pages }] of Object.entries(FLOWS))
    test(
      `no page of a known ${name} application moves as its answers come, ${locale}`,
      { tag },
      async ({ page, sandbox, tolerate }) => {
        const [person, session] = known(page, sandbox, locale);
        await person.storeSession(await session);
        const layoutShift = await watchLayoutShift(page, tolerate);
        for (const path of pages)
          await test.step(path, async () => {
            await page.goto(person.path(person.prefix + path));
            await expect(page).toHaveURL((url) => routePath(url) === person.path(person.prefix + path));
            const form = page.locator('form[id^="step-"]');
            if ((await form.count()) > 0) await expect(form).toHaveAttribute('data-settled', '');
            await settled(page);
            const { shift, what } = await layoutShift();
            expect.soft(shift, [path, ...what].join('\n')).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
          });
      },
    );

test(
  'what waits for answers that do not come shows itself after a while, and at once when the form is used',
  { tag: '@phone' },
  async ({ page, context, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    await applicant.storeSession(await applicant.prepared('faculty'));
    await context.route('**/api/application/*', () => undefined);
    const address = applicant.path(`${applicant.prefix}/education`);

    const waiting = new Applicant(await context.newPage(), sandbox, 'th');
    await waiting.page.addInitScript(waitForAnswers);
    await waiting.page.goto(address);
    await waiting.hydrated();
    await expect(waiting.page.locator('[name="id_type"]').first()).toBeVisible();
    await expect(waiting.field('gpax')).toBeHidden();
    await waiting.page.locator('[name="id_type"]').first().focus();
    await expect(waiting.field('gpax')).toBeVisible();

    await page.goto(address);
    await applicant.hydrated();
    await applicant.field('gpax').fill('3.75');
    await expect(applicant.field('gpax')).toHaveValue('3.75');
  },
);
