// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { markUnconfirmed, unconfirmedContact } from '../../src/application/application-marks.ts';
import { findCurrentApplication } from '../../src/application/register.ts';
import { fakeServer, refused, type FakeServer } from './fake-server.ts';
import { applyingSession, freshSession, START } from './test-session.ts';

const { phone, phone_country, email } = START;
const CONTACT = { phone, phone_country, email };
const OTHER = { ...START, email: 'somebody.else@example.com' };
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

/** This tab has not read the application that storage names. */
const returning = () => {
  const session = applyingSession();
  session.$loadedApplicationId.set(undefined);
  session.$contact.set(undefined);
  return session;
};

describe('the application that a form sends to', () => {
  test('is that of its tab while the contact is the same', async () => {
    const session = applyingSession();
    expect(await findCurrentApplication(session, START)).toEqual({ isNew: false });
    expect(session.stores.$token.get()).toBe('old-token');
  });

  test("is that of its tab after another tab has begun one, without using that one's token", async () => {
    const session = applyingSession();
    session.stores.$id.set('8');
    session.stores.$token.set('token of the other tab');
    expect(await findCurrentApplication(session, START)).toEqual({ isNew: false });
    expect([session.stores.$id.get(), session.stores.$token.get()]).toEqual(['7', '']);
  });

  test('is not that of its tab if another person has registered since', async () => {
    expect(await findCurrentApplication(applyingSession(), OTHER)).toEqual({ isNew: true });
  });
});

test('is new without a session', async () => {
  expect(await findCurrentApplication(freshSession(), START)).toEqual({ isNew: true });
  expect(server.seen).toEqual([]);
});

describe('an application whose code was not entered', () => {
  test('belongs to the person who began it', async () => {
    const session = returning();
    markUnconfirmed(session, CONTACT);
    expect(await findCurrentApplication(session, START)).toEqual({ isNew: false });
    // It was not typed on this page, so the dialog masks it.
    expect(session.$contact.get()).toBeUndefined();
  });

  test('does not belong to another person', async () => {
    const session = returning();
    markUnconfirmed(session, CONTACT);
    expect(await findCurrentApplication(session, OTHER)).toEqual({ isNew: true });
    expect(unconfirmedContact(session)).toEqual(CONTACT);
    expect(server.seen).toEqual([]);
  });
});

describe("another tab's application", () => {
  test('is used if the server confirms this contact', async () => {
    server.on('/application/7', { id: 7, ...CONTACT });
    expect(await findCurrentApplication(returning(), START)).toMatchObject({ isNew: false, application: { id: '7' } });
  });

  test.each([
    ['belongs to somebody else', { id: 7, ...CONTACT, email: 'a@example.com' }],
    ['cannot be read', refused(400)],
    // A code would be asked of whoever sits here now.
    ['needs a code', refused(401)],
  ])('is left alone if it %s', async (_why, answer) => {
    server.on('/application/7', answer);
    const session = returning();
    expect(await findCurrentApplication(session, START)).toEqual({ isNew: true });
    expect([session.$loadedApplicationId.get(), session.$contact.get()]).toEqual([undefined, CONTACT]);
    expect(session.environment.dialogs.askForOtp).not.toHaveBeenCalled();
  });
});
