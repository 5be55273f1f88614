import { describe, expect, test, vi } from 'vitest';
import { CallError } from '../../../src/api/errors.ts';
import { UPLOAD_LIMIT_BYTES } from '../../../src/config/constants.ts';
import { createUploadQueue } from '../../../src/application/upload/upload-queue.ts';
import { fakeServer, settled } from './fake-upload-server.ts';
import { fileOf, pdf } from './sample-files.ts';

const scan = fileOf(pdf(), 'scan.pdf');
const refusal = (status: number, text = '') => new CallError({ kind: 'http', status, text });
const OFFLINE = new CallError({ kind: 'offline' });

function started(...stored: Parameters<typeof fakeServer>) {
  const server = fakeServer(...stored);
  const queue = createUploadQueue(server.calls, [...server.stored]);
  const stateOf = (kind: 'id_card' | 'transcript' | 'tcas' = 'id_card') => queue.$uploadStates.get()[kind];
  return { ...server, queue, stateOf };
}

describe('sending', () => {
  test('goes from preparing over percent to received', async () => {
    const { queue, sendings, stateOf } = started();
    void queue.add('id_card', scan);
    expect(stateOf()).toMatchObject({ state: 'preparing', name: 'scan.pdf' });
    await settled();
    sendings[0]?.onProgress(40);
    expect(stateOf()).toMatchObject({ state: 'sending', percent: 40 });
    sendings[0]?.succeed();
    await settled();
    expect(stateOf()).toMatchObject({ state: 'received' });
    expect(queue.$files.get()).toMatchObject([{ type: 'id_card', name: 'scan.pdf' }]);
  });

  test('two travel at once, the third waits', async () => {
    const { queue, sendings, stateOf } = started();
    await Promise.all([queue.add('id_card', scan), queue.add('transcript', scan), queue.add('tcas', scan)]);
    await settled();
    expect(sendings.map(({ kind }) => kind)).toEqual(['id_card', 'transcript']);
    expect(stateOf('tcas')).toMatchObject({ state: 'waiting' });
    sendings[0]?.fail(refusal(422, 'no'));
    await settled();
    expect(sendings.map(({ kind }) => kind)).toEqual(['id_card', 'transcript', 'tcas']);
  });

  test('a refused file never leaves the device', async () => {
    const { queue, calls, stateOf } = started();
    calls.prepare.mockResolvedValue({ kind: 'refused', reason: 'wrong-type' });
    await queue.add('id_card', scan);
    expect(stateOf()).toEqual({
      state: 'failed',
      name: 'scan.pdf',
      failure: { reason: 'wrong-type', text: '', retryAt: 0 },
    });
    expect(calls.send).not.toHaveBeenCalled();
  });

  test('a locked PDF waits for the applicant, who may send it after all', async () => {
    const { queue, calls, sendings, stateOf } = started();
    calls.prepare.mockResolvedValue({ kind: 'locked', preparedFile: { file: scan, hasPreview: false, checksum: 1 } });
    await queue.add('id_card', scan);
    expect(stateOf()).toMatchObject({ state: 'failed', failure: { reason: 'locked' } });
    queue.retry('id_card');
    await settled();
    expect(sendings).toHaveLength(1);
  });
});

describe('failing', () => {
  test.each([
    [refusal(413), 'too-big', false],
    [refusal(422, 'Not readable'), 'refused', false],
    [refusal(409, 'Closed'), 'conflict', true],
    [refusal(403), 'session', true],
    [refusal(404), 'not-found', true],
    [refusal(429), 'busy', true],
    [refusal(500), 'server', true],
    [OFFLINE, 'offline', true],
    [new CallError({ kind: 'timeout' }), 'slow', true],
    [new CallError({ kind: 'unreadable' }), 'unconfirmed', true],
  ])('%s is %s; another try: %s', async (error, reason, isRetryable) => {
    const { queue, sendings, stateOf } = started();
    await queue.add('id_card', scan);
    sendings[0]?.fail(error);
    await settled();
    const uploadState = stateOf();
    expect(uploadState).toMatchObject({ state: 'failed', failure: { reason } });
    expect(uploadState?.state === 'failed' && uploadState.retry !== undefined).toBe(isRetryable);
  });

  test("the server's own sentence about the file is shown", async () => {
    const { queue, sendings, stateOf } = started();
    await queue.add('id_card', scan);
    sendings[0]?.fail(
      new CallError({ kind: 'http', status: 422, text: 'Invalid', fields: { file: 'Not a document' } }),
    );
    await settled();
    expect(stateOf()).toMatchObject({ failure: { text: 'Not a document' } });
  });

  test('a connection that ends for a body over the limit means too big', async () => {
    const { queue, sendings, stateOf } = started();
    const full = fileOf(pdf(), 'full.pdf');
    Object.defineProperty(full, 'size', { value: UPLOAD_LIMIT_BYTES });
    await queue.add('id_card', full);
    sendings[0]?.fail(OFFLINE);
    await settled();
    expect(stateOf()).toMatchObject({ failure: { reason: 'too-big' } });
  });

  test('a wait that the server asks for is shown', async () => {
    const { queue, sendings, stateOf } = started();
    vi.spyOn(Date, 'now').mockReturnValue(1000);
    await queue.add('id_card', scan);
    sendings[0]?.fail(new CallError({ kind: 'http', status: 429, retryAfter: 30 }));
    await vi.waitFor(() => expect(stateOf()).toMatchObject({ failure: { reason: 'busy', retryAt: 31_000 } }));
  });
});

