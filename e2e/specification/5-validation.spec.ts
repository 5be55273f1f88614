import { Applicant } from '../people/bachelor-applicant.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { PDF, ROUND } from '../support/prepare.ts';
import { test as walked, type Call } from './walks.ts';

// What docs/spec.md, section 5, lets through and what not, on the page and in the request.

const tag = ['@once-desktop', '@one-host'];

walked('5.3 A sign-up check runs on phone, country code and e-mail before registering.', { tag }, async ({ walk }) => {
  for (const flow of ['bachelor', 'graduate', 'shortCourse', 'scholarship'] as const) {
    const { calls } = await walk(flow);
    const [check, initial] = calls.filter(({ path }) =>
      /^\S+-?application\/(?:check|initial)$|^application\/(?:check|initial)$/.test(path),
    );
    expect([check?.method, initial?.method], flow).toEqual(['GET', 'POST']);
    for (const name of ['phone', 'phone_country', 'email']) expect(check?.query[name]).toBe(initial?.body?.[name]);
  }
});

test(
  '5.4 Referral code is required when the chosen campaign has need_referral_code.',
  { tag },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    await applicant.startAt('start');
    await applicant.fillFaculty(ROUND.paid);
    const code = applicant.field('referral_code');
    await expect(code).toHaveCount(0);
    await applicant.pick('campaign_id', ROUND.referral);
    await applicant.fillProgramme();
    await expect(code).toHaveValue('');
    await applicant.next();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await applicant.at('/regisbachelor/faculty');
  },
);

/** Registers for a scholarship. @returns the body of the call */
async function register(scholar: Scholar): Promise<Call['body']> {
  const sent = scholar.page.waitForRequest('**/api/scholarship-application/initial');
  await scholar.next();
  return (await sent).postDataJSON() as Call['body'];
}

test('5.5 The scholarship personal step sends student_no only when given.', { tag }, async ({ page, sandbox }) => {
  // The number is asked for on the first page (docs/spec-decisions.md, section 2); the walk of 3.4 gives one.
  const scholar = new Scholar(page, sandbox, 'en');
  await scholar.openCampaign();
  await scholar.fillStart();
  expect(await register(scholar)).not.toHaveProperty('student_no');
});

test('5.6 Its format is AD66XXXXXX, and it is optional.', { tag }, async ({ page, sandbox }) => {
  const scholar = new Scholar(page, sandbox, 'en');
  await scholar.openCampaign();
  const field = scholar.field('student_no');
  for (const wrong of ['AD6600123', 'AD65001234', 'BC66001234', '6600123456', 'AD660012345']) {
    await field.fill(wrong);
    await field.blur();
    await expect(field, wrong).toHaveAttribute('aria-invalid', 'true');
  }
  for (const right of ['AD66001234', '']) {
    await field.fill(right);
    await field.blur();
    await expect(field, right).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test(
  '5.7 Education and faculty_id are sent for a scholarship only when both are present.',
  { tag },
  async ({ page, sandbox }) => {
    const scholar = new Scholar(page, sandbox, 'en');
    await scholar.openCampaign();
    await scholar.fillStart();
    await scholar.field('education').selectOption('m6');
    const body = await register(scholar);
    expect(body).not.toHaveProperty('education');
    expect(body).not.toHaveProperty('faculty_id');
  },
);

test(
  '5.8 Before uploading, the user is warned to redact religion and blood type, per the data protection act.',
  { tag },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    await applicant.startAt('scholarship');
    const alert = page.getByRole('alertdialog');
    await applicant.fileInput('transcript').click();
    await expect(alert).toContainText(/religion/i);
    await expect(alert).toContainText(/blood type/i);
    await expect(alert).toContainText('Personal Data Protection Act');
    // Once before the first upload of any kind: docs/spec-decisions.md, 5.7.
    const chooser = page.waitForEvent('filechooser');
    await alert.getByRole('button').first().click();
    await (await chooser).setFiles({ name: 'transcript.pdf', ...PDF });
    await applicant.sendPdf('transcript');
    const received = applicant.documentCard('transcript').getByText('Received', { exact: true });
    await expect(received).toHaveCount(1);
    const again = page.waitForEvent('filechooser');
    await applicant.fileInput('transcript').click();
    await again;
    await expect(alert).toHaveCount(0);
  },
);
