import { describe, expect, test, vi } from 'vitest';
import { CallError } from '../../src/api/errors.ts';
import { createUploadQueue, IN_BACKGROUND } from '../../src/documents/upload-queue.ts';
import type { UploadedFile } from '../../src/model/application.ts';
import { fakeServer, settled } from './fake-upload-server.ts';
import { fileOf, pdf } from './sample-files.ts';

const card = (): UploadedFile => ({ id: '1', type: 'id_card', name: 'card.pdf', size: 9 });
const LOST = new CallError({ kind: 'timeout' });

function started() {
  const server = fakeServer([card()]);
  return { ...server, queue: createUploadQueue(server.calls, [card()]) };
}

describe('deleting', () => {
  test('removes the file once the server confirms it, with one call for two presses', async () => {
    const { queue, calls } = started();
    await Promise.all([queue.remove('1'), queue.remove('1')]);
    expect(queue.$files.get()).toEqual([]);
    expect(queue.$deletions.get()).toEqual({});
    expect(calls.remove).toHaveBeenCalledTimes(1);
  });

  test('ends only with the answers to the deletion and to the list that is read after it', async () => {
    const { queue, calls } = started();
    const answers: (() => void)[] = [];
    const held = () => new Promise<void>((resolve) => answers.push(resolve));
    calls.remove.mockImplementationOnce(held);
    calls.list.mockImplementationOnce(() => held().then(() => []));
    const ended = vi.fn();
    const removed = queue.remove('1').then(ended);
    await settled();
    expect(calls.list).not.toHaveBeenCalled();
    answers[0]?.();
    await settled();
    expect(calls.list).toHaveBeenCalledOnce();
    expect(queue.$deletions.get()['1']).toEqual({ kind: 'deleting' });
    expect(ended).not.toHaveBeenCalled();
    answers[1]?.();
    await removed;
    expect([queue.$files.get(), queue.$deletions.get()]).toEqual([[], {}]);
  });

  test('brings the row back with the reason after a failure', async () => {
    const { queue, calls } = started();
    calls.remove.mockRejectedValue(new CallError({ kind: 'http', status: 422, text: 'Locked' }));
    await queue.remove('1');
    expect(queue.$files.get()).toHaveLength(1);
    expect(queue.$deletions.get()['1']).toMatchObject({ kind: 'failed', failure: { text: 'Locked' } });
  });

  test('a file that is already gone counts as deleted once the list lacks it', async () => {
    const { queue, calls, stored } = started();
    calls.remove.mockRejectedValue(new CallError({ kind: 'http', status: 404 }));
    await queue.remove('1');
    expect(queue.$files.get()).toHaveLength(1);
    expect(queue.$deletions.get()['1']).toMatchObject({ kind: 'failed' });
    stored.splice(0);
    await queue.remove('1');
    expect(queue.$files.get()).toEqual([]);
    expect(queue.$deletions.get()).toEqual({});
  });

  test('a response that did not come from the server does not count', async () => {
    const { queue, calls } = started();
    calls.remove.mockResolvedValueOnce(undefined);
    await queue.remove('1');
    expect(queue.$files.get()).toHaveLength(1);
    expect(queue.$deletions.get()['1']).toMatchObject({ kind: 'failed' });
    await queue.remove('1');
    expect(queue.$files.get()).toEqual([]);
  });

  test('a successful response counts if the list cannot be read', async () => {
    const { queue, calls } = started();
    calls.list.mockRejectedValue(LOST);
    await queue.remove('1');
    expect(queue.$files.get()).toEqual([]);
  });

  test('a lost response and an unreadable list leave the outcome unknown', async () => {
    const { queue, calls } = started();
    calls.remove.mockRejectedValueOnce(LOST);
    calls.list.mockRejectedValueOnce(LOST);
    await queue.remove('1');
    expect(queue.$deletions.get()['1']).toMatchObject({ kind: 'failed', failure: { reason: 'unconfirmed' } });
    await queue.remove('1');
    expect(queue.$files.get()).toEqual([]);
  });

  test('a lost response is looked up in the list', async () => {
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
    expect(there.queue.$deletions.get()['1']).toMatchObject({ kind: 'failed' });
  });
});

