import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { isUnknownOutcome } from '../../../api/errors.ts';
import { OTP_DIGITS } from '../../../config/constants.ts';
import type { Locale } from '../../../config/locales.ts';
import { spokenDuration } from '../../../i18n/format.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { useSecondsUntil } from '../../../ui/use-seconds-until.ts';
import type { Contact } from '../../../model/application.ts';
import { phoneText } from '../../../model/phone.ts';
import { Button } from '../../../ui/Button.tsx';
import { findOtp } from '../../../ui/find-otp.ts';
import { OtpInput } from '../../../ui/OtpInput.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Sentence } from '../../../ui/Sentence.tsx';
import type { Messages } from '../../../i18n/messages.ts';
import { callErrorMessage } from '../call-error-message.ts';
import {
  isUnusable,
  isWrongOtp,
  redeemOtp,
  sendOtp,
  triesLeft,
  validUntil,
  type OtpClient,
  type SentOtp,
} from '../../otp.ts';
import { maskEmail, maskPhone } from '../../mask-contact.ts';
import { useReadPhone } from '../use-read-phone.ts';
import { useExclusive } from '../../../ui/use-exclusive.ts';
import { useSmsOtp } from './use-sms-otp.ts';

export interface OtpFormProps {
  readonly messages: Pick<Messages, 'otp' | 'errors'>;
  readonly locale: Locale;
  readonly client: OtpClient;
  readonly contact: Contact;
  /** Whether the applicant has just typed the contact, so that it is shown in full to be checked. */
  readonly isContactShown?: boolean | undefined;
  readonly initial: SentOtp;
  /** Why a code is asked for. */
  readonly reason?: string | undefined;
  readonly onDone: () => void;
  /** Absent when the contact cannot be changed. */
  readonly onChangeContact: (() => void) | undefined;
}

const INTRODUCTION_ID = 'one-time-code-introduction';

/** Says what is known of the last code, and nothing more. */
function introductionOf({ status, channel }: SentOtp, text: Messages['otp']): string {
  if (status === 'refused' || status === 'uncertain') return text[status];
  return channel ? text.sentTo[channel] : text.sent;
}

/**
 * Asks for the code that was sent. A wrong code stays in the field, so that it can be corrected (docs/spec-decisions.md,
 * section 3). Once the code can no longer be used, there is no field, and only another code can be asked for.
 */
