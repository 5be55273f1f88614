// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../../../src/api/errors.ts';
import { OtpDialog } from '../../../../src/application/ui/otp/OtpDialog.tsx';
import { OtpForm } from '../../../../src/application/ui/otp/OtpForm.tsx';
import { type OtpClient, type SentOtp } from '../../../../src/application/otp.ts';
import { NO_WAIT } from '../../../../src/model/otp-resend-wait.ts';
import { maskEmail, maskPhone } from '../../../../src/application/mask-contact.ts';
import { interpolate } from '../../../../src/lib/interpolate.ts';
import type { Contact } from '../../../../src/model/application.ts';
import { $otpResendWait } from '../../../../src/platform/storage/otp-resend-wait.ts';
import { messages } from '../../test-session.ts';

const CONTACT = { phone: '0812345678', phone_country: 'TH', email: 'applicant@example.com' };
const { otp, errors } = messages;
const client = {
  purpose: 'bachelor',
  $resendWait: $otpResendWait,
  request: vi.fn<OtpClient['request']>(),
  validate: vi.fn<OtpClient['validate']>(),
};
const done = vi.fn();
const refused = (status: number, parts: object = {}): CallError => new CallError({ kind: 'http', status, ...parts });

const open = (sent?: SentOtp, typed?: Contact): void => {
  const contact = sent ? (typed ?? CONTACT) : undefined;
  const isContactShown = typed !== undefined;
  const props = { messages, client, contact, sent, isContactShown };
  render(<OtpDialog OtpForm={OtpForm} {...props} locale="en" lead="" onDone={done} />);
};
const openAtCode = (sent: Partial<SentOtp> = {}, typed?: Contact): void => {
  const now = Date.now();
  const last = {
    reference: 'ABCD',
    status: 'sent',
    until: now + 60_000,
    expires: now + 600_000,
    wrongTries: 0,
  } as const;
  open({ ...last, ...sent }, typed);
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (): HTMLInputElement => screen.getByLabelText(otp.label);

beforeEach(() => {
  vi.resetAllMocks();
  client.request.mockResolvedValue({ ref_code: 'WXYZ', resend_in: 60, expires_in: 600, channel: 'sms' });
  client.validate.mockResolvedValue();
  $otpResendWait.set(NO_WAIT);
});
afterEach(cleanup);

test('the dialog first asks for the contact, in the default country', () => {
  open();
  screen.getByText('+66', { selector: 'span' });
  screen.getByRole('button', { name: otp.recover.submit });
});

describe('the code', () => {
  test('names its recipient in masked form, and its reference', () => {
    openAtCode();
    const { textContent } = document.body;
    expect(textContent).toContain(interpolate(otp.reference, { code: 'ABCD' }));
    expect(textContent).toContain('•••• 5678');
    expect(textContent).not.toContain(CONTACT.phone);
    expect(textContent).not.toContain(CONTACT.email);
    expect(textContent).toContain(otp.hint);
  });

  test.each([
    ['sms', otp.sentTo.sms, [true, false]],
    ['email', otp.sentTo.email, [false, true]],
    ['both', otp.sentTo.both, [true, true]],
    [undefined, otp.sent, [true, true]],
  ] as const)('names the channel as far as the server does: %s', (channel, text, names) => {
    openAtCode({ channel });
    const contact = { phone: maskPhone(CONTACT.phone), email: maskEmail(CONTACT.email) };
    const said = document.body.textContent;
    expect(said).toContain(interpolate(text, { digits: 6, ...contact }));
    expect([contact.phone, contact.email].map((one) => said.includes(one))).toEqual(names);
  });

  test.each([
    ['TH', '0812345678', '081\u00A0234\u00A05678'],
    ['GB', '7400123456', '+44\u00A07400\u00A0123456'],
  ])(
    'a contact of %s that was just typed is shown in full, so that it can be checked',
    async (phone_country, phone, shown) => {
      openAtCode({}, { ...CONTACT, phone_country, phone });
      await vi.waitFor(() => expect(document.body.textContent).toContain(shown));
      expect(document.body.textContent).toContain(CONTACT.email);
    },
  );

  test('without a reference shows none', () => {
    openAtCode({ reference: '' });
    expect(document.body.textContent).toContain(otp.hintWithoutReference);
    expect(document.body.textContent).not.toContain(otp.hint);
  });

  test.each(['123456', '๑๒๓๔๕๖', '123 456'])('is sent as its digits, only on the press: %j', async (typed) => {
    openAtCode();
    await userEvent.click(field());
    await userEvent.paste(typed);
    expect(client.validate).not.toHaveBeenCalled();
    await press(otp.submit);
    expect(client.validate).toHaveBeenCalledExactlyOnceWith(CONTACT, '123456');
    expect(done).toHaveBeenCalledOnce();
  });

  test('is sent once for two presses in one tick and a later one, and opens nothing before its answer', async () => {
    let accept = (): void => undefined;
    client.validate.mockReturnValueOnce(new Promise((resolve) => (accept = resolve)));
    openAtCode();
    await userEvent.type(field(), '123456');
    const button = screen.getByRole('button', { name: otp.submit });
    act(() => {
      button.click();
      button.click();
    });
    expect(client.validate).toHaveBeenCalledOnce();
    await userEvent.click(button);
    expect(client.validate).toHaveBeenCalledOnce();
    expect($otpResendWait.get().status).not.toBe('spent');
    expect(done).not.toHaveBeenCalled();
    accept();
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect($otpResendWait.get().status).toBe('spent');
  });

  test('is not sent while it is incomplete', async () => {
    openAtCode();
    await userEvent.type(field(), '123');
    await press(otp.submit);
    expect(document.body.textContent).toContain(interpolate(otp.incomplete, { digits: 6 }));
    expect(client.validate).not.toHaveBeenCalled();
  });

  test.each([
    [refused(422, { fields: { otp: 'The code has expired' } }), 'The code has expired'],
    [refused(422), otp.wrong],
    [refused(400), otp.wrong],
    [new CallError({ kind: 'offline' }), messages.errors.call.offline],
    [refused(500), messages.errors.call.server],
  ])('shows the reason of a refusal, keeps its digits and gets the focus (%#)', async (error, text) => {
    client.validate.mockRejectedValue(error);
    openAtCode();
    await userEvent.type(field(), '123456');
    await press(otp.submit);
    await vi.waitFor(() => expect(document.body.textContent).toContain(text));
    expect(field().value).toBe('123456');
    expect(document.activeElement).toBe(field());
    expect(done).not.toHaveBeenCalled();
  });

  test('that was refused after its first response was lost may have been used', async () => {
    client.validate.mockRejectedValueOnce(refused(504)).mockRejectedValue(refused(422));
    openAtCode();
    await userEvent.type(field(), '123456');
    await press(otp.submit);
    await vi.waitFor(() => expect(document.body.textContent).toContain(messages.errors.call.server));
    await press(otp.submit);
    await vi.waitFor(() => expect(document.body.textContent).toContain(otp.maybeUsed));
    await userEvent.type(field(), '{Backspace}7');
    await press(otp.submit);
    await vi.waitFor(() => expect(document.body.textContent).toContain(otp.wrong));
  });

  test('is announced when it is refused, even if its field already had the focus', async () => {
    client.validate.mockRejectedValue(refused(422));
    openAtCode();
    const said = screen.getByRole('alert', { hidden: true });
    expect(said.textContent).toBe('');
    await userEvent.type(field(), '123456{Enter}');
    await vi.waitFor(() => expect(said.textContent).toBe(otp.wrong));
    await userEvent.type(field(), '{Backspace}{Enter}');
    await vi.waitFor(() => expect(said.textContent).toBe(interpolate(otp.incomplete, { digits: 6 })));
    expect(screen.getByRole('alert')).toBe(said);
  });

  test('is locked after too many tries for as long as the server says', async () => {
    client.validate.mockRejectedValue(refused(429, { retryAfter: 563 }));
    openAtCode();
    await userEvent.type(field(), '123456');
    await press(otp.submit);
    await vi.waitFor(() =>
      expect(document.body.textContent).toContain(interpolate(otp.locked, { time: '10\u00A0minutes' })),
    );
    expect(screen.queryByLabelText(otp.label)).toBeNull();
    expect(screen.queryByRole('button', { name: otp.submit })).toBeNull();
    expect(screen.queryByRole('button', { name: /new code/ })).toBeNull();
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('that could not be checked shows the wait, and can be entered again', async () => {
    client.validate.mockRejectedValue(refused(429, { retryAfter: 10 }));
    openAtCode();
    await userEvent.type(field(), '123456');
    await press(otp.submit);
    const wait = interpolate(errors.call.tooMany, { seconds: 10 });
    await vi.waitFor(() => expect(document.body.textContent).toContain(wait));
    expect(screen.getByRole('button', { name: otp.submit })).toHaveProperty('disabled', false);
  });

  test('shows after the second wrong one how many tries are left', async () => {
    client.validate.mockRejectedValue(refused(422));
    openAtCode();
    await userEvent.type(field(), '123456');
    await press(otp.submit);
    await vi.waitFor(() => expect(document.body.textContent).toContain(otp.wrong));
    expect(document.body.textContent).not.toContain(interpolate(otp.triesLeft, { tries: 4 }));
    await press(otp.submit);
    const said = `${otp.wrong} ${interpolate(otp.triesLeft, { tries: 3 })}`;
    await vi.waitFor(() => expect(document.body.textContent).toContain(said));
  });

  test.each(['locked', 'spent'] as const)('that is %s is not announced as sent', (status) => {
    openAtCode({ status });
    const contact = { phone: maskPhone(CONTACT.phone), email: maskEmail(CONTACT.email) };
    expect(document.body.textContent).toContain(interpolate(otp.ended, contact));
    expect(document.body.textContent).not.toContain(interpolate(otp.sent, { digits: 6, ...contact }));
    expect(document.body.textContent).not.toContain(interpolate(otp.uncertain, { digits: 6, ...contact }));
    expect(document.body.textContent).not.toContain(otp.hint);
    expect(screen.queryByLabelText(otp.label)).toBeNull();
    expect(screen.queryByRole('button', { name: otp.submit })).toBeNull();
  });
});

describe('a code that can no longer be used', () => {
  const ended = interpolate(otp.ended, { phone: maskPhone(CONTACT.phone), email: maskEmail(CONTACT.email) });
  const offered = (): readonly (string | null)[] => screen.getAllByRole('button').map(({ textContent }) => textContent);

  test.each(['locked', 'spent'] as const)(
    'only another code can be asked for after one that is %s, and its field comes with the focus',
    async (status) => {
      openAtCode({ status, until: Date.now() - 1 });
      expect(screen.getByRole('alert').textContent).toBe(ended);
      expect(offered()).toEqual([otp.resend, otp.change]);
      await press(otp.resend);
      await vi.waitFor(() => expect(document.activeElement).toBe(field()));
      expect(field().value).toBe('');
      expect(screen.getByRole('status').textContent).toBe(otp.resent);
      expect(document.body.textContent).not.toContain(ended);
      expect(offered()).toEqual([otp.submit, otp.change]);
    },
  );

  test('a code that expires before the eyes says so, and leaves the focus at what is said', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      openAtCode({ until: Date.now() + 1000, expires: Date.now() + 5000 });
      field().focus();
      expect(document.body.textContent).not.toContain(ended);
      await act(async () => vi.advanceTimersByTimeAsync(6000));
      expect(screen.queryByLabelText(otp.label)).toBeNull();
      const said = screen.getByRole('alert');
      expect(said.textContent).toBe(ended);
      expect(document.activeElement).toBe(said.parentElement);
      expect(offered()).toEqual([otp.resend, otp.change]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a code whose expiry the server does not name keeps its field', () => {
    const until = Date.now() - 1;
    openAtCode({ until, expires: until });
    expect(field()).toBeDefined();
    expect(offered()).toEqual([otp.submit, otp.resend, otp.change]);
  });

  test('another code that could not be sent says why, and can be asked for again', async () => {
    client.request.mockRejectedValue(new CallError({ kind: 'offline' }));
    openAtCode({ status: 'spent', until: Date.now() - 1 });
    await press(otp.resend);
    await vi.waitFor(() => expect(document.body.textContent).toContain(errors.call.offline));
    expect(offered()).toEqual([otp.resend, otp.change]);
  });

  test('a first request that came too soon is not said to have sent a code; an earlier one can be entered', async () => {
    client.request.mockRejectedValue(refused(429, { retryAfter: 32 }));
    open();
    await userEvent.type(screen.getByLabelText(messages.fields.labels.phone), CONTACT.phone);
    await userEvent.type(screen.getByLabelText(messages.fields.labels.email), CONTACT.email);
    await press(otp.recover.submit);
    const contact = { phone: maskPhone(CONTACT.phone), email: maskEmail(CONTACT.email) };
    await vi.waitFor(() => expect(document.body.textContent).toContain(interpolate(otp.refused, contact)));
    expect(document.body.textContent).not.toContain(interpolate(otp.sent, { digits: 6, ...contact }));
    expect(document.body.textContent).not.toContain(interpolate(otp.uncertain, { digits: 6, ...contact }));
    expect(screen.getByText(/new code in 3[12] seconds/)).toBeDefined();
    await userEvent.type(field(), '123456');
    await press(otp.submit);
    expect(client.validate).toHaveBeenCalledExactlyOnceWith(CONTACT, '123456');
  });
});

describe('another code', () => {
  test('can be requested after the wait, and shows its own reference', async () => {
    openAtCode({ until: Date.now() - 1 });
    await press(otp.resend);
    await vi.waitFor(() => expect(document.body.textContent).toContain(interpolate(otp.reference, { code: 'WXYZ' })));
    expect(document.body.textContent).toContain(otp.resent);
    expect(client.request).toHaveBeenCalledExactlyOnceWith(CONTACT);
    expect(document.activeElement).toBe(field());
  });

  test('cannot be requested before the wait is over', () => {
    openAtCode();
    expect(screen.getByText(/new code in (?:1 minute|\d+ seconds)/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /new code/ })).toBeNull();
  });

  test('is not announced as sent if it was refused as too soon', async () => {
    client.request.mockRejectedValue(refused(429, { retryAfter: 32 }));
    openAtCode({ until: Date.now() - 1, expires: Date.now() - 1 });
    await press(otp.resend);
    const status = screen.getByRole('status');
    await vi.waitFor(() => expect(status.textContent).toBe(otp.notSent));
    expect(document.body.textContent).not.toContain(otp.resent);
  });

  test('may have been sent if its response was lost: the dialog says so, and not that it was sent', async () => {
    client.request.mockRejectedValue(new CallError({ kind: 'unreadable' }));
    openAtCode({ until: Date.now() - 1 });
    await press(otp.resend);
    const facts = { digits: 6, phone: maskPhone(CONTACT.phone), email: maskEmail(CONTACT.email) };
    await vi.waitFor(() => expect(document.body.textContent).toContain(interpolate(otp.uncertain, facts)));
    for (const claim of [otp.sent, ...Object.values(otp.sentTo)])
      expect(document.body.textContent).not.toContain(interpolate(claim, facts));
  });
});

describe('an unknown contact', () => {
  const phone = (): HTMLElement => screen.getByLabelText(messages.fields.labels.phone);
  const email = (): HTMLElement => screen.getByLabelText(messages.fields.labels.email);

  test('is requested, cleaned and validated as in every form', async () => {
    open();
    await userEvent.type(phone(), '+66 81-234-5678');
    await userEvent.type(email(), 'applicant@example');
    await press(otp.recover.submit);
    await vi.waitFor(() => expect(document.body.textContent).toContain(messages.errors.rules.email));
    expect(client.request).not.toHaveBeenCalled();
    await userEvent.type(email(), '.com');
    await press(otp.recover.submit);
    await vi.waitFor(() => expect(client.request).toHaveBeenCalledExactlyOnceWith(CONTACT));
    expect(field()).toBeTruthy();
  });

  test('stays in its form with the reason if no code could be sent', async () => {
    client.request.mockRejectedValue(new CallError({ kind: 'offline' }));
    open();
    await userEvent.type(phone(), CONTACT.phone);
    await userEvent.type(email(), CONTACT.email);
    await press(otp.recover.submit);
    await vi.waitFor(() => expect(document.body.textContent).toContain(messages.errors.call.offline));
    expect(email()).toHaveProperty('value', CONTACT.email);
  });

  test('may be changed from the code', async () => {
    openAtCode();
    await press(otp.change);
    expect(email()).toHaveProperty('value', CONTACT.email);
  });
});
