import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { otpClientFor, redeemOtp, sendOtp } from '../../src/application/otp.ts';
import { $otpResendWait } from '../../src/platform/storage/otp-resend-wait.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { APPLICANT, CONTACT } from '../sandbox/harness.ts';
import { freshSession } from './test-session.ts';

let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
beforeAll(async () => {
  sandbox = await sandboxFetch();
});
beforeEach(async () => {
  await sandbox.control('POST', 'reset');
  sandbox.connect();
});
afterAll(() => sandbox.close());

test.each([
  ['the application was found', 'a code for it', false],
  ['a code for the application', 'it is looked for', true],
])('after %s, %s within a minute mentions no newer message, because none was sent', async (_one, _other, known) => {
  const id = String((await sandbox.call('application.initial', { body: APPLICANT })).answer()['id']);
  const session = freshSession();
  const clientFor = (isKnown: boolean) => otpClientFor(session, isKnown ? id : undefined);
  const sent = await sendOtp(clientFor(known), CONTACT);
  await redeemOtp(clientFor(known), CONTACT, sent, await sandbox.newestCode(CONTACT.email));
  const again = await sendOtp(clientFor(!known), CONTACT);
  expect(again).toMatchObject({ status: 'spent', reference: '' });
  expect(again.until).toBeGreaterThan(Date.now());
});

test('a code entered by another person does not affect a code just sent', async () => {
  const other = { ...CONTACT, phone: '0898765432', email: 'other@example.com' };
  const register = async (contact: typeof CONTACT) =>
    String((await sandbox.call('application.initial', { body: { ...APPLICANT, ...contact } })).answer()['id']);
  const session = freshSession();
  const [mine, theirs] = [await register(CONTACT), await register(other)].map((id) => otpClientFor(session, id));
  if (!mine || !theirs) throw new Error('no client');
  await mine.request(CONTACT);
  await redeemOtp(theirs, other, await sendOtp(theirs, other), await sandbox.newestCode(other.email));
  expect($otpResendWait.get().status).toBe('spent');
  expect(await sendOtp(mine, CONTACT)).toMatchObject({ status: 'refused', reference: '' });
});
