// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import flow from '../../../locales/en/flow.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { isReviewed, markReviewed } from '../../../src/application/application-marks.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import type { Flow } from '../../../src/flows/definition/flow.ts';
import { DocumentsScreen } from '../../../src/documents/ui/DocumentsScreen.tsx';
import { $dashboardToken } from '../../../src/platform/storage/dashboard.ts';
import { applyingSession, messages } from '../../application/test-session.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';
import { fakeServer, type FakeServer } from '../../application/fake-server.ts';

/** A flow whose only step takes documents, and needs none. */
const documentsOnly: Flow = {
  ...bachelor,
  steps: bachelor.steps.filter(({ save }) => save === 'uploads'),
  requiredDocuments: () => Promise.resolve([]),
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on('/application/file/', []);
  server.on('/application/custom-input/', []);
  server.on('/application/7', { id: 7 });
});
afterEach(() => {
  cleanup();
  $dashboardToken.set('');
});

const open = async (query = '') => {
  window.history.replaceState(null, '', `/en/regisbachelor/upload-document${query}`);
  const session = applyingSession(documentsOnly);
  markReviewed(session);
  renderInFlow(session, <DocumentsScreen route="bachelor.upload-document" />, { ...messages, upload });
  await screen.findByRole('button', { name: flow.continue });
  return session;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a wide page has the facts of the application beside its form', async () => {
  const listens = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => ({ matches: true, ...listens }));
  const aside = Object.assign(document.createElement('aside'), { innerHTML: '<div id="application-facts"></div>' });
  document.body.append(aside);
  await open();
  await vi.waitFor(() => expect(aside.querySelector('dd')?.textContent).toBe('7'));
  aside.remove();
  vi.unstubAllGlobals();
});

test('"Continue" leads to the page after it, and the review is due again', async () => {
  const session = await open();
  session.stores.$id.set('');
  await press(flow.continue);
  const { location, dialogs } = session.environment;
  await vi.waitFor(() => expect(location.navigate).toHaveBeenCalledExactlyOnceWith('/en/regisbachelor/payment'));
  expect(isReviewed(session)).toBe(false);
  expect(dialogs.showSaved).not.toHaveBeenCalled();
  // The next page needs the id, which storage had forgotten.
  expect(session.stores.$id.get()).toBe('7');
});

test('an applicant who came from the review first sees that the change is saved', async () => {
  const session = await open('?return=review');
  session.stores.$id.set('');
  await press(flow.continue);
  await vi.waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledOnce());
  expect(session.environment.dialogs.showSaved).toHaveBeenCalledOnce();
  expect(session.stores.$id.get()).toBe('7');
});

test('whoever saves and exits is asked about the documents, and stays on "no"', async () => {
  const session = await open();
  await press(flow.saveAndExit);
  expect(session.environment.dialogs.confirmExit).toHaveBeenCalledExactlyOnceWith('documents');
  expect(session.environment.location.navigate).not.toHaveBeenCalled();
});

describe('a submitted application', () => {
  const REFUSED = { id: 1, type: 'transcript', name: 'blurred.jpg', size: 9, state: 'refused', reason: 'Blurred' };
  const openSent = (files: readonly object[]) => {
    server.on('/application/7', { id: 7, status: 'under_review' });
    server.on('/application/file/', files);
    window.history.replaceState(null, '', '/en/regisbachelor/upload-document');
    const session = applyingSession(documentsOnly);
    renderInFlow(session, <DocumentsScreen route="bachelor.upload-document" />, { ...messages, upload });
    return session.environment.location.navigate;
  };

  test('shows the documents to replace, with the reasons, and leads back to the dashboard', async () => {
    $dashboardToken.set('signed-in');
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<p data-step-position>Step 5 of 6</p><b data-step="documents" class="step-current" aria-current="step"></b>',
    );
    const navigate = openSent([REFUSED, { id: 2, type: 'tcas', name: 'fine.pdf', size: 9, state: 'checked' }]);
    await screen.findByText(upload.replacing.message);
    // The application was sent and paid, so no step of it is open.
    expect(await screen.findByText(upload.replacing.sent)).toBeTruthy();
    expect(document.querySelector('[data-step]')?.outerHTML).toBe('<b data-step="documents" class="step-done"></b>');
    expect(screen.getByText('blurred.jpg')).toBeTruthy();
    expect(screen.getByText('Blurred')).toBeTruthy();
    expect(screen.getByText(upload.states.refused)).toBeTruthy();
    expect(screen.queryByText('fine.pdf')).toBeNull();
    await press(upload.replacing.done);
    expect(await screen.findByRole('link', { name: upload.documentErrors.missing.transcript })).toBeTruthy();
    expect(navigate).not.toHaveBeenCalled();
    await press(flow.back);
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/dashboard'));
  });
});