describe('a lost answer', () => {
  test('is looked up before anything is said, and the file is received', async () => {
    const { queue, sendings, stored, stateOf } = started();
    await queue.add('id_card', scan);
    sendings[0]?.loseAnswer(OFFLINE);
    await settled();
    expect(stateOf()).toMatchObject({ state: 'received' });
    expect(stored).toHaveLength(1);
  });

  test('is looked up again before a second sending, so that nothing arrives twice', async () => {
    const { queue, calls, sendings, stored, stateOf } = started();
    await queue.add('id_card', scan);
    calls.list.mockRejectedValueOnce(OFFLINE);
    sendings[0]?.loseAnswer(OFFLINE);
    await settled();
    expect(stateOf()).toMatchObject({ state: 'failed', failure: { reason: 'unconfirmed' } });
    queue.retry('id_card');
    await settled();
    expect(stateOf()).toMatchObject({ state: 'received' });
    expect(calls.send).toHaveBeenCalledTimes(1);
    expect(stored).toHaveLength(1);
  });

  test('is sent again when the list does not have it', async () => {
    const { queue, sendings, stateOf } = started();
    await queue.add('id_card', scan);
    sendings[0]?.fail(new CallError({ kind: 'timeout' }));
    await settled();
    queue.retry('id_card');
    await settled();
    sendings[1]?.succeed();
    await settled();
    expect(stateOf()).toMatchObject({ state: 'received' });
  });

  test('an older file of the same kind and size is not taken for it', async () => {
    const { queue, sendings, stateOf } = started([{ id: '1', type: 'id_card', name: 'scan.pdf', size: scan.size }]);
    await queue.add('id_card', scan);
    queue.retry('id_card');
    sendings[0]?.fail(OFFLINE);
    await settled();
    expect(stateOf()).toMatchObject({ state: 'failed' });
  });
});

/** The server has the file, and neither that nor the list reaches the page. */
async function unconfirmed(listError = OFFLINE) {
  const page = started();
  await page.queue.add('id_card', scan);
  page.calls.list.mockRejectedValueOnce(listError);
  page.sendings[0]?.loseAnswer(OFFLINE);
  await settled();
  return page;
}

describe('a lost answer, and a list that cannot be read', () => {
  test.each([
    [OFFLINE, 'unconfirmed'],
    [refusal(500), 'unconfirmed'],
    [refusal(404), 'unconfirmed'],
    [refusal(401), 'session'],
    [refusal(429), 'busy'],
  ])('the list fails with %s: nothing is sent until it can be read, and that is said (%s)', async (error, reason) => {
    const { queue, calls, stored, stateOf } = await unconfirmed(error);
    expect(stateOf()).toMatchObject({ state: 'failed', failure: { reason } });
    calls.list.mockRejectedValueOnce(error);
    queue.retry('id_card');
    await settled();
    expect(stateOf()).toMatchObject({ state: 'failed', failure: { reason } });
    queue.retry('id_card');
    await settled();
    expect(stateOf()).toMatchObject({ state: 'received' });
    expect(stored).toHaveLength(1);
  });

  test('the same file chosen again is looked for first', async () => {
    const { queue, calls, stored, stateOf } = await unconfirmed();
    await queue.add('id_card', scan);
    await settled();
    expect(stateOf()).toMatchObject({ state: 'received' });
    expect(stored).toHaveLength(1);
    expect(calls.send).toHaveBeenCalledTimes(1);
  });

  test('so is a file that was cancelled while it was sent', async () => {
    const { queue, calls, sendings, stored, stateOf } = started();
    await queue.add('id_card', scan);
    calls.listQuietly.mockRejectedValueOnce(OFFLINE);
    sendings[0]?.loseAnswer(new CallError({ kind: 'cancelled' }));
    queue.cancel('id_card');
    await settled();
    await queue.add('id_card', scan);
    await settled();
    expect(stateOf()).toMatchObject({ state: 'received' });
    expect(stored).toHaveLength(1);
  });

  test('a later reading that has the file ends the doubt', async () => {
    const { queue, calls, stateOf } = await unconfirmed();
    await queue.refresh();
    expect(stateOf()).toMatchObject({ state: 'received' });
    expect(calls.send).toHaveBeenCalledTimes(1);
  });

  test('another file chosen instead is sent, though the server names no files', async () => {
    const { queue, sendings, stored, stateOf } = await unconfirmed();
    stored.splice(0, 1, { id: '101', type: 'id_card', name: '', size: 0 });
    await queue.add('id_card', fileOf(pdf(), 'other.pdf'));
    await settled();
    sendings[1]?.fail(OFFLINE);
    await settled();
    expect(stateOf()).toMatchObject({ state: 'failed', failure: { reason: 'offline' } });
  });

  test('a file of another name that arrived from elsewhere is not taken for it', async () => {
    const { queue, sendings, stored, stateOf } = started();
    await queue.add('id_card', scan);
    stored.push({ id: '7', type: 'id_card', name: 'other.pdf', size: scan.size });
    sendings[0]?.fail(OFFLINE);
    await settled();
    expect(stateOf()).toMatchObject({ state: 'failed' });
  });
});