export const OtpForm = ({
  messages,
  locale,
  client,
  contact,
  isContactShown,
  initial,
  reason,
  onDone,
  onChangeContact,
}: OtpFormProps) => {
  const { otp: text, errors } = messages;
  const [sent, setSent] = useState(initial);
  const [typed, setTyped] = useState('');
  const [fieldError, setFieldError] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const { busy, run } = useExclusive();
  /** A code whose response was lost, so that the server may have used it up. */
  const unanswered = useRef('');
  const input = useRef<HTMLInputElement>(null);
  const endNotice = useRef<HTMLDivElement>(null);
  const wait = useSecondsUntil(sent.until);
  const readPhone = useReadPhone(isContactShown ? contact.phone_country : undefined);
  const recipient = isContactShown
    ? {
        phone: phoneText(contact.phone, contact.phone_country, readPhone).replace(/ /g, '\u00A0'),
        email: contact.email,
      }
    : { phone: maskPhone(contact.phone), email: maskEmail(contact.email) };
  const isLocked = sent.status === 'locked' && wait > 0;
  const isExpired = useSecondsUntil(validUntil(sent)) === 0;
  const hasEnded = isUnusable(sent) || isExpired;
  const hadEnded = useRef(hasEnded);
  const introduction = introductionOf(sent, text);
  useSmsOtp(setTyped);
  // The field takes the focus with it when it goes, and gets it back with the next code.
  useEffect(() => {
    if (hadEnded.current === hasEnded) return;
    hadEnded.current = hasEnded;
    if (!hasEnded) input.current?.focus();
    else if (document.activeElement === document.body) endNotice.current?.focus();
  }, [hasEnded]);

  const show = (message: string): void => {
    setFieldError(message);
    input.current?.focus();
  };
  const refusalText = (error: unknown, after: SentOtp, code: string): string => {
    if (after.status === 'locked') return '';
    if (!isWrongOtp(error)) return callErrorMessage(error, errors.call);
    if (code === unanswered.current) return text.maybeUsed;
    const tries = triesLeft(after);
    const refusal = error.fields['otp'] || text.wrong;
    if (tries === undefined) return refusal;
    // Thai has no full stop between sentences.
    const ended = locale === 'th' ? refusal : `${refusal.replace(/\.$/, '')}.`;
    return `${ended} ${interpolate(text.triesLeft, { tries })}`;
  };

  const runExclusive = (task: () => Promise<void>): void =>
    run(async () => {
      setFieldError('');
      await task().catch((error: unknown) => show(callErrorMessage(error, errors.call)));
    });

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    runExclusive(async () => {
      // Some browsers autofill the code without an event.
      const code = findOtp(input.current?.value ?? typed, OTP_DIGITS);
      setTyped(code);
      if (code.length < OTP_DIGITS) {
        show(interpolate(text.incomplete, { digits: OTP_DIGITS }));
        return;
      }
      const redeemed = await redeemOtp(client, contact, sent, code);
      if (redeemed.kind === 'right') {
        onDone();
        return;
      }
      setSent(redeemed.sent);
      show(refusalText(redeemed.error, redeemed.sent, code));
      // The next code takes the place of this one.
      input.current?.select();
      if (isUnknownOutcome(redeemed.error)) unanswered.current = code;
    });
  };

  const resend = (): void =>
    runExclusive(async () => {
      const resent = await sendOtp(client, contact);
      setSent(resent);
      setTyped('');
      setAnnouncement(resent.status === 'sent' ? text.resent : resent.status === 'refused' ? text.notSent : '');
      input.current?.focus();
    });

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      {reason && <p>{reason}</p>}
      {hasEnded ? (
        <div ref={endNotice} tabIndex={-1}>
          <Notice tone="warning" role="alert">
            <p>
              <Sentence text={text.ended} values={recipient} />
            </p>
            {isLocked && <p>{interpolate(text.locked, { time: spokenDuration(Math.ceil(wait / 60) * 60, locale) })}</p>}
          </Notice>
        </div>
      ) : (
        <p id={INTRODUCTION_ID}>
          <span>
            <Sentence text={introduction} values={{ digits: OTP_DIGITS, ...recipient }} />
          </span>{' '}
          {sent.reference !== '' && (
            <strong className="whitespace-nowrap">
              <Sentence text={text.reference} values={{ code: sent.reference }} />
            </strong>
          )}
        </p>
      )}
      {hasEnded && fieldError !== '' && (
        <Notice tone="error" role="alert">
          {fieldError}
        </Notice>
      )}
      {!hasEnded && (
        <>
          <OtpInput
            id="one-time-code"
            name="otp"
            describedBy={INTRODUCTION_ID}
            ref={input}
            label={text.label}
            hint={sent.reference === '' ? text.hintWithoutReference : text.hint}
            digits={OTP_DIGITS}
            value={typed}
            onChange={(code) => {
              // A message about the code before would be about this one.
              if (code !== typed) setFieldError('');
              setTyped(code);
            }}
            error={fieldError}
          />
          <Button type="submit" busy={busy}>
            {text.submit}
          </Button>
        </>
      )}
      {hasEnded && wait === 0 && (
        <Button busy={busy} onClick={resend}>
          {text.resend}
        </Button>
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        {wait > 0 && !isLocked && (
          <p className="flex min-h-touch items-center text-ink-soft">
            {interpolate(text.resendIn, { time: spokenDuration(wait, locale) })}
          </p>
        )}
        {wait === 0 && !hasEnded && (
          <Button kind="link" onClick={resend}>
            {text.resend}
          </Button>
        )}
        {onChangeContact && (
          <Button kind="link" onClick={onChangeContact}>
            {text.change}
          </Button>
        )}
        <p role="status" className="hint w-full">
          {announcement}
        </p>
      </div>
    </form>
  );
};
