import { describe, expect, test } from 'vitest';
import { CallError } from '../../../src/api/errors.ts';
import { createUploadQueue } from '../../../src/application/upload/upload-queue.ts';
import type { UploadedFile } from '../../../src/model/application.ts';
import { fakeServer, settled } from './fake-upload-server.ts';
import { fileOf, pdf } from './sample-files.ts';

const card = (): UploadedFile => ({ id: '1', type: 'id_card', name: 'card.pdf', size: 9 });
const LOST = new CallError({ kind: 'timeout' });

function started() {
  const server = fakeServer([card()]);
  return { ...server, queue: createUploadQueue(server.calls, [card()]) };
}

describe('deleting', () => {
  test('takes the file out when the server says so, once for two presses', async () => {
    const { queue, calls } = started();
    await Promise.all([queue.remove('1'), queue.remove('1')]);
    expect(queue.$files.get()).toEqual([]);
    expect(queue.$deletions.get()).toEqual({});
    expect(calls.remove).toHaveBeenCalledTimes(1);
  });

  test('brings the row back with the reason when it fails', async () => {
    const { queue, calls } = started();
    calls.remove.mockRejectedValue(new CallError({ kind: 'http', status: 422, text: 'Locked' }));
    await queue.remove('1');
    expect(queue.$files.get()).toHaveLength(1);
    expect(queue.$deletions.get()['1']).toMatchObject({ state: 'failed', failure: { text: 'Locked' } });
  });

  test('a file that is gone already counts as deleted', async () => {
    const { queue, calls } = started();
    calls.remove.mockRejectedValue(new CallError({ kind: 'http', status: 404 }));
    await queue.remove('1');
    expect(queue.$files.get()).toEqual([]);
  });

  test('a lost answer is looked up: gone, or still there', async () => {
    const gone = started();
    gone.calls.remove.mockImplementation(() => {
      gone.stored.splice(0);
      return Promise.reject(LOST);
    });
    await gone.queue.remove('1');
    expect(gone.queue.$files.get()).toEqual([]);

    const there = started();
    there.calls.remove.mockRejectedValue(LOST);
    await there.queue.remove('1');
    expect(there.queue.$deletions.get()['1']).toMatchObject({ state: 'failed' });
  });
});

describe('coming back to the page', () => {
  test('adopts what was sent and deleted elsewhere', async () => {
    const { queue, stored, sendings } = started();
    await queue.add('transcript', fileOf(pdf(), 'a.pdf'));
    sendings[0]?.succeed();
    await settled();
    stored.splice(0, stored.length, { ...card(), id: '7' });
    await queue.refresh();
    expect(queue.$files.get().map(({ id }) => id)).toEqual(['7']);
    expect(queue.$uploadStates.get()).toEqual({});
  });

  test('an answer older than an upload does not undo it', async () => {
    const { queue, calls, sendings } = started();
    let answer = (_files: UploadedFile[]): void => undefined;
    calls.listQuietly.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const refreshed = queue.refresh();
    await queue.add('transcript', fileOf(pdf(), 'a.pdf'));
    sendings[0]?.succeed();
    await settled();
    answer([card()]);
    await refreshed;
    expect(queue.$files.get().map(({ type }) => type)).toEqual(['id_card', 'transcript']);
  });

  test('a reading that fails changes nothing', async () => {
    const { queue, calls } = started();
    calls.listQuietly.mockRejectedValue(LOST);
    await queue.refresh();
    expect(queue.$files.get()).toHaveLength(1);
  });
});