describe('a conflict', () => {
  test('is tried again once the list was read, with the sentence of the server', async () => {
    const { queue, calls, sendings, stateOf } = started();
    await queue.add('id_card', scan);
    sendings[0]?.fail(refusal(409, 'Closed'));
    await settled();
    expect(stateOf()).toMatchObject({ failure: { reason: 'conflict', text: 'Closed' } });
    const readings = calls.list.mock.calls.length;
    queue.retry('id_card');
    await settled();
    expect(calls.list.mock.calls.length).toBe(readings + 1);
    sendings[1]?.succeed();
    await settled();
    expect(stateOf()).toMatchObject({ state: 'received' });
  });
});

describe('the same file twice', () => {
  async function received() {
    const page = started();
    await page.queue.add('id_card', scan);
    page.sendings[0]?.succeed();
    await settled();
    await page.queue.add('id_card', fileOf(pdf(), 'scan.pdf'));
    await settled();
    return page;
  }

  test('is told and not sent, unless the applicant wants it', async () => {
    const { queue, sendings, stored, stateOf } = await received();
    expect(stateOf()).toMatchObject({ state: 'repeated' });
    expect(sendings).toHaveLength(1);
    queue.retry('id_card');
    await settled();
    sendings[1]?.succeed();
    await settled();
    expect(stored).toHaveLength(2);
  });

  test('is told too when it was sent before the page was opened, by its name and size', async () => {
    const { queue, sendings, stateOf } = started([{ id: '1', type: 'id_card', name: 'scan.pdf', size: scan.size }]);
    await queue.add('id_card', scan);
    expect(stateOf()).toMatchObject({ state: 'repeated' });
    queue.cancel('id_card');
    expect(stateOf()).toBeUndefined();
    expect(sendings).toHaveLength(0);
  });

  test.each([
    ['other.pdf', pdf()],
    ['scan.pdf', pdf('<< /Root 2 0 R >>')],
  ])('is not another name or other bytes (%s)', async (name, bytes) => {
    const { queue, sendings } = await received();
    await queue.add('id_card', fileOf(bytes, name));
    await settled();
    expect(sendings).toHaveLength(2);
  });

  test('is not the same for another kind, nor once it was deleted', async () => {
    const { queue, sendings, stored } = await received();
    await queue.add('transcript', scan);
    await queue.remove(stored[0]?.id ?? '');
    await queue.add('id_card', scan);
    await settled();
    expect(sendings.map(({ kind }) => kind)).toEqual(['id_card', 'transcript', 'id_card']);
  });
});

test('a request that the browser repeated by itself shows as two files', async () => {
  const { queue, sendings, stored } = started();
  await queue.add('id_card', scan);
  stored.push({ id: '7', type: 'id_card', name: 'scan.pdf', size: scan.size });
  sendings[0]?.succeed();
  await settled();
  expect(queue.$files.get().map(({ id }) => id)).toEqual(['7', '101']);
});

test('a list that does not have the file yet does not hide what was received', async () => {
  const { queue, calls, sendings, stateOf } = started();
  await queue.add('id_card', scan);
  calls.listQuietly.mockResolvedValue([]);
  sendings[0]?.succeed();
  await settled();
  expect(stateOf()).toMatchObject({ state: 'received' });
  expect(queue.$files.get()).toHaveLength(1);
});

describe('cancelling', () => {
  test('stops the file, says nothing, and reads the list for what arrived all the same', async () => {
    const { queue, calls, sendings, stateOf } = started();
    await queue.add('id_card', scan);
    queue.cancel('id_card');
    expect(sendings[0]?.signal.aborted).toBe(true);
    await settled();
    expect(stateOf()).toBeUndefined();
    expect(calls.listQuietly).toHaveBeenCalledTimes(1);
    sendings[0]?.onProgress(80);
    expect(stateOf()).toBeUndefined();
  });

  test('a waiting file is removed and the next one is sent instead', async () => {
    const { queue, sendings } = started();
    await Promise.all([queue.add('id_card', scan), queue.add('transcript', scan), queue.add('tcas', scan)]);
    queue.cancel('tcas');
    await queue.add('portfolio', scan);
    sendings[0]?.succeed();
    await settled();
    expect(sendings.map(({ kind }) => kind)).toEqual(['id_card', 'transcript', 'portfolio']);
  });

  test('a second file of a kind replaces the first', async () => {
    const { queue, sendings, stored } = started();
    await queue.add('id_card', scan);
    await queue.add('id_card', fileOf(pdf(), 'other.pdf'));
    await settled();
    sendings[1]?.succeed();
    await settled();
    expect(stored.map(({ name }) => name)).toEqual(['other.pdf']);
  });
});
