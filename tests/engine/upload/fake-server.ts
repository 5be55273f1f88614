import { vi } from 'vitest';
import type { QueueCalls, SendOptions } from '../../../src/engine/upload/upload-queue.ts';
import type { UploadedFile } from '../../../src/model/application.ts';
import type { FileKind } from '../../../src/model/lookup.ts';

/** One upload that waits for the test to end it. */
export interface Sending extends SendOptions {
  readonly kind: FileKind;
  readonly file: File;
  /** The server keeps the file and says so. */
  readonly succeed: () => void;
  /** The server keeps the file and the answer is lost. */
  readonly loseAnswer: (error: Error) => void;
  readonly fail: (error: Error) => void;
}

/** A server in memory for the queue. */
export function fakeServer(held: UploadedFile[] = []) {
  const sendings: Sending[] = [];
  let lastId = 100;
  const keep = (type: FileKind, file: File): UploadedFile => {
    lastId += 1;
    const kept = { id: String(lastId), type, name: file.name, size: file.size };
    held.push(kept);
    return kept;
  };
  const calls = {
    prepare: vi.fn<QueueCalls['prepare']>((file) =>
      Promise.resolve({ kind: 'ready', outgoing: { file, preview: false } }),
    ),
    list: vi.fn(() => Promise.resolve([...held])),
    peek: vi.fn(() => Promise.resolve([...held])),
    send: vi.fn<QueueCalls['send']>(
      (kind, file, options) =>
        new Promise((resolve, reject) => {
          const fail = (error: Error): void => reject(error);
          options.signal.addEventListener('abort', () => fail(new Error('aborted')));
          sendings.push({
            ...options,
            kind,
            file,
            fail,
            succeed: () => resolve(keep(kind, file)),
            loseAnswer: (error) => {
              keep(kind, file);
              fail(error);
            },
          });
        }),
    ),
    remove: vi.fn((fileId: string) => {
      held.splice(0, held.length, ...held.filter(({ id }) => id !== fileId));
      return Promise.resolve();
    }),
  } satisfies QueueCalls;
  return { calls, sendings, held };
}

/** Lets everything that is ready to go on do so. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
