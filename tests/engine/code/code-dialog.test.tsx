// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../../src/api/errors.ts';
import { CodeDialog } from '../../../src/engine/code/CodeDialog.tsx';
import type { CodeCalls, Sent } from '../../../src/engine/code/code-calls.ts';
import { fill } from '../../../src/lib/fill.ts';
import { $codeWait } from '../../../src/state/code-wait.ts';
import { words } from '../bachelor-context.ts';

const CONTACT = { phone: '0812345678', phone_country: 'TH', email: 'applicant@example.com' };
const { code } = words;
const calls = {
  purpose: 'bachelor',
  request: vi.fn<CodeCalls['request']>(),
  validate: vi.fn<CodeCalls['validate']>(),
};
const done = vi.fn();
const refused = (status: number, parts: object = {}): CallError => new CallError({ kind: 'http', status, ...parts });

const open = (sent?: Sent): void => {
  const contact = sent ? CONTACT : undefined;
  render(<CodeDialog words={words} locale="en" calls={calls} lead="" contact={contact} sent={sent} onDone={done} />);
};
const openAtCode = (sent: Partial<Sent> = {}): void => {
  open({ reference: 'ABCD', until: Date.now() + 60_000, maybe: false, ...sent });
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (): HTMLInputElement => screen.getByLabelText(code.label);

beforeEach(() => {
  vi.resetAllMocks();
  calls.request.mockResolvedValue({ ref_code: 'WXYZ', resend_in: 60, expires_in: 600, channel: 'sms' });
  calls.validate.mockResolvedValue();
  $codeWait.set({ until: 0, reference: '', recipient: 0 });
});
afterEach(cleanup);

test('the contact is asked for first, in the home country', () => {
  open();
  screen.getByText('+66', { selector: 'span' });
  screen.getByRole('button', { name: code.find.submit });
});

describe('the code', () => {
  test('says where it went without telling, and by which reference', () => {
    openAtCode();
    const { textContent } = document.body;
    expect(textContent).toContain(fill(code.reference, { code: 'ABCD' }));
    expect(textContent).toContain('•••• 5678');
    expect(textContent).not.toContain(CONTACT.phone);
    expect(textContent).not.toContain(CONTACT.email);
  });

  test.each(['123456', '๑๒๓๔๕๖', '123 456'])('%j is sent as its digits, and only on the press', async (typed) => {
    openAtCode();
    await userEvent.click(field());
    await userEvent.paste(typed);
    expect(calls.validate).not.toHaveBeenCalled();
    await press(code.submit);
    expect(calls.validate).toHaveBeenCalledExactlyOnceWith(CONTACT, '123456');
    expect(done).toHaveBeenCalledOnce();
  });

  test('that is not whole is not sent', async () => {
    openAtCode();
    await userEvent.type(field(), '123');
    await press(code.submit);
    expect(document.body.textContent).toContain(fill(code.incomplete, { digits: 6 }));
    expect(calls.validate).not.toHaveBeenCalled();
  });

  test.each([
    [refused(422, { fields: { otp: 'The code has expired' } }), 'The code has expired'],
    [refused(422), code.wrong],
    [refused(400), code.wrong],
    [new CallError({ kind: 'offline' }), words.errors.call.offline],
    [refused(500), words.errors.call.server],
  ])('that was refused says why, keeps its digits and takes the focus (%#)', async (error, text) => {
    calls.validate.mockRejectedValue(error);
    openAtCode();
    await userEvent.type(field(), '123456');
    await press(code.submit);
    await vi.waitFor(() => expect(document.body.textContent).toContain(text));
    expect(field().value).toBe('123456');
    expect(document.activeElement).toBe(field());
    expect(done).not.toHaveBeenCalled();
  });

  test('tried too often is locked for as long as the server says', async () => {
    calls.validate.mockRejectedValue(refused(429, { retryAfter: 30 }));
    openAtCode();
    await userEvent.type(field(), '123456');
    await press(code.submit);
    await vi.waitFor(() => expect(document.body.textContent).toContain(fill(code.locked, { seconds: 30 })));
    expect(screen.getByRole('button', { name: code.submit })).toHaveProperty('disabled', true);
  });
});

describe('another code', () => {
  test('can be asked for when the wait is over, and shows its own reference', async () => {
    openAtCode({ until: Date.now() - 1 });
    await press(code.resend);
    await vi.waitFor(() => expect(document.body.textContent).toContain(fill(code.reference, { code: 'WXYZ' })));
    expect(document.body.textContent).toContain(code.resent);
    expect(calls.request).toHaveBeenCalledExactlyOnceWith(CONTACT);
  });

  test('cannot be asked for before', () => {
    openAtCode();
    expect(screen.getByRole('button', { name: /new code in \d+ seconds/ })).toHaveProperty('disabled', true);
  });

  test('whose answer was lost may have been sent, and the dialog says so', async () => {
    calls.request.mockRejectedValue(new CallError({ kind: 'timeout' }));
    openAtCode({ until: Date.now() - 1 });
    await press(code.resend);
    await vi.waitFor(() => expect(document.body.textContent).toContain(code.maybeSent));
  });
});

describe('a contact that is not known', () => {
  const phone = (): HTMLElement => screen.getByLabelText(words.fields.labels.phone);
  const email = (): HTMLElement => screen.getByLabelText(words.fields.labels.email);

  test('is asked for, cleaned and judged as everywhere', async () => {
    open();
    await userEvent.type(phone(), '+66 81-234-5678');
    await userEvent.type(email(), 'applicant@example');
    await press(code.find.submit);
    await vi.waitFor(() => expect(document.body.textContent).toContain(words.errors.rules.email));
    expect(calls.request).not.toHaveBeenCalled();
    await userEvent.type(email(), '.com');
    await press(code.find.submit);
    await vi.waitFor(() => expect(calls.request).toHaveBeenCalledExactlyOnceWith(CONTACT));
    expect(field()).toBeTruthy();
  });

  test('that could not be sent to keeps what was typed and says why', async () => {
    calls.request.mockRejectedValue(new CallError({ kind: 'offline' }));
    open();
    await userEvent.type(phone(), CONTACT.phone);
    await userEvent.type(email(), CONTACT.email);
    await press(code.find.submit);
    await vi.waitFor(() => expect(document.body.textContent).toContain(words.errors.call.offline));
    expect(email()).toHaveProperty('value', CONTACT.email);
  });

  test('may be changed from the code', async () => {
    openAtCode();
    await press(code.change);
    expect(email()).toHaveProperty('value', CONTACT.email);
  });
});
