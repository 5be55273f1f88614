import { randomInt } from 'node:crypto';
import { backEnd } from '../../config/back-end.ts';
import { OTP_DIGITS, OTP_RESEND_SECONDS } from '../../config/constants.ts';
import { site } from '../../config/site.ts';
import type { Locale } from '../../config/locales.ts';
import { westernDigits } from '../../model/text.ts';
import { Refusal, wrongFields } from '../shared/refusal.ts';
import type { Services } from '../shared/services.ts';
import { textFor } from '../shared/bilingual.ts';

/** Used if the dialect names no number. */
const OTHERWISE_TRIES = 5;
const OTP_TRIES = backEnd.otpTries ?? OTHERWISE_TRIES;

/** How long a one-time code is valid, and how long a locked recipient has to wait. @chosen */
const OTP_SECONDS = 600;
const REF_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Receives one-time codes. `purpose` is `dashboard`, or names one application. */
export interface Recipient {
  readonly purpose: string;
  readonly application: number | null;
  readonly phone: string;
  readonly email: string;
}
export const dashboardRecipient = (phone: string, email: string): Recipient => ({
  purpose: 'dashboard',
  application: null,
  phone,
  email,
});

const referenceCode = (): string =>
  Array.from({ length: 4 }, () => REF_LETTERS[randomInt(REF_LETTERS.length)]).join('');
const newPassword = (): string => String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
const secondsUntil = (instant: number, now: number): number => Math.max(1, Math.ceil((instant - now) / 1000));

const newestOtp = (database: Services['database'], { purpose, phone, email }: Recipient) =>
  database
    .selectFrom('codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('phone', '=', phone)
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst();

const messageText = (otp: string, ref: string, locale: Locale): string =>
  textFor(
    [
      `รหัสยืนยันของ ${site.name.th} คือ ${otp} (รหัสอ้างอิง ${ref}) ใช้ได้ ${OTP_SECONDS / 60} นาที`,
      `Your ${site.name.en} code is ${otp} (reference ${ref}). It is valid for ${OTP_SECONDS / 60} minutes.`,
    ],
    locale,
  );

/**
 * Sends a one-time code to the inbox page and the terminal, and invalidates the previous one. Responds with 429 when
 * that one is less than a minute old, and while the recipient is locked.
 */
export async function sendOtp(services: Services, recipient: Recipient, now: number, locale: Locale) {
  const otp = newPassword();
  const ref_code = referenceCode();
  const { phone, email } = recipient;
  await services.database.transaction().execute(async (database) => {
    const last = await newestOtp(database, recipient);
    if (last?.state === 'locked' && last.expires_at > now)
      throw new Refusal(429, 'codeLocked', { retryAfter: secondsUntil(last.expires_at, now) });
    const resendAt = (last?.created_at ?? 0) + OTP_RESEND_SECONDS * 1000;
    if (last && last.created_at <= now && resendAt > now)
      throw new Refusal(429, 'codeSoon', { retryAfter: secondsUntil(resendAt, now) });
    if (last?.state === 'open')
      await database.updateTable('codes').set({ state: 'replaced' }).where('id', '=', last.id).execute();
    await database
      .insertInto('codes')
      .values({
        purpose: recipient.purpose,
        application_id: recipient.application,
        phone,
        email,
        otp,
        ref_code,
        wrong_tries: 0,
        state: 'open',
        created_at: now,
        expires_at: now + OTP_SECONDS * 1000,
      })
      .execute();
    await database
      .insertInto('messages')
      .values({ phone, email, otp, ref_code, text: messageText(otp, ref_code, locale), created_at: now })
      .execute();
  });
  services.log(`code ${otp} (${ref_code}) for ${phone}, ${email}`);
  return { ref_code, expires_in: OTP_SECONDS, resend_in: OTP_RESEND_SECONDS, channel: 'both' };
}

type Outcome = 'right' | 'codeWrong' | 'codeExpired' | 'codeUsed' | { readonly lockedFor: number };

/**
 * Redeems a one-time code. A wrong, expired or used code is a 422 on `otp`; the fifth wrong attempt locks the recipient
 * (429).
 */
export async function redeemOtp(services: Services, recipient: Recipient, typed: string, now: number): Promise<void> {
  // An error thrown inside the transaction would roll back the counted attempt, so the outcome is returned instead.
  const outcome = await services.database.transaction().execute(async (database): Promise<Outcome> => {
    const code = await newestOtp(database, recipient);
    if (!code) return 'codeWrong';
    const change = (values: Partial<Pick<typeof code, 'state' | 'wrong_tries'>>) =>
      database.updateTable('codes').set(values).where('id', '=', code.id).execute();
    if (code.expires_at <= now) return 'codeExpired';
    if (code.state === 'locked') return { lockedFor: secondsUntil(code.expires_at, now) };
    if (code.state === 'used') return 'codeUsed';
    if (westernDigits(typed).replace(/\D/g, '') === code.otp) {
      await change({ state: 'used' });
      return 'right';
    }
    const wrong_tries = code.wrong_tries + 1;
    const locks = wrong_tries >= OTP_TRIES;
    await change({ wrong_tries, ...(locks ? { state: 'locked' as const } : {}) });
    return locks ? { lockedFor: secondsUntil(code.expires_at, now) } : 'codeWrong';
  });
  if (typeof outcome === 'object') throw new Refusal(429, 'codeLocked', { retryAfter: outcome.lockedFor });
  if (outcome !== 'right') throw wrongFields({ otp: outcome });
}
