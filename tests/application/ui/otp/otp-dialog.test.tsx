// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
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

test('the contact is asked for first, in the home country', () => {
  open();
  screen.getByText('+66', { selector: 'span' });
  screen.getByRole('button', { name: otp.recover.submit });
});

describe('the code', () => {
  test('a code names its recipient in masked form, and its reference', () => {
    openAtCode();
    const { textContent } = document.body;
    expect(textContent).toContain(interpolate(otp.reference, { code: 'ABCD' }));
    expect(textContent).toContain('•••• 5678');
    expect(textContent).not.toContain(CONTACT.phone);
    expect(textContent).not.toContain(CONTACT.email);
    expect(textContent).toContain(otp.hint);
  });

  test.each([
    ['TH', '0812345678', '081 234 5678'],
    ['GB', '7400123456', '+44 7400 123456'],
  ])(
    'shows a contact of %s that was just typed in full, so that it can be checked',
    async (phone_country, phone, shown) => {
      openAtCode({}, { ...CONTACT, phone_country, phone });
      await vi.waitFor(() => expect(document.body.textContent).toContain(shown));
      expect(document.body.textContent).toContain(CONTACT.email);
    },
  );

  test('a code without a reference is not said to have one', () => {
    openAtCode({ reference: '' });
    expect(document.body.textContent).toContain(otp.hintWithoutReference);
    expect(document.body.textContent).not.toContain(otp.hint);
  });

  test.each(['123456', '๑๒๓๔๕๖', '123 456'])(
    'the code %j is sent as its digits, and only on the press',
    async (typed) => {
      openAtCode();
      await userEvent.click(field());
      await userEvent.paste(typed);
      expect(client.validate).not.toHaveBeenCalled();
      await press(otp.submit);
      expect(client.validate).toHaveBeenCalledExactlyOnceWith(CONTACT, '123456');
      expect(done).toHaveBeenCalledOnce();
    },
  );

  test('an incomplete code is not sent', async () => {
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
  ])('a refused code says why, still shows its digits and takes the focus (%#)', async (error, text) => {
    client.validate.mockRejectedValue(error);
    openAtCode();
    await userEvent.type(field(), '123456');
    await press(otp.submit);
    await vi.waitFor(() => expect(document.body.textContent).toContain(text));
    expect(field().value).toBe('123456');
    expect(document.activeElement).toBe(field());
    expect(done).not.toHaveBeenCalled();
  });

  test('a refused code is told, also when the focus was in its field already', async () => {
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

  test('a code tried too often is locked for as long as the server says', async () => {
    client.validate.mockRejectedValue(refused(429, { retryAfter: 563 }));
    openAtCode();
    await userEvent.type(field(), '123456');
    await press(otp.submit);
    await vi.waitFor(() =>
      expect(document.body.textContent).toContain(interpolate(otp.locked, { time: '10\u00A0minutes' })),
    );
    expect(screen.getByRole('button', { name: otp.submit })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: /new code/ })).toBeNull();
  });

  test('a code that could not be checked for a moment says how long to wait, and can be entered again', async () => {
    client.validate.mockRejectedValue(refused(429, { retryAfter: 10 }));
    openAtCode();
    await userEvent.type(field(), '123456');
    await press(otp.submit);
    const wait = interpolate(errors.call.tooMany, { seconds: 10 });
    await vi.waitFor(() => expect(document.body.textContent).toContain(wait));
    expect(screen.getByRole('button', { name: otp.submit })).toHaveProperty('disabled', false);
  });

  test('a code that is wrong for the second time says how many tries are left', async () => {
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

  test.each(['locked', 'spent'] as const)('a code that is %s is not said to be on its way', (status) => {
    openAtCode({ status });
    const contact = { phone: maskPhone(CONTACT.phone), email: maskEmail(CONTACT.email) };
    expect(document.body.textContent).toContain(interpolate(otp.ended, contact));
    expect(document.body.textContent).not.toContain(interpolate(otp.sent, { digits: 6, ...contact }));
    expect(document.body.textContent).not.toContain(otp.uncertain);
    expect(screen.getByRole('button', { name: otp.submit })).toHaveProperty('disabled', true);
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
    expect(document.body.textContent).not.toContain(otp.uncertain);
    expect(screen.getByText(/new code in 3[12] seconds/)).toBeDefined();
    await userEvent.type(field(), '123456');
    await press(otp.submit);
    expect(client.validate).toHaveBeenCalledExactlyOnceWith(CONTACT, '123456');
  });
});

describe('another code', () => {
  test('another code can be asked for when the wait is over, and shows its own reference', async () => {
    openAtCode({ until: Date.now() - 1 });
    await press(otp.resend);
    await vi.waitFor(() => expect(document.body.textContent).toContain(interpolate(otp.reference, { code: 'WXYZ' })));
    expect(document.body.textContent).toContain(otp.resent);
    expect(client.request).toHaveBeenCalledExactlyOnceWith(CONTACT);
    expect(document.activeElement).toBe(field());
  });

  test('another code cannot be asked for before the wait is over', () => {
    openAtCode();
    expect(screen.getByText(/new code in (?:1 minute|\d+ seconds)/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /new code/ })).toBeNull();
  });

  test('another code that was refused as too soon is not said to have been sent', async () => {
    client.request.mockRejectedValue(refused(429, { retryAfter: 32 }));
    openAtCode({ until: Date.now() - 1, expires: Date.now() - 1 });
    await press(otp.resend);
    const status = screen.getByRole('status');
    await vi.waitFor(() => expect(status.textContent).toBe(otp.notSent));
    expect(document.body.textContent).not.toContain(otp.resent);
  });

  test('another code whose answer was lost may have been sent, and the dialog says so', async () => {
    client.request.mockRejectedValue(new CallError({ kind: 'timeout' }));
    openAtCode({ until: Date.now() - 1 });
    await press(otp.resend);
    await vi.waitFor(() => expect(document.body.textContent).toContain(otp.uncertain));
  });
});

describe('a contact that is not known', () => {
  const phone = (): HTMLElement => screen.getByLabelText(messages.fields.labels.phone);
  const email = (): HTMLElement => screen.getByLabelText(messages.fields.labels.email);

  test('an unknown contact is asked for, cleaned and validated as in every form', async () => {
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

  test('a contact that no code could be sent to still shows what was typed and says why', async () => {
    client.request.mockRejectedValue(new CallError({ kind: 'offline' }));
    open();
    await userEvent.type(phone(), CONTACT.phone);
    await userEvent.type(email(), CONTACT.email);
    await press(otp.recover.submit);
    await vi.waitFor(() => expect(document.body.textContent).toContain(messages.errors.call.offline));
    expect(email()).toHaveProperty('value', CONTACT.email);
  });

  test('a typed contact may be changed from the code', async () => {
    openAtCode();
    await press(otp.change);
    expect(email()).toHaveProperty('value', CONTACT.email);
  });
});
