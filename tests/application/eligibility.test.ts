// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { ensureEligible, isIntakeOpen } from '../../src/application/eligibility.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { applyingSession, freshSession } from './test-session.ts';
import { fakeServer, offline, refused, type FakeServer } from './fake-server.ts';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

describe('whether applying is allowed', () => {
  test("the server's response decides", async () => {
    server.on('/application/7/check-can-apply', { can_apply: true });
    const session = applyingSession();
    expect(await ensureEligible(session)).toBe(true);
    expect(session.environment.dialogs.showNotEligible).not.toHaveBeenCalled();
  });

  test.each([
    [{ can_apply: false }, undefined],
    [{ can_apply: false, reason: 'Opens in May' }, 'Opens in May'],
  ])('%j opens a dialog', async (answer, reason) => {
    server.on('/application/7/check-can-apply', answer);
    const session = applyingSession();
    expect(await ensureEligible(session)).toBe(false);
    expect(session.environment.dialogs.showNotEligible).toHaveBeenCalledExactlyOnceWith(reason);
  });

  test('permission of a moment ago is enough; a refusal is requested again', async () => {
    const session = applyingSession();
    expect([await ensureEligible(session, { can_apply: true }), server.seen]).toEqual([true, []]);
    server.on('/application/7/check-can-apply', { can_apply: true });
    expect(await ensureEligible(session, { can_apply: false, reason: 'Opens in May' })).toBe(true);
    expect(server.seen).toHaveLength(1);
    expect(session.environment.dialogs.showNotEligible).not.toHaveBeenCalled();
  });

  test.each([
    [true, [['/en']]],
    [false, []],
  ])('the dialog opens the other programmes if the applicant wants to see them: %s', async (wants, navigations) => {
    server.on('/application/7/check-can-apply', { can_apply: false });
    const session = applyingSession();
    session.environment.dialogs.showNotEligible.mockResolvedValue(wants);
    expect(await ensureEligible(session)).toBe(false);
    expect(session.environment.location.navigate.mock.calls).toEqual(navigations);
  });

  test('a lost response is an error, and a flow without the call makes none', async () => {
    server.on('/check-can-apply', offline);
    await expect(ensureEligible(applyingSession())).rejects.toEqual(offline);
    server.seen.length = 0;
    expect([await ensureEligible(applyingSession(shortCourse)), server.seen]).toEqual([true, []]);
  });
});

describe('whether an intake is open before the registration', () => {
  const round = (open: boolean) => ({ id: open ? 1 : 2, name: 'Round', open });
  const isOpen = (rounds: unknown): Promise<boolean> => {
    server.on('/application/campaign/application', rounds);
    return isIntakeOpen(freshSession(), { programme_type: 'transfer' });
  };

  test.each([
    [[], false],
    [[round(false)], false],
    [[round(false), round(true)], true],
    [[{ id: 1, name: 'Round' }], true],
  ])('the rounds decide whether an intake is open: %j', async (rounds, expected) => {
    expect(await isOpen(rounds)).toBe(expected);
    expect(server.seen.map(({ query }) => query)).toEqual([{ type: 'bachelor', programme_type: 'transfer' }]);
  });

  test('kept rounds hide the notice but never allow registration', async () => {
    const noticed = () => isIntakeOpen(freshSession(), {}, 'use');
    server.on('/application/campaign/application', [round(false)]);
    expect(await noticed()).toBe(false);
    server.on('/application/campaign/application', [round(true)]);
    expect(await noticed()).toBe(true);
    server.on('/application/campaign/application', [round(false)]);
    server.seen.length = 0;
    expect([await noticed(), server.seen]).toEqual([true, []]);
    expect(await isIntakeOpen(freshSession(), {})).toBe(false);
  });

  test('the intake counts as open if the rounds cannot be read or are not listed', async () => {
    expect(await isOpen(refused(400))).toBe(true);
    server.seen.length = 0;
    expect([await isIntakeOpen(freshSession(shortCourse), {}), server.seen]).toEqual([true, []]);
  });
});
