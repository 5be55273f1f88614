import { expect, test } from 'vitest';
import { CallError } from '../../src/api/errors.ts';
import { settled, started } from './fake-upload-server.ts';
import { fileOf, pdf } from './sample-files.ts';

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

test('a file that the university already has is skipped', async () => {
  const { enqueue, sendings, sent } = startedWithAll();
  const [first, second] = pages;
  enqueue(
    'transcript',
    [first, first, second].filter((file) => file !== undefined),
  );
  await settled();
  sendings[0]?.succeed();
  await settled();
  expect(sent()).toEqual(['one.pdf', 'two.pdf']);
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

test('a file whose preparation throws fails', async () => {
  const { enqueue, calls, stateOf } = startedWithAll();
  calls.prepare.mockRejectedValueOnce(new TypeError('no chunk'));
  enqueue('transcript', pages.slice(0, 1));
  await settled();
  expect(stateOf('transcript')).toMatchObject({ kind: 'failed', name: 'one.pdf' });
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
