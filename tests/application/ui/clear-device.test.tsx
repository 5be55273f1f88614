// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import dialogs from '../../../locales/en/dialogs.json' with { type: 'json' };
import { CLEARED_KEY } from '../../../src/config/storage-keys.ts';
import type { TestSession } from '../test-session.ts';

const { action, title, primary, secondary } = dialogs.clearDevice;

/** A page that has cleared this device keeps nothing more, so every test has a page of its own. */
const openPage = async () => {
  vi.resetModules();
  const { ClearDevice } = await import('../../../src/application/ui/ClearDevice.tsx');
  const { renderInFlow } = await import('./render-in-flow.tsx');
  const { applyingSession } = await import('../test-session.ts');
  const { savedKeys } = await import('../../../src/platform/storage/browser-storage.ts');
  return { session: applyingSession(), savedKeys, render: () => renderInFlow(session, <ClearDevice />) };
};

let session: TestSession;
let savedKeys: () => string[];
let render: () => unknown;
beforeEach(async () => {
  ({ session, savedKeys, render } = await openPage());
  session.stores.$draft.set({ first_name: 'ก' });
});
afterEach(cleanup);

const press = async (answer: boolean): Promise<void> => {
  render();
  await userEvent.click(await screen.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(dialog.getByRole('button', { name: answer ? primary : secondary }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test("clearing the device removes the applicant's data and opens the home page, which says so", async () => {
  await press(true);
  expect(new Set(savedKeys())).toEqual(new Set([CLEARED_KEY]));
  expect(session.environment.location.navigate).toHaveBeenCalledExactlyOnceWith('/en#cleared', { replace: true });
});

test('clearing the device opens the page that clears each host if the site has several', async () => {
  session.environment.location.clearEveryHost.mockReturnValue(true);
  await press(true);
  expect(new Set(savedKeys())).toEqual(new Set([CLEARED_KEY]));
  expect(session.environment.location.clearEveryHost).toHaveBeenCalledExactlyOnceWith('en');
  expect(session.environment.location.navigate).not.toHaveBeenCalled();
});

test('a cleared device keeps nothing that a form stores while or after the page is left', async () => {
  await press(true);
  const store = (): void => session.stores.$draft.set({ gpax: '2.75' });
  window.addEventListener('pagehide', store, { once: true });
  window.dispatchEvent(new Event('pagehide'));
  session.stores.$draft.set({ gpax: '3.00' });
  expect(new Set(savedKeys())).toEqual(new Set([CLEARED_KEY]));
});

test('the device keeps everything when the question is dismissed', async () => {
  await press(false);
  expect(savedKeys().length).toBeGreaterThan(0);
  expect(session.environment.location.navigate).not.toHaveBeenCalled();
});
