import { callUntyped } from '../api/client.ts';
import type { WritableAtom } from 'nanostores';
import {
  CallError,
  isCallError,
  isInvalid,
  isLostAtGateway,
  isRateLimited,
  isUnauthorized,
  isUnreadable,
  secondsToWait,
} from '../api/errors.ts';
import { backEnd, type BackEnd } from '../config/back-end.ts';
import { OTP_RESEND_SECONDS } from '../config/constants.ts';
import { textHash } from '../lib/text-hash.ts';
import type { OtpRequestResponse, Contact } from '../model/application.ts';
import type { OtpResendWait } from '../model/otp-resend-wait.ts';
import { markConfirmed } from './application-marks.ts';
import type { FlowSession } from './environment.ts';
import { startSession } from './session.ts';

export type SentOtp = Pick<OtpResendWait, 'reference' | 'status' | 'until' | 'expires' | 'wrongTries' | 'channel'>;

export interface OtpClient {
  readonly purpose: string;
  readonly request: (contact: Contact) => Promise<OtpRequestResponse>;
  readonly validate: (contact: Contact, otp: string) => Promise<void>;
  readonly $resendWait: WritableAtom<OtpResendWait>;
}

export function otpClientFor(session: FlowSession, applicationId: string | undefined): OtpClient {
  const { flow, locale, environment } = session;
  const bodyFor = async (contact: Contact) => ({
    ...flow.otpRequestExtras(await session.resolveCampaign()),
    ...(applicationId ? { application_id: applicationId } : {}),
    ...contact,
  });
  return {
    purpose: `${session.flowKey} ${applicationId ?? ''}`,
    $resendWait: environment.$otpResendWait,
    request: async (contact) => callUntyped(flow.calls.requestOtp, { locale, body: await bodyFor(contact) }),
    validate: async (contact, otp) => {
      const body = { ...(await bodyFor(contact)), otp };
      const response = await callUntyped(flow.calls.validateOtp, { locale, body });
      const id = response.application_id ?? applicationId ?? (await findId(session, contact));
      startSession(session, id, response.access_token);
      session.$tokenOfCode.set({ token: response.access_token, since: performance.now() });
      markConfirmed(session);
      session.$contact.set(contact);
    },
  };
}

/**
 * Asks the server for the application id of a contact.
 * @throws {CallError} of kind `unreadable` when the server names none
 */
async function findId(session: FlowSession, contact: Contact): Promise<string> {
  const { flow, locale } = session;
  const query = flow.checkQuery(contact, await session.resolveCampaign(), {});
  const found = await callUntyped(flow.calls.check, { locale, query });
  if (!found.application_id) throw new CallError({ kind: 'unreadable' });
  return found.application_id;
}

const recipientOf = ({ purpose }: Pick<OtpClient, 'purpose'>, { phone_country, phone, email }: Contact): number =>
  textHash(`${purpose} ${phone_country}${phone} ${email}`);

const contactFingerprint = ({ purpose }: OtpClient, contact: Contact): number =>
  recipientOf({ purpose: purpose.split(' ')[0] ?? '' }, contact);

export const isUnusable = ({ status }: SentOtp): boolean => status === 'locked' || status === 'spent';

/** The instant from which the server refuses a code; a server that does not name it may take the code for longer. */
export const validUntil = ({ until, expires }: SentOtp): number => (expires === until ? Infinity : expires);

function lastOtpFor(client: OtpClient, contact: Contact): SentOtp | undefined {
  const { recipient, contact: _ofFlow, ...last } = client.$resendWait.get();
  return recipient === recipientOf(client, contact) ? last : undefined;
}

/** Returns the last code until it can no longer be entered and another may be requested. It survives a reload. */
export function sentOtpFor(client: OtpClient, contact: Contact): SentOtp | undefined {
  const last = lastOtpFor(client, contact);
  if (!last) return undefined;
  const ends = isUnusable(last) ? last.until : Math.max(last.until, last.expires);
  return ends > Date.now() ? last : undefined;
}

function save(client: OtpClient, contact: Contact, sent: SentOtp): SentOtp {
  client.$resendWait.set({
    ...sent,
    recipient: recipientOf(client, contact),
    contact: contactFingerprint(client, contact),
  });
  return sent;
}

/**
 * Reads by which messages a code was sent. A server that does not say so promises neither of them.
 * @chosen The specification names no words.
 */
