import { describe, expect, test, vi } from 'vitest';
import { CallError } from '../../src/api/errors.ts';
import { UPLOAD_LIMIT_BYTES } from '../../src/config/constants.ts';
import { scan, settled, started } from './fake-upload-server.ts';
import { fileOf, pdf } from './sample-files.ts';

const refusal = (status: number, text = '') => new CallError({ kind: 'http', status, text });
const OFFLINE = new CallError({ kind: 'offline' });

describe('sending', () => {
  test('goes from preparing through percentages to received', async () => {
    const { queue, sendings, stateOf } = started();
    void queue.replaceWith('id_card', scan);
    expect(stateOf()).toMatchObject({ kind: 'preparing', name: 'scan.pdf' });
    await settled();
    sendings[0]?.onProgress(40);
    expect(stateOf()).toMatchObject({ kind: 'sending', percent: 40 });
    sendings[0]?.succeed();
    await settled();
    expect(stateOf()).toMatchObject({ kind: 'received' });
    expect(queue.$files.get()).toMatchObject([{ type: 'id_card', name: 'scan.pdf' }]);
  });

  test('belongs to its document, whatever kind the server names', async () => {
    const { queue, calls } = started();
    calls.send.mockResolvedValue({ id: 'f-1', type: undefined, name: 'scan.pdf', size: 0 });
    await queue.replaceWith('id_card', scan);
    await vi.waitFor(() => expect(queue.$files.get()).toMatchObject([{ id: 'f-1', type: 'id_card' }]));
  });

  test('two files are sent at once, and the third waits', async () => {
    const { queue, sendings, stateOf } = started();
    await Promise.all([
      queue.replaceWith('id_card', scan),
      queue.replaceWith('transcript', scan),
      queue.replaceWith('tcas', scan),
    ]);
    await settled();
    expect(sendings.map(({ kind }) => kind)).toEqual(['id_card', 'transcript']);
    expect(stateOf('tcas')).toMatchObject({ kind: 'waiting' });
    sendings[0]?.fail(refusal(422, 'no'));
    await settled();
    expect(sendings.map(({ kind }) => kind)).toEqual(['id_card', 'transcript', 'tcas']);
  });

  test('a refused file never leaves the device', async () => {
    const { queue, calls, stateOf } = started();
    calls.prepare.mockResolvedValue({ kind: 'refused', reason: 'wrong-type' });
    await queue.replaceWith('id_card', scan);
    expect(stateOf()).toEqual({
      kind: 'failed',
      name: 'scan.pdf',
      failure: { reason: 'wrong-type', text: '', retryAt: 0, size: 0 },
    });
    expect(calls.send).not.toHaveBeenCalled();
  });

  test('a locked PDF waits for the applicant, who may send it after all', async () => {
    const { queue, calls, sendings, stateOf } = started();
    calls.prepare.mockResolvedValue({ kind: 'locked', preparedFile: { file: scan, hasPreview: false, checksum: 1 } });
    await queue.replaceWith('id_card', scan);
    expect(stateOf()).toMatchObject({ kind: 'failed', failure: { reason: 'locked' } });
    queue.retry('id_card');
    await settled();
    expect(sendings).toHaveLength(1);
  });
});

test('a picture is prepared again by another press where the code that converts it was not loaded', async () => {
  const { queue, calls, sendings, stateOf } = started();
  calls.prepare.mockResolvedValueOnce({ kind: 'refused', reason: 'not-loaded' });
  queue.enqueue('id_card', [scan]);
  queue.enqueue('id_card', [fileOf(pdf('<< >>'), 'next.pdf')]);
  await settled();
  expect(stateOf()).toMatchObject({ kind: 'failed', failure: { reason: 'not-loaded' }, chosen: scan });
  expect(sendings).toEqual([]);
  queue.retry('id_card');
  await settled();
  expect(sendings.map(({ file }) => file.name)).toEqual(['scan.pdf']);
  sendings[0]?.succeed();
  await settled();
  expect(sendings.map(({ file }) => file.name)).toEqual(['scan.pdf', 'next.pdf']);
});

