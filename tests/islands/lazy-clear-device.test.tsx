// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import dialogs from '../../locales/en/dialogs.json' with { type: 'json' };
import { DRAFT_SAVE_MS } from '../../src/config/constants.ts';
import { storageKey, UTM_KEY } from '../../src/config/storage-keys.ts';
import { LazyClearDevice } from '../../src/islands/flow/LazyClearDevice.tsx';
import { sealEnvelope } from '../../src/platform/storage/envelope.ts';
import { applyingSession } from '../application/test-session.ts';
import { renderInFlow } from '../application/ui/render-in-flow.tsx';

const BUTTON = { name: dialogs.clearDevice.action };
const render = (): void => {
  const session = applyingSession();
  localStorage.clear();
  sessionStorage.clear();
  renderInFlow(session, <LazyClearDevice />);
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each([UTM_KEY, storageKey('graduate', 'draft')])(
  'what this device keeps can be deleted, also if it is only %s',
  async (key) => {
    render();
    expect(screen.queryByRole('button', BUTTON)).toBeNull();
    localStorage.setItem(key, sealEnvelope({}, undefined));
    fireEvent.input(document.body);
    expect(await screen.findByRole('button', BUTTON, { timeout: 5000 })).toBeTruthy();
  },
);

test('where nothing is kept, there is nothing to delete', async () => {
  render();
  fireEvent.input(document.body);
  await new Promise((resolve) => setTimeout(resolve, 3 * DRAFT_SAVE_MS));
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('button', BUTTON)).toBeNull();
});
