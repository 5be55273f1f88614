// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeDashboardContact, saveDashboardContact } from '../../../../src/platform/storage/dashboard.ts';
import { askForOtp } from '../../../../src/application/ui/otp/ask-for-otp.tsx';
import { fakeServer, type FakeServer } from '../../fake-server.ts';
import { applyingSession, messages, type TestSession } from '../../test-session.ts';

const { otp } = messages;
const CONTACT = { phone: '0899999999', phone_country: 'TH', email: 'dashboard@example.com' };

let server: FakeServer;
let session: TestSession;
beforeEach(() => {
  server = fakeServer();
  session = applyingSession();
  session.$contact.set(undefined);
});
afterEach(async () => {
  removeDashboardContact();
  act(() => {
    screen.queryByRole('button', { name: otp.close })?.click();
  });
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
});

const ask = (): void => void askForOtp(session, messages, { reason: 'session' });
const typed = (name: string): string =>
  document.querySelector<HTMLInputElement>(`dialog input[name="${name}"], [role="dialog"] input[name="${name}"]`)
    ?.value ?? 'absent';

test('after the dashboard the contact is prefilled, and the dialog says why it asks again', async () => {
  saveDashboardContact({ ...CONTACT, id: '7' });
  ask();
  await screen.findByText(otp.dashboard.lead);
  expect([typed('phone'), typed('email')]).toEqual([CONTACT.phone, CONTACT.email]);
  expect(server.seen).toEqual([]);
});

test('the contact of another application is not used', async () => {
  saveDashboardContact({ ...CONTACT, id: '8' });
  ask();
  await screen.findByText(otp.session.lead);
  expect([typed('phone'), typed('email')]).toEqual(['', '']);
});