describe('failing', () => {
  test.each([
    [refusal(413), 'above-server-limit', false],
    [refusal(422, 'Not readable'), 'refused', false],
    [refusal(409, 'Closed'), 'conflict', true],
    [refusal(401), 'session', true],
    [refusal(403), 'forbidden', true],
    [new TypeError('x is not a function'), 'unexpected', true],
    [refusal(404), 'not-found', true],
    [refusal(429), 'busy', true],
    [refusal(500), 'server', true],
    [OFFLINE, 'offline', true],
    [new CallError({ kind: 'interrupted' }), 'interrupted', true],
    [new CallError({ kind: 'timeout' }), 'slow', true],
    [new CallError({ kind: 'unreadable' }), 'unconfirmed', true],
  ])('%s is %s; retry: %s', async (error, reason, isRetryable) => {
    const { queue, sendings, stateOf } = started();
    await queue.replaceWith('id_card', scan);
    sendings[0]?.fail(error);
    await settled();
    const uploadState = stateOf();
    expect(uploadState).toMatchObject({ kind: 'failed', failure: { reason } });
    expect(uploadState?.kind === 'failed' && uploadState.retry !== undefined).toBe(isRetryable);
  });

  test.each([
    ['within our limit was refused by a proxy, which the operator is told', 3 * 1024 * 1024, 'above-server-limit', 1],
    ['above our limit is too big', UPLOAD_LIMIT_BYTES, 'too-big', 0],
  ])('a file of a 413 that is %s', async (_what, size, reason, reports) => {
    const announced: string[] = [];
    vi.stubGlobal('window', { dispatchEvent: ({ type }: Event) => announced.push(type) });
    const { queue, sendings, stateOf } = started();
    const file = fileOf(pdf(), 'scan.pdf');
    Object.defineProperty(file, 'size', { value: size });
    await queue.replaceWith('id_card', file);
    sendings[0]?.fail(refusal(413));
    await settled();
    expect(stateOf()).toMatchObject({ failure: { reason, size } });
    expect(announced.filter((type) => type === 'error:caught')).toHaveLength(reports);
    vi.unstubAllGlobals();
  });

  test('a file that our own code cannot prepare is no bad file, and can be tried again', async () => {
    const { queue, calls, stateOf } = started();
    calls.prepare.mockRejectedValueOnce(new TypeError('x is not a function'));
    await queue.replaceWith('id_card', scan);
    expect(stateOf()).toMatchObject({ kind: 'failed', failure: { reason: 'unexpected' }, chosen: scan });
  });

  test("the server's own message about the file is shown", async () => {
    const { queue, sendings, stateOf } = started();
    await queue.replaceWith('id_card', scan);
    sendings[0]?.fail(
      new CallError({ kind: 'http', status: 422, text: 'Invalid', fields: { file: 'Not a document' } }),
    );
    await settled();
    expect(stateOf()).toMatchObject({ failure: { text: 'Not a document' } });
  });

  test('a connection closed on a body over the limit means "too big"', async () => {
    const { queue, sendings, stateOf } = started();
    const full = fileOf(pdf(), 'full.pdf');
    Object.defineProperty(full, 'size', { value: UPLOAD_LIMIT_BYTES });
    await queue.replaceWith('id_card', full);
    sendings[0]?.fail(OFFLINE);
    await settled();
    expect(stateOf()).toMatchObject({ failure: { reason: 'too-big' } });
  });

  test("the server's waiting time is shown", async () => {
    const { queue, sendings, stateOf } = started();
    vi.spyOn(Date, 'now').mockReturnValue(1000);
    await queue.replaceWith('id_card', scan);
    sendings[0]?.fail(new CallError({ kind: 'http', status: 429, retryAfter: 30 }));
    await vi.waitFor(() => expect(stateOf()).toMatchObject({ failure: { reason: 'busy', retryAt: 31_000 } }));
  });
});

describe('cancelling', () => {
  test('stops the file without a message, and reads the list in case it arrived', async () => {
    const { queue, calls, sendings, stateOf } = started();
    await queue.replaceWith('id_card', scan);
    calls.listWithoutDialog.mockClear();
    queue.cancel('id_card');
    expect(sendings[0]?.signal.aborted).toBe(true);
    await settled();
    expect(stateOf()).toBeUndefined();
    expect(calls.listWithoutDialog).toHaveBeenCalledTimes(1);
    sendings[0]?.onProgress(80);
    expect(stateOf()).toBeUndefined();
  });

  test('removes a waiting file and sends the next one instead', async () => {
    const { queue, sendings } = started();
    await Promise.all([
      queue.replaceWith('id_card', scan),
      queue.replaceWith('transcript', scan),
      queue.replaceWith('tcas', scan),
    ]);
    queue.cancel('tcas');
    await queue.replaceWith('portfolio', scan);
    sendings[0]?.succeed();
    await settled();
    expect(sendings.map(({ kind }) => kind)).toEqual(['id_card', 'transcript', 'portfolio']);
  });

  test('a second file of a kind replaces the first', async () => {
    const { queue, sendings, stored } = started();
    await queue.replaceWith('id_card', scan);
    await queue.replaceWith('id_card', fileOf(pdf(), 'other.pdf'));
    await settled();
    sendings[1]?.succeed();
    await settled();
    expect(stored.map(({ name }) => name)).toEqual(['other.pdf']);
  });
});