function channelOf({ channel }: OtpRequestResponse): SentOtp['channel'] {
  const words = channel?.toLowerCase() ?? '';
  const isBySms = /sms|both/.test(words);
  const isByEmail = /e-?mail|both/.test(words);
  if (isBySms && isByEmail) return 'both';
  return isBySms ? 'sms' : isByEmail ? 'email' : undefined;
}

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000;

/** Returns what a request that came too soon says of the code, after what was known of the last one. */
function statusOfRefused(last: SentOtp | undefined, isSpent: boolean): SentOtp['status'] {
  if (last && isUnusable(last)) return last.status;
  if (isSpent) return 'spent';
  const isUsable = last !== undefined && last.status !== 'refused' && last.expires > Date.now();
  return isUsable ? 'uncertain' : 'refused';
}

/**
 * Requests a one-time code. If the response is lost, the code may have been sent.
 * @throws {CallError} when the code was certainly not sent
 */
export async function sendOtp(client: OtpClient, contact: Contact): Promise<SentOtp> {
  const before = client.$resendWait.get();
  const last = lastOtpFor(client, contact);
  const saveUncertain = (status: OtpResendWait['status'], reference: string, seconds: number): SentOtp => {
    const until = inSeconds(seconds);
    const channel = reference === '' ? undefined : last?.channel;
    return save(client, contact, { reference, status, until, expires: until, wrongTries: 0, channel });
  };
  try {
    const response = await client.request(contact);
    const { ref_code, resend_in, expires_in } = response;
    const until = inSeconds(resend_in ?? OTP_RESEND_SECONDS);
    const expires = typeof expires_in === 'number' ? inSeconds(expires_in) : until;
    const channel = channelOf(response);
    return save(client, contact, { reference: ref_code, status: 'sent', until, expires, wrongTries: 0, channel });
  } catch (error) {
    if (isRateLimited(error)) {
      const seconds = secondsToWait(error);
      const isLocked = seconds > OTP_RESEND_SECONDS;
      const isSpent = before.status === 'spent' && before.contact === contactFingerprint(client, contact);
      const status = isLocked ? 'locked' : statusOfRefused(last, isSpent);
      return saveUncertain(status, status === 'refused' ? '' : (last?.reference ?? ''), seconds);
    }
    const isLost = isUnreadable(error) || isLostAtGateway(error) || (isCallError(error) && error.kind === 'timeout');
    // The next request uses the server's new address and need not wait, because the server itself refuses one that
    // comes too soon.
    if (isLost) return saveUncertain('uncertain', '', error.hasNewAddress ? 0 : OTP_RESEND_SECONDS);
    throw error;
  }
}

/** A 403 of a firewall is no wrong code, unless the API refuses with 403 where others do with 401. */
export const isWrongOtp = (error: unknown): error is CallError => isInvalid(error) || isUnauthorized(error);

/**
 * From this many wrong codes on, the form shows how many tries are left, and a 429 without a waiting time counts as a
 * lock.
 */
const NOTABLE_WRONG_TRIES = 2;

/** A server locks a code for longer than a web server limits the calls of one address. */
function afterRefusal(sent: SentOtp, error: unknown): SentOtp {
  if (isRateLimited(error)) {
    const seconds = error.retryAfter ?? (sent.wrongTries >= NOTABLE_WRONG_TRIES ? OTP_RESEND_SECONDS : 0);
    return seconds < OTP_RESEND_SECONDS ? sent : { ...sent, status: 'locked', until: inSeconds(seconds) };
  }
  return isWrongOtp(error) ? { ...sent, wrongTries: sent.wrongTries + 1 } : sent;
}

export type RedeemedOtp =
  { readonly kind: 'right' } | { readonly kind: 'refused'; readonly sent: SentOtp; readonly error: unknown };

export async function redeemOtp(
  client: OtpClient,
  contact: Contact,
  sent: SentOtp,
  typed: string,
): Promise<RedeemedOtp> {
  try {
    await client.validate(contact, typed);
    save(client, contact, { ...sent, status: 'spent' });
    return { kind: 'right' };
  } catch (error) {
    return { kind: 'refused', sent: save(client, contact, afterRefusal(sent, error)), error };
  }
}

/** Returns the remaining tries after `NOTABLE_WRONG_TRIES`; `undefined` if the server's own count may differ. */
export function triesLeft(
  { status, wrongTries, expires }: SentOtp,
  { otpTries = 0 }: Pick<BackEnd, 'otpTries'> = backEnd,
): number | undefined {
  const isCounted =
    status === 'sent' && expires > Date.now() && wrongTries >= NOTABLE_WRONG_TRIES && wrongTries < otpTries;
  return isCounted ? otpTries - wrongTries : undefined;
}
