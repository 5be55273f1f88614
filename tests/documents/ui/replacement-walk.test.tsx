// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import dashboard from '../../../locales/en/dashboard.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { ApplicationCard } from '../../../src/dashboard/ui/ApplicationCard.tsx';
import { DocumentsScreen } from '../../../src/documents/ui/DocumentsScreen.tsx';
import { DashboardApplication } from '../../../src/model/dashboard.ts';
import { $dashboardToken } from '../../../src/platform/storage/dashboard.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';
import { fakeEnvironment, messages } from '../../application/test-session.ts';
import { documentsSession, fakeDocumentsApi } from '../fake-documents-api.ts';
import { input, press, scan, user } from './open-form.tsx';

let api: ReturnType<typeof fakeDocumentsApi>;
beforeEach(() => {
  api = fakeDocumentsApi();
  api.application = { id: 7, status: 'under_review' };
  api.files = [{ id: '90', type: 'transcript', name: 'blurred.jpg', size: 9, state: 'refused', reason: 'Blurred' }];
});
afterEach(() => {
  cleanup();
  $dashboardToken.set('');
});

const types = { bachelor: 'Bachelor’s degree' } as never;
async function openDashboard(): Promise<void> {
  cleanup();
  render(
    <ApplicationCard
      environment={fakeEnvironment()}
      application={v.parse(DashboardApplication, { ...api.application, type: 'bachelor', files: api.files })}
      readAt={Date.parse('2026-11-23T10:00:00Z')}
      locale="en"
      messages={{ ...messages, dashboard: { ...dashboard, types } }}
      makeCurrent={vi.fn()}
    />,
  );
  await screen.findByText(upload.sent.documents);
}
const wayToNewCopy = () => screen.queryByRole('link', { name: new RegExp(upload.sent.replace) });

function openDocuments(address: string) {
  cleanup();
  window.history.replaceState(null, '', address);
  const session = documentsSession([]);
  renderInFlow(session, <DocumentsScreen route="bachelor.upload-document" />, { ...messages, upload });
  return session.environment.location.navigate;
}

async function replace(address: string) {
  const navigate = openDocuments(address);
  await screen.findByText(upload.states.refused);
  await user.upload(input('transcript'), scan);
  await screen.findByText(upload.states.received);
  expect(screen.queryByText(upload.states.refused)).toBeNull();
  expect(screen.queryByText('Blurred')).toBeNull();
  expect(screen.getByText(upload.states.unused)).toBeTruthy();
  await press(upload.replacing.done);
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  return navigate.mock.calls[0]?.[0];
}

test('a refused document is replaced from the dashboard, which then shows it as received', async () => {
  $dashboardToken.set('signed-in');
  await openDashboard();
  const address = wayToNewCopy()?.getAttribute('href') ?? '';
  expect(await replace(address)).toBe('/en/dashboard#why=replaced');
  await openDashboard();
  expect(wayToNewCopy()).toBeNull();
  expect(screen.queryByText(upload.states.refused)).toBeNull();
  expect(screen.getByText(upload.states.unused)).toBeTruthy();
});

test('without a dashboard sign-in the result opens and says that the copies were received', async () => {
  const result = '/en/regisbachelor/confirmation/complete';
  expect(await replace('/en/regisbachelor/upload-document')).toBe(`${result}?show=earlier#why=replaced`);
  api.files = [{ id: '90', type: 'transcript', name: 'blurred.jpg', size: 9, state: 'refused', reason: 'Blurred' }];
  const navigate = openDocuments('/en/regisbachelor/upload-document');
  await screen.findByText(upload.states.refused);
  await press('Back');
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith(`${result}?show=earlier`));
});

test('a refused document stays until the new copy is received, because removing it would withdraw the request', async () => {
  api.files = [{ id: '90', type: 'transcript', name: 'blurred.jpg', size: 9, state: 'refused', reason: 'Blurred' }];
  openDocuments('/en/regisbachelor/upload-document');
  await screen.findByText(upload.states.refused);
  expect(screen.queryByRole('button', { name: /blurred\.jpg/ })).toBeNull();
});
