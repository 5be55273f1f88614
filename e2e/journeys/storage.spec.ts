import { Applicant } from '../people/bachelor-applicant.ts';
import { GraduateApplicant } from '../people/graduate-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { ONLY_IN_ALL } from '../support/sizes.ts';
import { fileBeside, opened } from '../support/on-hosts.ts';
import { changeStored, STORAGE_CHANGES } from '../support/storage-faults.ts';

/** Ways in which storage fails. Each is set up before the scripts of the page run. */
const BROKEN: Readonly<Record<string, () => void>> = {
  forbidden: () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  },
  absent: () => {
    Object.defineProperty(window, 'localStorage', { value: null });
  },
};

test.describe('storage', { tag: '@phone' }, () => {
  for (const [name, breakIt] of Object.entries(BROKEN)) {
    test(
      `that is ${name}: one banner, and the step can be sent`,
      { tag: name === 'forbidden' ? [] : ONLY_IN_ALL },
      async ({ page, sandbox }) => {
        await page.addInitScript(breakIt);
        const applicant = new Applicant(page, sandbox, 'th');
        await applicant.openStart();
        await applicant.fillStart();
        await expect(page.getByText(applicant.messages['form-help'].storage.tab)).toHaveCount(1);
        await applicant.next();
        await applicant.enterCode();
        await applicant.at('/regisbachelor/faculty');
        expect(await sandbox.applicationsOf(applicant.phone)).toHaveLength(1);
      },
    );
  }

  const now = Date.now();
  const CORRUPT = {
    'cut in the middle': '{"v":1,"created":1,"sav',
    'no envelope': '["first_name"]',
    'of another shape': JSON.stringify({ v: 1, created: now, saved: now, data: [1, 2, 3] }),
    nothing: 'null',
    'too old': JSON.stringify({ v: 1, created: 0, saved: 0, data: { first_name: 'ก' } }),
  };
  test('with drafts that cannot be read: an empty form that works', async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    for (const [name, text] of Object.entries(CORRUPT)) {
      await test.step(name, async () => {
        await page.goto(fileBeside(applicant.prefix, '/favicon.svg'));
        await page.evaluate((kept) => {
          for (const part of ['draft', 'id', 'token']) localStorage.setItem(`adm:bachelor:${part}`, kept);
        }, text);
        await applicant.openStart();
        await applicant.hydrated();
        await expect(applicant.field('first_name')).toHaveValue('');
        await applicant.field('first_name').fill('ฐิตา');
        await page.reload();
        await expect(applicant.field('first_name')).toHaveValue('ฐิตา');
      });
    }
  });

  test('with a draft of another version: what still fits is there', async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    await page.goto(fileBeside(applicant.prefix, '/favicon.svg'));
    await page.evaluate(
      (kept) => {
        localStorage.setItem('adm:bachelor:draft', kept);
      },
      JSON.stringify({ v: 2, created: now, saved: now, data: { first_name: 'ฐิตา', last_name: 1, education: 'none' } }),
    );
    await applicant.openStart();
    await expect(applicant.field('first_name')).toHaveValue('ฐิตา');
    expect(await applicant.answers()).not.toHaveProperty('education');
  });

  for (const Degree of [Applicant, GraduateApplicant])
    test(`keeps the chosen faculty as "faculty", and reads older drafts, ${Degree.name}`, async ({ page, sandbox }) => {
      const applicant = new Degree(page, sandbox, 'th');
      const key = `adm:${Degree === Applicant ? 'bachelor' : 'graduate'}:draft`;
      const stored = () => page.evaluate((name) => localStorage.getItem(name) ?? '', key);
      await applicant.openStart();
      await applicant.fillStart();
      await expect.poll(stored).toMatch(/"faculty":"\w+"/);
      expect(await stored()).not.toContain('faculty_id');
      const faculty = await applicant.field('faculty_id').inputValue();
      await page.evaluate(
        ([name, text]) => {
          localStorage.setItem(name, text);
        },
        [key, (await stored()).replace('"faculty"', '"faculty_id"')] as const,
      );
      await page.reload();
      await expect(applicant.field('faculty_id')).toHaveValue(faculty);
      await applicant.next();
      await applicant.enterCode();
      await applicant.at(`${applicant.prefix}/faculty`);
    });

  test('on a shared device stays in the tab', async ({ page, sandbox, context }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    await applicant.openStart();
    await page.getByLabel(applicant.messages.flow.sharedDevice.label).check();
    await applicant.field('first_name').fill('ฐิตา');
    await page.reload();
    await expect(applicant.field('first_name')).toHaveValue('ฐิตา');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    const other = new Applicant(await context.newPage(), sandbox, 'th');
    await other.openStart();
    await expect(other.field('first_name')).toHaveValue('');
  });

  for (const parts of [['id'], ['id', 'token'], ['id', 'token', 'draft']]) {
    test(
      `that loses ${parts.join(', ')} under a filled form: it is sent, after a code if needed`,
      { tag: parts.length === 2 ? [] : ONLY_IN_ALL },
      async ({ page, sandbox, context }) => {
        const applicant = new Applicant(page, sandbox, 'th');
        await applicant.startAt('start');
        await applicant.fillFaculty();
        const other = await context.newPage();
        await other.goto(opened(fileBeside(applicant.prefix, '/favicon.svg')));
        await other.evaluate((lost) => {
          for (const part of lost) localStorage.removeItem(`adm:bachelor:${part}`);
        }, parts);
        await applicant.next();
        if (parts.includes('token')) await applicant.enterCode();
        await applicant.at('/regisbachelor/education');
      },
    );
  }

  test('that is deleted on a step that saves nothing: the next page asks for a code', async ({ page, sandbox }) => {
    const applicant = new GraduateApplicant(page, sandbox, 'en');
    await applicant.storeSession(await applicant.prepared('documents'));
    await page.goto(applicant.path('/regisgraduate/upload-document'));
    await expect(applicant.continue).toBeVisible();
    await page.evaluate(changeStored, STORAGE_CHANGES['is deleted']);
    await applicant.next();
    await applicant.at('/regisgraduate/payment');
    await applicant.code.identify(applicant);
    await applicant.enterCode();
    await expect(page.getByRole('button', { name: applicant.messages.review.confirm })).toBeVisible();
  });

  for (const hours of [25, 8 * 24]) {
    test(
      `while a form was left open for ${String(hours)} hours: it is sent, and the next page opens`,
      { tag: hours > 25 ? [] : ONLY_IN_ALL },
      async ({ page, sandbox }) => {
        await page.clock.install();
        const applicant = new Applicant(page, sandbox, 'th');
        await applicant.startAt('start');
        await applicant.fillFaculty();
        await page.clock.fastForward(hours * 3_600_000);
        await applicant.next();
        await applicant.at('/regisbachelor/education');
        await expect(applicant.field('id_type')).toBeVisible();
      },
    );
  }
});
