import { callAny } from '../api/client.ts';
import type { WritableAtom } from 'nanostores';
import { CallError, isCallError, isRateLimited } from '../api/errors.ts';
import { OTP_RESEND_SECONDS } from '../config/constants.ts';
import type { CodeRequestAnswer, Contact } from '../model/application.ts';
import type { SessionState } from './ports.ts';
import { startSession } from './session.ts';

/** Neither recipient nor purpose is stored in clear text. */
export interface OtpResendWait {
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly reference: string;
  readonly recipient: number;
}

export const NO_WAIT: OtpResendWait = { until: 0, reference: '', recipient: 0 };

export interface OtpClient {
  readonly purpose: string;
  readonly request: (contact: Contact) => Promise<CodeRequestAnswer>;
  readonly validate: (contact: Contact, otp: string) => Promise<void>;
  readonly $resendWait: WritableAtom<OtpResendWait>;
}

export function otpClientFor(
  session: SessionState,
  applicationId: string | undefined,
  $resendWait: WritableAtom<OtpResendWait>,
): OtpClient {
  const { flow, locale } = session;
  const bodyFor = async (contact: Contact) => ({
    ...flow.otpRequestExtras(await session.resolveCampaign()),
    ...(applicationId ? { application_id: applicationId } : {}),
    ...contact,
  });
  return {
    purpose: `${session.flowKey} ${applicationId ?? ''}`,
    $resendWait,
    request: async (contact) => callAny(flow.calls.requestCode, { locale, body: await bodyFor(contact) }),
    validate: async (contact, otp) => {
      const body = { ...(await bodyFor(contact)), otp };
      const answer = await callAny(flow.calls.validateCode, { locale, body });
      const id = answer.application_id ?? applicationId ?? (await findId(session, contact));
      startSession(session, id, answer.access_token);
      session.$contact.set(contact);
      $resendWait.set(NO_WAIT);
    },
  };
}

/** @throws {CallError} `unreadable` when the server names none */
async function findId(session: SessionState, contact: Contact): Promise<string> {
  const { flow, locale } = session;
  const query = flow.checkQuery(contact, await session.resolveCampaign(), {});
  const found = await callAny(flow.calls.check, { locale, query });
  if (!found.application_id) throw new CallError({ kind: 'unreadable' });
  return found.application_id;
}

/** FNV-1a, 32 bits. */
const fingerprint = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261);

const recipientOf = ({ purpose }: OtpClient, { phone_country, phone, email }: Contact): number =>
  fingerprint(`${purpose} ${phone_country}${phone} ${email}`);

export interface SentOtp {
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** The answer was lost; the code may have been sent all the same. */
  readonly uncertain: boolean;
}

/** It survives a reload. */
export function recentlySentOtp(client: OtpClient, contact: Contact): SentOtp | undefined {
  const { until, reference, recipient } = client.$resendWait.get();
  return recipient === recipientOf(client, contact) && until > Date.now()
    ? { reference, until, uncertain: false }
    : undefined;
}

/** Empty when the last code went to another contact. */
const referenceTo = (client: OtpClient, contact: Contact): string => {
  const { reference, recipient } = client.$resendWait.get();
  return recipient === recipientOf(client, contact) ? reference : '';
};

/** @throws {CallError} when the code was certainly not sent */
export async function sendOtp(client: OtpClient, contact: Contact): Promise<SentOtp> {
  const save = (reference: string, seconds: number, uncertain: boolean): SentOtp => {
    const until = Date.now() + seconds * 1000;
    client.$resendWait.set({ until, reference, recipient: recipientOf(client, contact) });
    return { reference, until, uncertain };
  };
  try {
    const answer = await client.request(contact);
    return save(answer.ref_code, answer.resend_in ?? OTP_RESEND_SECONDS, false);
  } catch (error) {
    if (isRateLimited(error)) return save(referenceTo(client, contact), error.retryAfter ?? OTP_RESEND_SECONDS, true);
    const isLost = isCallError(error) && (error.kind === 'timeout' || error.kind === 'unreadable');
    if (isLost) return save('', OTP_RESEND_SECONDS, true);
    throw error;
  }
}
