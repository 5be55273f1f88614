import { describe, expect, test } from 'vitest';
import { IN_BACKGROUND } from '../../src/documents/upload-queue.ts';
import { CallError } from '../../src/api/errors.ts';
import { scan, settled, started } from './fake-upload-server.ts';
import { fileOf, pdf } from './sample-files.ts';

const refusal = (status: number, text = '') => new CallError({ kind: 'http', status, text });
const OFFLINE = new CallError({ kind: 'offline' });

describe('a lost response', () => {
  test('is looked up before anything is reported, and the file is received', async () => {
    const { queue, sendings, stored, stateOf } = started();
    await queue.replaceWith('id_card', scan);
    sendings[0]?.loseResponse(OFFLINE);
    await settled();
    expect(stateOf()).toMatchObject({ kind: 'received' });
    expect(stored).toHaveLength(1);
  });

  test('is looked up again before a retry, so that nothing arrives twice', async () => {
    const { queue, calls, sendings, stored, stateOf } = started();
    await queue.replaceWith('id_card', scan);
    calls.list.mockRejectedValueOnce(OFFLINE);
    sendings[0]?.loseResponse(OFFLINE);
    await settled();
    expect(stateOf()).toMatchObject({ kind: 'failed', failure: { reason: 'unconfirmed' } });
    queue.retry('id_card');
    await settled();
    expect(stateOf()).toMatchObject({ kind: 'received' });
    expect(calls.send).toHaveBeenCalledTimes(1);
    expect(stored).toHaveLength(1);
  });

  test('leads to a retry if the list lacks the file', async () => {
    const { queue, sendings, stateOf } = started();
    await queue.replaceWith('id_card', scan);
    sendings[0]?.fail(new CallError({ kind: 'timeout' }));
    await settled();
    queue.retry('id_card');
    await settled();
    sendings[1]?.succeed();
    await settled();
    expect(stateOf()).toMatchObject({ kind: 'received' });
  });

  test('is not matched to an older file of the same kind and size', async () => {
    const { queue, sendings, stateOf } = started([{ id: '1', type: 'id_card', name: 'scan.pdf', size: scan.size }]);
    await queue.replaceWith('id_card', scan);
    queue.retry('id_card');
    sendings[0]?.fail(OFFLINE);
    await settled();
    expect(stateOf()).toMatchObject({ kind: 'failed' });
  });
});

/** The server has the file, and neither that nor the list reaches the page. */
async function unconfirmed(listError = OFFLINE) {
  const page = started();
  await page.queue.replaceWith('id_card', scan);
  page.calls.list.mockRejectedValueOnce(listError);
  page.sendings[0]?.loseResponse(OFFLINE);
  await settled();
  return page;
}

describe('a lost response with an unreadable list', () => {
  test.each([
    [OFFLINE, 'unconfirmed'],
    [refusal(500), 'unconfirmed'],
    [refusal(404), 'unconfirmed'],
    [refusal(401), 'session'],
    [refusal(429), 'busy'],
  ])('failing with %s sends nothing until the list can be read, and says so (%s)', async (error, reason) => {
    const { queue, calls, stored, stateOf } = await unconfirmed(error);
    expect(stateOf()).toMatchObject({ kind: 'failed', failure: { reason } });
    calls.list.mockRejectedValueOnce(error);
    queue.retry('id_card');
    await settled();
    expect(stateOf()).toMatchObject({ kind: 'failed', failure: { reason } });
    queue.retry('id_card');
    await settled();
    expect(stateOf()).toMatchObject({ kind: 'received' });
    expect(stored).toHaveLength(1);
  });

  test('looks up the same file first if it is chosen again', async () => {
    const { queue, calls, stored, stateOf } = await unconfirmed();
    await queue.replaceWith('id_card', scan);
    await settled();
    expect(stateOf()).toMatchObject({ kind: 'received' });
    expect(stored).toHaveLength(1);
    expect(calls.send).toHaveBeenCalledTimes(1);
  });

  test('looks up a file that was cancelled during its upload', async () => {
    const { queue, calls, sendings, stored, stateOf } = started();
    await queue.replaceWith('id_card', scan);
    calls.listWithoutDialog.mockRejectedValueOnce(OFFLINE);
    sendings[0]?.loseResponse(new CallError({ kind: 'cancelled' }));
    queue.cancel('id_card');
    await settled();
    await queue.replaceWith('id_card', scan);
    await settled();
    expect(stateOf()).toMatchObject({ kind: 'received' });
    expect(stored).toHaveLength(1);
  });

  test('is settled by a later list with the file', async () => {
    const { queue, calls, stateOf } = await unconfirmed();
    await queue.reload(IN_BACKGROUND);
    expect(stateOf()).toMatchObject({ kind: 'received' });
    expect(calls.send).toHaveBeenCalledTimes(1);
  });

  test('does not stop another file chosen instead, even if the server names no files', async () => {
    const { queue, sendings, stored, stateOf } = await unconfirmed();
    stored.splice(0, 1, { id: '101', type: 'id_card', name: '', size: 0 });
    await queue.replaceWith('id_card', fileOf(pdf(), 'other.pdf'));
    await settled();
    sendings[1]?.fail(OFFLINE);
    await settled();
    expect(stateOf()).toMatchObject({ kind: 'failed', failure: { reason: 'offline' } });
  });

  test('is not matched to a file of another name from elsewhere', async () => {
    const { queue, sendings, stored, stateOf } = started();
    await queue.replaceWith('id_card', scan);
    stored.push({ id: '7', type: 'id_card', name: 'other.pdf', size: scan.size });
    sendings[0]?.fail(OFFLINE);
    await settled();
    expect(stateOf()).toMatchObject({ kind: 'failed' });
  });
});

describe('a conflict', () => {
  test("is retried once the list was read, with the server's message", async () => {
    const { queue, calls, sendings, stateOf } = started();
    await queue.replaceWith('id_card', scan);
    sendings[0]?.fail(refusal(409, 'Closed'));
    await settled();
    expect(stateOf()).toMatchObject({ failure: { reason: 'conflict', text: 'Closed' } });
    const readings = calls.list.mock.calls.length;
    queue.retry('id_card');
    await settled();
    expect(calls.list.mock.calls.length).toBe(readings + 1);
    sendings[1]?.succeed();
    await settled();
    expect(stateOf()).toMatchObject({ kind: 'received' });
  });
});
