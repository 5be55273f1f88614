// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openEnvelope } from '../../../src/platform/storage/envelope.ts';
import { applicationOf, applyingSession, messages, type TestSession } from '../../application/test-session.ts';
import { fakeServer, type FakeServer } from '../../application/fake-server.ts';
import { builtPage, closePage, control, fillIn, FLOW, GOOD, press, summary, hydrate } from './form-page.tsx';

let session: TestSession;
let server: FakeServer;
const open = async (values: Readonly<Record<string, string>>): Promise<void> => {
  builtPage(session);
  fillIn(values);
  await hydrate(session);
};
beforeEach(() => {
  window.history.replaceState(null, '', '/en/regisbachelor/education');
  session = applyingSession(FLOW);
  server = fakeServer();
});
afterEach(closePage);

/** Another tab or the browser's settings remove a key. */
function forget(key: string): void {
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
}

describe('an application that the browser has forgotten while its form was open', () => {
  test.each([
    ['id', ['id']],
    ['id and token', ['id', 'token']],
    ['everything', ['id', 'token', 'draft']],
  ] as const)('without %s: what was typed is sent after a code', async (_what, parts) => {
    const application = applicationOf();
    await open(GOOD);
    session.$loadedApplicationId.set('7');
    await hydrate(session, application);
    for (const part of parts) forget(`adm:bachelor:${part}`);
    session.environment.dialogs.askForOtp.mockImplementation((asked) => {
      asked.stores.$token.set('fresh-token');
      return Promise.resolve(true);
    });
    await press();
    await vi.waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledOnce());
    expect(server.lastBody()).toMatchObject(GOOD);
    expect(session.environment.location.reloadPage).not.toHaveBeenCalled();
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledTimes(parts.length > 1 ? 1 : 0);
  });

  test.each([25, 8 * 24])('after %i hours of sleep what was typed is sent after a code', async (hours) => {
    await open(GOOD);
    session.$loadedApplicationId.set('7');
    await hydrate(session, applicationOf());
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    session.environment.dialogs.askForOtp.mockImplementation((asked) => {
      expect(asked.stores.$id.get()).toBe('7');
      asked.stores.$token.set('fresh-token');
      return Promise.resolve(true);
    });
    await press();
    await vi.waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledOnce());
    expect(server.lastBody()).toMatchObject(GOOD);
    expect(openEnvelope(localStorage.getItem('adm:bachelor:id') ?? undefined)?.data).toBe('7');
    expect(openEnvelope(localStorage.getItem('adm:bachelor:token') ?? undefined)?.data).not.toBe(undefined);
    vi.useRealTimers();
  });

  test('when the code of a forgotten application is not entered, what was typed stays on the page', async () => {
    await open(GOOD);
    session.$loadedApplicationId.set('7');
    await hydrate(session, applicationOf());
    forget('adm:bachelor:id');
    forget('adm:bachelor:token');
    await press();
    await vi.waitFor(() =>
      expect(summary()).toEqual([`${messages.errors.call.session}. ${messages.errors.call.answers}`]),
    );
    expect(control('first_name').value).toBe(GOOD.first_name);
    expect(server.count('PATCH')).toBe(0);
  });
});