describe('returning to the page', () => {
  test('shows files sent and deleted elsewhere', async () => {
    const { queue, stored, sendings } = started();
    await queue.replaceWith('transcript', fileOf(pdf(), 'a.pdf'));
    sendings[0]?.succeed();
    await settled();
    stored.splice(0, stored.length, { ...card(), id: '7' });
    await queue.reload(IN_BACKGROUND);
    expect(queue.$files.get().map(({ id }) => id)).toEqual(['7']);
    expect(queue.$uploadStates.get()).toEqual({});
  });

  test('a response older than an upload does not undo it', async () => {
    const { queue, calls, sendings } = started();
    let answer = (_files: UploadedFile[]): void => undefined;
    // No other list is read meanwhile.
    calls.listWithoutDialog
      .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
      .mockRejectedValueOnce(LOST)
      .mockRejectedValueOnce(LOST);
    const refreshed = queue.reload(IN_BACKGROUND);
    await queue.replaceWith('transcript', fileOf(pdf(), 'a.pdf'));
    sendings[0]?.succeed();
    await settled();
    answer([card()]);
    await refreshed;
    expect(queue.$files.get().map(({ type }) => type)).toEqual(['id_card', 'transcript']);
  });

  test('a reload overtaken by a newer one waits for it', async () => {
    const { queue, calls, stored, sendings } = started();
    const scan = fileOf(pdf(), 'a.pdf');
    await queue.replaceWith('transcript', scan);
    const answers: ((files: UploadedFile[]) => void)[] = [];
    const hold = () => new Promise<UploadedFile[]>((resolve) => answers.push(resolve));
    calls.list.mockImplementationOnce(hold);
    calls.listWithoutDialog.mockImplementationOnce(hold);
    sendings[0]?.loseResponse(LOST);
    await settled();
    const refreshed = queue.reload(IN_BACKGROUND);
    answers[0]?.([card()]);
    await settled();
    expect(queue.$uploadStates.get().transcript).toMatchObject({ kind: 'checking' });
    answers[1]?.([...stored]);
    await refreshed;
    await settled();
    expect(queue.$uploadStates.get().transcript).toMatchObject({ kind: 'received' });
    expect(calls.send).toHaveBeenCalledTimes(1);
  });

  test('an older list that arrives last does not replace a newer one', async () => {
    const { queue, calls, stored } = started();
    let answerOlder = (_files: UploadedFile[]): void => undefined;
    calls.listWithoutDialog.mockImplementationOnce(() => new Promise((resolve) => (answerOlder = resolve)));
    const older = queue.reload(IN_BACKGROUND);
    stored.push({ ...card(), id: '2' });
    await queue.reload();
    answerOlder([card()]);
    await older;
    expect(queue.$files.get().map(({ id }) => id)).toEqual(['1', '2']);
  });

  test('a newer reload that fails does not undo an older one', async () => {
    const { queue, calls, stored, sendings } = started();
    await queue.replaceWith('transcript', fileOf(pdf(), 'a.pdf'));
    let answer = (_files: UploadedFile[]): void => undefined;
    calls.list.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    calls.listWithoutDialog.mockRejectedValueOnce(LOST);
    sendings[0]?.loseResponse(LOST);
    await settled();
    await queue.reload(IN_BACKGROUND);
    answer([...stored]);
    await settled();
    expect(queue.$uploadStates.get().transcript).toMatchObject({ kind: 'received' });
  });

  test('a failed reload changes nothing', async () => {
    const { queue, calls } = started();
    calls.listWithoutDialog.mockRejectedValue(LOST);
    await queue.reload(IN_BACKGROUND);
    expect(queue.$files.get()).toHaveLength(1);
  });
});
