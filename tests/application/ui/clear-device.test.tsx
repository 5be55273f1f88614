// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import dialogs from '../../../locales/en/dialogs.json' with { type: 'json' };
import { onPageHide } from '../../../src/platform/page-life-cycle.ts';
import { CLEARED_KEY } from '../../../src/config/storage-keys.ts';
import { savedKeys } from '../../../src/platform/storage/storage.ts';
import { ClearDevice } from '../../../src/application/ui/ClearDevice.tsx';
import { applyingSession, type TestSession } from '../test-session.ts';
import { renderInFlow } from './render-in-flow.tsx';

const { action, title, primary, secondary } = dialogs.clearDevice;

let session: TestSession;
beforeEach(() => {
  session = applyingSession();
  session.stores.$draft.set({ first_name: 'ก' });
});
afterEach(cleanup);

const press = async (answer: boolean): Promise<void> => {
  renderInFlow(session, <ClearDevice />);
  await userEvent.click(await screen.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(dialog.getByRole('button', { name: answer ? primary : secondary }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('clears what this browser knows of the applicant, and leaves for the home page, which tells it', async () => {
  await press(true);
  expect(new Set(savedKeys())).toEqual(new Set([CLEARED_KEY]));
  expect(session.environment.location.navigate).toHaveBeenCalledExactlyOnceWith('/en#cleared', { replace: true });
});

test('where the site has several hosts, the page that clears each of them follows', async () => {
  session.environment.location.clearEveryHost.mockReturnValue(true);
  await press(true);
  expect(new Set(savedKeys())).toEqual(new Set([CLEARED_KEY]));
  expect(session.environment.location.clearEveryHost).toHaveBeenCalledExactlyOnceWith('en');
  expect(session.environment.location.navigate).not.toHaveBeenCalled();
});

test('clears what a form stores while the page is left, too', async () => {
  const stop = onPageHide(() => session.stores.$draft.set({ gpax: '2.75' }));
  await press(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(new Set(savedKeys())).toEqual(new Set([CLEARED_KEY]));
  stop();
});

test('keeps everything when the question is left', async () => {
  await press(false);
  expect(savedKeys().length).toBeGreaterThan(0);
  expect(session.environment.location.navigate).not.toHaveBeenCalled();
});
