import { SLOW_NOTICE_MS } from '../../src/config/constants.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Sandbox } from '../support/sandbox.ts';

type InjectedFailure = Parameters<Sandbox['injectFailure']>[0];
type Match = NonNullable<InjectedFailure['match']>;

const REFUSED = 'The server does not like this name';

/** Submits the step against each kind of failure: every failure is explained, and no input is lost. */
async function expectEveryFailureExplained(
  applicant: Applicant,
  match: Match,
  field: 'first_name' | 'scholarship_interest',
) {
  const { page, sandbox } = applicant;
  const { call } = applicant.messages.errors;
  const typed = await applicant.answers();
  const told = page.getByRole('alert');
  const submit = async (sentence: string): Promise<void> => {
    await applicant.next();
    await expect(told).toContainText(sentence);
    await expect(page.locator(':focus').filter({ has: told })).toHaveCount(1);
    expect(await applicant.answers()).toEqual(typed);
  };
  const failures: readonly (readonly [name: string, failure: InjectedFailure, sentence: string])[] = [
    ['a failure of the server', { status: 500, body: '<h1>Stack trace</h1>' }, call.server],
    ['an answer that is no JSON', { status: 200, body: '{"data": {' }, call.unreadable],
    ['a field of another page', { status: 422, body: { message: 'No', errors: { nickname: [REFUSED] } } }, REFUSED],
    ['a field of this page', { status: 422, body: { message: 'No', errors: { [field]: [REFUSED] } } }, REFUSED],
  ];
  for (const [name, failure, sentence] of failures) {
    await test.step(name, async () => {
      await sandbox.injectFailure({ match, times: 1, ...failure });
      await submit(sentence);
      await expect(page.getByText('Stack trace')).toHaveCount(0);
    });
  }
  await told.getByRole('link', { name: REFUSED }).click();
  await expect(applicant.field(field)).toBeFocused();
  await test.step('no connection', async () => {
    await page.context().setOffline(true);
    await submit(call.offline);
    await page.context().setOffline(false);
  });
  await test.step('a service that asks to come back later', async () => {
    await page.clock.install();
    await sandbox.injectFailure({ match, times: 1, status: 503, retry_after: 60 });
    await applicant.next();
    const [busy = ''] = applicant.messages['form-help'].busy.text.split('{{');
    await page.clock.fastForward(SLOW_NOTICE_MS);
    await expect(page.getByRole('status').filter({ hasText: busy })).toBeVisible();
    await page.getByRole('button', { name: applicant.messages['form-help'].slow.stop }).click();
    expect(await applicant.answers()).toEqual(typed);
    await sandbox.removeFailures();
  });
}

test(
  'a later step explains every failure, keeps the answers, and continues',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    await applicant.startAt('education');
    await applicant.fillScholarship();
    await expectEveryFailureExplained(applicant, { method: 'PATCH', path: 'application/{id}' }, 'scholarship_interest');
    await applicant.next();
    await applicant.at('/regisbachelor/upload-document');
  },
);

test('a step and its lists that cannot be read offer to try again', { tag: '@desktop' }, async ({ page, sandbox }) => {
  const applicant = new Applicant(page, sandbox, 'en');
  const { common, errors } = applicant.messages;
  const retry = page.getByRole('button', { name: common.retry });
  await applicant.storeSession(await applicant.prepared('start'));
  await sandbox.injectFailure({ match: { path: 'application/{id}' }, status: 503 });
  await page.goto(applicant.path('/regisbachelor/faculty'));
  await expect(page.getByText(errors.load.title)).toBeVisible();
  await sandbox.removeFailures();
  await sandbox.injectFailure({ match: { path: 'application/available-semester' }, malformed: true });
  await retry.click();
  await expect(page.getByText(errors.load.title)).toHaveCount(0);

  await applicant.pick('campaign_id', '101');
  await applicant.pick('course_type_id');
  await applicant.pick('faculty_id');
  await applicant.pick('course_id');
  await expect(page.getByText(errors.load.lists)).toBeVisible();
  await sandbox.removeFailures();
  await retry.click();
  await applicant.pick('semester_id');
  await applicant.next();
  await applicant.at('/regisbachelor/education');
});

test(
  'an answer to the registration that is lost registers once and loses nothing typed',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    const { duplicate } = applicant.messages.dialogs;
    await applicant.openStart();
    await applicant.fillStart();
    await sandbox.injectFailure({ match: { path: 'application/initial' }, times: 1, lost_reply: true });
    await applicant.next();
    await page.getByRole('dialog').getByRole('button', { name: duplicate.primary }).click();
    await applicant.enterCode();
    await expect(page.getByText(applicant.messages['form-help'].cameBack.kept)).toBeVisible();
    await expect(applicant.field('first_name')).toHaveValue('ณัฏฐ์ฐิตา');
    await expect(applicant.form.locator('input[name="programme_type"][value="four_year"]')).toBeChecked();
    await applicant.next();
    await applicant.at('/regisbachelor/faculty');
    expect(await sandbox.applicationsOf(applicant.phone)).toHaveLength(1);
  },
);