const pages = ['one.pdf', 'two.pdf', 'three.pdf'].map((name, index) => fileOf(pdf(`/Page ${String(index)}`), name));

function startedWithAll() {
  const server = started();
  const { enqueue, $waitingFiles } = server.queue;
  const waiting = (): readonly string[] => ($waitingFiles.get().transcript ?? []).map(({ name }) => name);
  const sent = (): readonly string[] => server.sendings.map(({ file }) => file.name);
  return { ...server, enqueue, waiting, sent };
}

test('files chosen together are sent one after another', async () => {
  const { enqueue, sendings, waiting, sent, queue } = startedWithAll();
  enqueue('transcript', pages);
  await settled();
  expect(sent()).toEqual(['one.pdf']);
  expect(waiting()).toEqual(['two.pdf', 'three.pdf']);
  for (const index of pages.keys()) {
    sendings[index]?.succeed();
    await settled();
  }
  expect(sent()).toEqual(['one.pdf', 'two.pdf', 'three.pdf']);
  expect(waiting()).toEqual([]);
  expect(queue.$files.get().map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf', 'three.pdf']);
});

test('a failed file keeps the others waiting until it is retried or discarded', async () => {
  const { enqueue, sendings, waiting, sent, queue, stateOf } = startedWithAll();
  enqueue('transcript', pages);
  await settled();
  sendings[0]?.fail(new CallError({ kind: 'http', status: 503 }));
  await settled();
  expect(stateOf('transcript')).toMatchObject({ kind: 'failed' });
  expect(waiting()).toEqual(['two.pdf', 'three.pdf']);
  queue.retry('transcript');
  await settled();
  sendings[1]?.succeed();
  await settled();
  expect(sent()).toEqual(['one.pdf', 'one.pdf', 'two.pdf']);
  queue.cancel('transcript');
  await settled();
  expect(sent()).toEqual(['one.pdf', 'one.pdf', 'two.pdf', 'three.pdf']);
});

test('files of another kind do not wait for them', async () => {
  const { enqueue, sent } = startedWithAll();
  enqueue('transcript', pages);
  enqueue('id_card', pages.slice(0, 1));
  await settled();
  expect(sent()).toEqual(['one.pdf', 'one.pdf']);
});

test('files chosen later do not end a running upload', async () => {
  const { enqueue, sendings, waiting, sent, queue } = startedWithAll();
  enqueue('transcript', pages.slice(0, 1));
  // The first is still being prepared.
  enqueue('transcript', pages.slice(1, 2));
  await settled();
  enqueue('transcript', pages.slice(2));
  expect(sent()).toEqual(['one.pdf']);
  expect(sendings[0]?.signal.aborted).toBe(false);
  expect(waiting()).toEqual(['two.pdf', 'three.pdf']);
  for (const index of pages.keys()) {
    sendings[index]?.succeed();
    await settled();
  }
  expect(queue.$files.get().map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf', 'three.pdf']);
});

test('files chosen later leave a failed one for a retry', async () => {
  const { enqueue, sendings, waiting, stateOf } = startedWithAll();
  enqueue('transcript', pages.slice(0, 1));
  await settled();
  sendings[0]?.fail(new CallError({ kind: 'http', status: 503 }));
  await settled();
  enqueue('transcript', pages.slice(1));
  await settled();
  expect(stateOf('transcript')).toMatchObject({ kind: 'failed', name: 'one.pdf' });
  expect(waiting()).toEqual(['two.pdf', 'three.pdf']);
});

test('only the next file is prepared during an upload, even if it is chosen then', async () => {
  const { enqueue, calls, sendings } = startedWithAll();
  const early = () => calls.prepareEarly.mock.calls.map(([{ name }]) => name);
  enqueue('transcript', pages.slice(0, 1));
  await settled();
  expect(early()).toEqual([]);
  enqueue('transcript', pages.slice(1));
  expect(early()).toEqual(['two.pdf']);
  sendings[0]?.succeed();
  await settled();
  expect(early()).toEqual(['two.pdf', 'three.pdf']);
});

test('the picture of a file is kept only as long as the file', async () => {
  const { enqueue, calls, sendings, queue } = startedWithAll();
  calls.prepare.mockImplementationOnce((file) =>
    Promise.resolve({ kind: 'ready', preparedFile: { file, hasPreview: true, checksum: 1 } }),
  );
  enqueue('transcript', pages.slice(0, 1));
  await settled();
  sendings[0]?.succeed();
  await settled();
  const { id = '' } = queue.$files.get()[0] ?? {};
  expect(queue.pictureOf(id)).toBe(pages[0]);
  await queue.remove(id);
  expect(queue.pictureOf(id)).toBeUndefined();
});
