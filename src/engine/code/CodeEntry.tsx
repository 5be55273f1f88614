import { useRef, useState, type SyntheticEvent } from 'react';
import { isCallError } from '../../api/errors.ts';
import { CODE_DIGITS } from '../../config/constants.ts';
import { fill } from '../../lib/fill.ts';
import { useSecondsUntil } from '../../lib/use-seconds-until.ts';
import type { Contact } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeInput } from '../../ui/CodeInput.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Words } from '../../i18n/words.ts';
import { failureText } from '../failure-text.ts';
import { sendCode, type CodeCalls, type Sent } from './code-calls.ts';
import { maskEmail, maskPhone } from './mask.ts';
import { useSmsCode } from './use-sms-code.ts';

interface CodeEntryProps {
  readonly words: Pick<Words, 'code' | 'errors'>;
  readonly calls: CodeCalls;
  readonly contact: Contact;
  readonly first: Sent;
  readonly onDone: () => void;
  readonly onChangeContact: () => void;
}

/** The code itself: typed, pasted or filled in, sent again after a wait; a wrong one keeps its digits (decisions, section 3). */
export const CodeEntry = ({ words, calls, contact, first, onDone, onChangeContact }: CodeEntryProps) => {
  const { code: text, errors } = words;
  const [sent, setSent] = useState(first);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const [lockedUntil, setLockedUntil] = useState(0);
  const [news, setNews] = useState('');
  const [busy, setBusy] = useState(false);
  const flying = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const wait = useSecondsUntil(sent.until);
  const locked = useSecondsUntil(lockedUntil);
  useSmsCode(setTyped);

  const fail = (error: unknown): void => {
    const refused = isCallError(error) && error.kind === 'http' ? error : undefined;
    if (refused?.status === 429) setLockedUntil(Date.now() + (refused.retryAfter ?? 0) * 1000);
    const wrong = refused && [400, 401, 403, 422].includes(refused.status ?? 0);
    setFault(wrong ? refused.fields['otp'] || text.wrong : failureText(error, errors.call));
    input.current?.focus();
  };

  /** One request at a time; the mark is set before the first await. */
  const alone = async (run: () => Promise<void>): Promise<void> => {
    if (flying.current) return;
    flying.current = true;
    setBusy(true);
    setFault('');
    try {
      await run();
    } catch (error) {
      fail(error);
    } finally {
      flying.current = false;
      setBusy(false);
    }
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (typed.length < CODE_DIGITS) {
      setFault(fill(text.incomplete, { digits: CODE_DIGITS }));
      input.current?.focus();
      return;
    }
    void alone(async () => {
      await calls.validate(contact, typed);
      onDone();
    });
  };

  const resend = (): void =>
    void alone(async () => {
      setSent(await sendCode(calls, contact));
      setTyped('');
      setNews(text.resent);
    });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p>
        {fill(text.sent, { digits: CODE_DIGITS, phone: maskPhone(contact.phone), email: maskEmail(contact.email) })}{' '}
        {sent.reference !== '' && (
          <strong className="whitespace-nowrap">{fill(text.reference, { code: sent.reference })}</strong>
        )}
      </p>
      {sent.maybe && <Notice tone="info">{text.maybeSent}</Notice>}
      <CodeInput
        id="one-time-code"
        name="otp"
        ref={input}
        label={text.label}
        hint={text.hint}
        digits={CODE_DIGITS}
        value={typed}
        onChange={setTyped}
        error={locked > 0 ? fill(text.locked, { seconds: locked }) : fault}
      />
      <Button type="submit" busy={busy} disabled={locked > 0}>
        {text.submit}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Button kind="link" disabled={wait > 0 || locked > 0} onClick={resend}>
          {wait > 0 ? fill(text.resendIn, { seconds: wait }) : text.resend}
        </Button>
        <Button kind="link" onClick={onChangeContact}>
          {text.change}
        </Button>
      </div>
      <p role="status" className="hint empty:hidden">
        {news}
      </p>
    </form>
  );
};
