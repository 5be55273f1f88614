// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import formHelp from '../../../locales/en/form-help.json' with { type: 'json' };
import { $storageKind } from '../../../src/platform/storage/storage-engine.ts';
import { StepScreen } from '../../../src/steps/ui/StepScreen.tsx';
import { fakeServer, type FakeServer } from '../../application/fake-server.ts';
import { applyingSession, freshSession, type TestSession } from '../../application/test-session.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';
import { FLOW } from './form-page.tsx';

const { storage } = formHelp;
let server: FakeServer;
const open = (session: TestSession): void => {
  renderInFlow(session, <StepScreen route="bachelor.education" loadDocuments={() => new Promise(() => undefined)} />);
};
const isFormShown = (): boolean => document.querySelector('form') !== null;

beforeEach(() => {
  server = fakeServer();
  server.on('/appearance', []);
  server.on('/application/7', { id: 7 });
});
afterEach(() => {
  cleanup();
  $storageKind.set('local');
});

test('a notice beside the form says that answers stay only while the tab is open', async () => {
  $storageKind.set('tab');
  open(freshSession(FLOW));
  await screen.findByText(storage.tab);
  expect(isFormShown()).toBe(true);
});

test('where the next page would know nothing, no question is asked and nobody is registered', async () => {
  $storageKind.set('memory');
  open(freshSession(FLOW));
  await screen.findByText(storage.off);
  expect(isFormShown()).toBe(false);
});

test('an application that is open already keeps its form', async () => {
  open(applyingSession(FLOW));
  // What is written while the page opens is kept, and says so.
  await vi.waitFor(() => {
    act(() => $storageKind.set('memory'));
    screen.getByText(storage.tab);
  });
  expect(isFormShown()).toBe(true);
});

test('the warning goes when answers are kept again', async () => {
  $storageKind.set('tab');
  open(freshSession(FLOW));
  await screen.findByText(storage.tab);
  act(() => $storageKind.set('local'));
  expect(screen.queryByText(storage.tab)).toBeNull();
});
