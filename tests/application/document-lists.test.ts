import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadDocuments } from '../../src/application/document-requirements.ts';
import { loadApplication } from '../../src/application/current-application.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { pdf, readyToPay } from '../sandbox/harness.ts';
import { freshSession, type TestSession } from './test-session.ts';

const NOT_FOUND = { message: 'Nothing was found', errors: {} };
let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
let session: TestSession;
beforeAll(async () => {
  sandbox = await sandboxFetch();
});
beforeEach(async () => {
  await sandbox.control('POST', 'reset');
  sandbox.connect();
  session = freshSession();
  const { id, token } = await readyToPay(sandbox);
  const form = { application_id: id, type: 'id_card', file: pdf(16, 'card.pdf') };
  await sandbox.call('application.uploadFile', { token, form });
  session.stores.$id.set(id);
  session.stores.$token.set(token);
});
afterAll(() => sandbox.close());

const load = async () => loadDocuments(session, await loadApplication(session));
const missing = (path: string) =>
  sandbox.control('POST', 'faults', { times: 1, match: { method: 'GET', path }, status: 404, body: NOT_FOUND });

test('a 404 for the list of files is a failure: a file must not be sent twice', async () => {
  expect((await load()).files).toHaveLength(1);
  await missing('application/file/');
  await expect(load()).rejects.toMatchObject({ status: 404 });
});

test('a 404 for the questions means that the campaign has none', async () => {
  await missing('application/custom-input/');
  expect(await load()).toMatchObject({ files: [{ type: 'id_card' }], customInputs: [] });
});
