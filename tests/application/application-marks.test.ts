// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  isRegistrationUnanswered,
  isReviewed,
  markConfirmed,
  markNumber,
  markRegistrationAnswered,
  markRegistrationUnanswered,
  markReviewed,
  markSent,
  markUnconfirmed,
  unconfirmedContact,
} from '../../src/application/application-marks.ts';
import { loadMethods } from '../../src/payment/payment-client.ts';
import { fakeServer } from './fake-server.ts';
import { applyingSession, START } from './test-session.ts';

test('the fee is kept with the number of its application, and removed with it', async () => {
  const session = applyingSession();
  fakeServer().on('/payment/available-method', { amount: 500, methods: ['thai_qr'] });
  const known = () => session.stores.$marks.get().known;
  await loadMethods(session);
  expect(known()).toBeUndefined();
  markNumber(session, '7', 'B0000007');
  await loadMethods(session);
  expect(known()).toEqual({ id: '7', number: 'B0000007', amount: 500 });
  markNumber(session, '7', 'B0000007');
  expect(known()).toHaveProperty('amount');
  markNumber(session, '8', 'B0000008');
  expect(known()).toEqual({ id: '8', number: 'B0000008' });
});

test('that it was sent is kept with the application, also for an unknown day, and removed again', () => {
  const session = applyingSession();
  markSent(session, '2026-11-29T03:00:00Z');
  expect(session.stores.$marks.get()).toEqual({});
  markNumber(session, '7', 'B0000007');
  markSent(session, '2026-11-29T03:00:00Z');
  expect(session.environment.findSent('bachelor')).toEqual({ number: 'B0000007', sentAt: '2026-11-29T03:00:00Z' });
  markSent(session, '');
  expect(session.environment.findSent('bachelor')).toEqual({ number: 'B0000007', sentAt: '' });
  markSent(session, undefined);
  expect(session.environment.findSent('bachelor')).toBeUndefined();
});

test('a number that the university has changed is kept again, without the fee of before', () => {
  const session = applyingSession();
  session.stores.$marks.set({ known: { id: '7', number: 'B0000007', amount: 500 } });
  markNumber(session, '7', 'B0000008');
  expect(session.stores.$marks.get().known).toEqual({ id: '7', number: 'B0000008' });
});

test('each mark is set and removed without the others', () => {
  const { phone, phone_country, email } = START;
  const contact = { phone, phone_country, email };
  const session = applyingSession();
  const marks = () => [
    isReviewed(session),
    unconfirmedContact(session),
    isRegistrationUnanswered(session, contact),
    isRegistrationUnanswered(session, { ...contact, email: 'a@example.com' }),
  ];
  expect(marks()).toEqual([false, undefined, false, false]);
  markReviewed(session);
  markUnconfirmed(session, contact);
  markRegistrationUnanswered(session, contact);
  expect(marks()).toEqual([true, contact, true, false]);
  markRegistrationAnswered(session);
  expect(marks()).toEqual([true, contact, false, false]);
  markConfirmed(session);
  expect(marks()).toEqual([true, undefined, false, false]);
  markReviewed(session, false);
  expect(marks()).toEqual([false, undefined, false, false]);
});
