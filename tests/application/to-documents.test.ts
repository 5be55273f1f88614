// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentsHref } from '../../src/application/documents-href.ts';
import { openLink } from '../../src/application/resume.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import type { Step } from '../../src/flows/definition/flow.ts';
import { documentsFlow, NAME } from './documents-flow.ts';
import { fakeServer, type FakeServer } from './fake-server.ts';
import { applicationOf, freshSession, type TestSession } from './test-session.ts';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on('/application/file/', []);
  server.on('/application/custom-input/', []);
  window.history.replaceState(null, '', '/en/regisbachelor/continue/-?to=documents');
});
afterEach(() => window.history.replaceState(null, '', '/'));

async function opened(application: object): Promise<TestSession> {
  const flow = documentsFlow(() => Promise.resolve([]));
  const session = { ...freshSession(), flow };
  server.on('/application/7', { id: 7, ...application });
  expect(await openLink(session, { id: '7', token: 'link-token' })).toEqual({ kind: 'redirecting' });
  return session;
}
const path = ({ environment }: TestSession): unknown => environment.location.navigate.mock.calls[0]?.[0];

test('a link to the documents opens them even if none is missing', async () => {
  expect(path(await opened({ first_name: 'A' }))).toBe('/en/regisbachelor/upload-document?to=documents');
});

test('the documents page decides whether documents of a submitted application must be replaced', async () => {
  expect(path(await opened({ status: 'under_review' }))).toBe('/en/regisbachelor/upload-document?to=documents');
});

test.each([
  ['an earlier step is unfinished', {}, '/en/regisbachelor/education'],
  [
    'the application was decided',
    { first_name: 'A', status: 'exam_failed' },
    '/en/regisbachelor/confirmation/complete?show=earlier',
  ],
])('a link to the documents works like any continue link when %s', async (_when, application, expected) => {
  expect(path(await opened(application))).toBe(expected);
});

test('a flow without documents has no address for them', () => {
  const session = freshSession({ ...bachelor, steps: [NAME] });
  expect(documentsHref(session, applicationOf({ first_name: 'A' }))).toBeUndefined();
});

test('documents below the questions of a step cannot be replaced once the application is submitted', () => {
  const step: Step = { ...NAME, documentsSection: true };
  const session = freshSession({ ...bachelor, steps: [step] });
  expect(documentsHref(session, applicationOf({}))).toBe('/en/regisbachelor/education?to=documents');
  expect(documentsHref(session, applicationOf({ status: 'under_review' }))).toBeUndefined();
});

test('a plain continue link skips the documents if none is missing', async () => {
  window.history.replaceState(null, '', '/en/regisbachelor/continue/-');
  expect(path(await opened({ first_name: 'A' }))).toBe('/en/regisbachelor/payment');
});
