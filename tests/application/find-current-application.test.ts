// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { markUnconfirmed, unconfirmedContact } from '../../src/application/application-flags.ts';
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

describe('a form sends to the application of this tab', () => {
  test('a form sends to the application of its tab while the contact is still the same', async () => {
    expect(await findCurrentApplication(applyingSession(), START)).toEqual({ isNew: false });
  });

  test('a form sends to the application of its tab after another tab has begun one, without using its token', async () => {
    const session = applyingSession();
    session.stores.$id.set('8');
    session.stores.$token.set('token of the other tab');
    expect(await findCurrentApplication(session, START)).toEqual({ isNew: false });
    expect([session.stores.$id.get(), session.stores.$token.get()]).toEqual(['7', '']);
  });

  test('a form does not send to the application of its tab where another person has taken the place', async () => {
    expect(await findCurrentApplication(applyingSession(), OTHER)).toEqual({ isNew: true });
  });
});

test('without a session the application is new', async () => {
  expect(await findCurrentApplication(freshSession(), START)).toEqual({ isNew: true });
  expect(server.seen).toEqual([]);
});

describe('an application whose code was not entered yet', () => {
  test('an application without its code is that of the person who began it', async () => {
    const session = returning();
    markUnconfirmed(session, CONTACT);
    expect(await findCurrentApplication(session, START)).toEqual({ isNew: false });
    // It was not typed on this page, so the dialog masks it.
    expect(session.$contact.get()).toBeUndefined();
  });

  test('an application without its code is not that of another person', async () => {
    const session = returning();
    markUnconfirmed(session, CONTACT);
    expect(await findCurrentApplication(session, OTHER)).toEqual({ isNew: true });
    expect(unconfirmedContact(session)).toEqual(CONTACT);
    expect(server.seen).toEqual([]);
  });
});

describe('an application of another tab', () => {
  test('an application of another tab is taken where the server says that it is of this contact', async () => {
    server.on('/application/7', { id: 7, ...CONTACT });
    expect(await findCurrentApplication(returning(), START)).toMatchObject({ isNew: false, application: { id: '7' } });
  });

  test.each([
    ['is of somebody else', { id: 7, ...CONTACT, email: 'a@example.com' }],
    ['cannot be read', refused(500)],
  ])('an application of another tab is left alone where it %s', async (_why, answer) => {
    server.on('/application/7', answer);
    const session = returning();
    expect(await findCurrentApplication(session, START)).toEqual({ isNew: true });
    expect([session.$loadedApplicationId.get(), session.$contact.get()]).toEqual([undefined, CONTACT]);
  });
});
