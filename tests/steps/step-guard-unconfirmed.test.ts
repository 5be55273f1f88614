// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { markUnconfirmed, unconfirmedContact } from '../../src/application/application-marks.ts';
import { stepForRoute } from '../../src/flows/definition/step-order.ts';
import { startNewApplication } from '../../src/application/session.ts';
import { enterStep, type StepAccess } from '../../src/steps/step-guard.ts';
import type { RouteName } from '../../src/config/routes.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { fakeServer, refused, type FakeServer } from '../application/fake-server.ts';
import { applyingSession, START, type TestSession } from '../application/test-session.ts';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  window.history.replaceState(null, '', '/en/regisbachelor');
});

const enter = (session: TestSession, route: RouteName): Promise<StepAccess> =>
  enterStep(session, stepForRoute(bachelor, route), true);
const kindOf = async (session: TestSession, route: RouteName): Promise<string> => (await enter(session, route)).kind;

describe('with an application whose first code was not entered yet', () => {
  const CONTACT = { phone: START.phone, phone_country: 'TH', email: START.email };
  const unconfirmedSession = (): TestSession => {
    const session = applyingSession();
    session.$contact.set(undefined);
    session.stores.$draft.set(START);
    markUnconfirmed(session, CONTACT);
    server.on('/application/7', refused(403));
    return session;
  };

  test.each(['unverified', ''])(
    'before the first code was entered, the first page keeps its answers and the contact; token: %j',
    async (token) => {
      const session = unconfirmedSession();
      session.stores.$token.set(token);
      expect(await kindOf(session, 'bachelor')).toBe('unconfirmed');
      expect(session.environment.dialogs.askForOtp).not.toHaveBeenCalled();
      expect(unconfirmedContact(session)).toEqual(CONTACT);
      expect(session.stores.$draft.get()).toMatchObject(START);
    },
  );

  test('before the first code was entered, a later step asks for the code', async () => {
    const session = unconfirmedSession();
    await expect(enter(session, 'bachelor.faculty')).rejects.toMatchObject({ status: 403 });
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledOnce();
  });

  test('a new application forgets answers and contact of the one without its code', async () => {
    const session = unconfirmedSession();
    startNewApplication(session);
    expect(unconfirmedContact(session)).toBeUndefined();
    expect(session.stores.$draft.get()).toEqual({});
    expect(await kindOf(session, 'bachelor')).toBe('new');
  });
});
