// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { recoverApplication } from '../../src/application/resume.ts';
import { fakeServer, type FakeServer } from './fake-server.ts';
import { freshSession, START, type TestSession } from './test-session.ts';

let server: FakeServer;
let session: TestSession;
beforeEach(() => {
  server = fakeServer();
  server.on('/application/7', { id: 7, ...START });
  session = freshSession();
});

test('a found application continues at its first unfinished step', async () => {
  session.environment.dialogs.askForOtp.mockImplementation(async ({ stores }) => {
    stores.$id.set('7');
    stores.$token.set('fresh');
    return Promise.resolve(true);
  });
  await recoverApplication(session);
  expect(session.environment.dialogs.askForOtp).toHaveBeenCalledExactlyOnceWith(session, { reason: 'find' });
  expect(session.environment.location.navigate).toHaveBeenCalledExactlyOnceWith('/en/regisbachelor/faculty');
});

test('no call is made when the dialog is dismissed', async () => {
  await recoverApplication(session);
  expect(server.seen).toEqual([]);
  expect(session.environment.location.navigate).not.toHaveBeenCalled();
});
