import { otpClientFor } from '../../src/application/otp.ts';
import type { OpenSandbox } from '../sandbox/harness.ts';
import { START, type TestSession } from './test-session.ts';

export type NewApplicant = Record<keyof typeof START, string>;

/** Each number is another person. */
export const applicantNumber = (count: number): NewApplicant => ({
  ...START,
  phone: `081234${String(count).padStart(4, '0')}`,
  email: `applicant-${count}@example.com`,
});

/** The code dialog with an applicant who reads the message and types the code. */
export function enterTheCode(session: TestSession, sandbox: OpenSandbox): void {
  session.environment.dialogs.askForOtp.mockImplementation(async (asked, { applicationId }) => {
    const client = otpClientFor(asked, applicationId);
    const contact = asked.$contact.get();
    if (!contact) throw new Error('nobody to send a code to');
    await client.request(contact);
    await client.validate(contact, await sandbox.newestCode(contact.email));
    return true;
  });
}
