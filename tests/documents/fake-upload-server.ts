import { vi } from 'vitest';
import { checksumOf } from '../../src/documents/file/bytes.ts';
import { createUploadQueue, type SendOptions, type UploadClient } from '../../src/documents/upload-queue.ts';
import type { UploadedFile } from '../../src/model/application.ts';
import type { FileKind } from '../../src/model/file-kind.ts';
import { fileOf, pdf } from './sample-files.ts';

/** One upload that waits for the test to end it. */
export interface Sending extends SendOptions {
  readonly kind: FileKind;
  readonly file: File;
  /** The server stores the file and says so. */
  readonly succeed: () => void;
  /** The server stores the file and the response is lost. */
  readonly loseResponse: (error: Error) => void;
  readonly fail: (error: Error) => void;
}

/** A server in memory for the queue. */
export function fakeServer(stored: UploadedFile[] = []) {
  const sendings: Sending[] = [];
  let lastId = 100;
  const keep = (type: FileKind, file: File): UploadedFile => {
    lastId += 1;
    const received = { id: String(lastId), type, name: file.name, size: file.size };
    stored.push(received);
    return received;
  };
  const calls = {
    prepare: vi.fn<UploadClient['prepare']>(async (file) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return { kind: 'ready', preparedFile: { file, hasPreview: false, checksum: checksumOf(bytes) } };
    }),
    prepareEarly: vi.fn<UploadClient['prepareEarly']>(),
    list: vi.fn(() => Promise.resolve([...stored])),
    listWithoutDialog: vi.fn(() => Promise.resolve([...stored])),
    send: vi.fn<UploadClient['send']>(
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
            loseResponse: (error) => {
              keep(kind, file);
              fail(error);
            },
          });
        }),
    ),
    remove: vi.fn((fileId: string) => {
      stored.splice(0, stored.length, ...stored.filter(({ id }) => id !== fileId));
      return Promise.resolve();
    }),
  } satisfies UploadClient;
  return { calls, sendings, stored };
}

export const scan = fileOf(pdf(), 'scan.pdf');

/** A queue in front of that server. */
export function started(stored: UploadedFile[] = []) {
  const server = fakeServer(stored);
  const queue = createUploadQueue(server.calls, [...server.stored]);
  const stateOf = (kind: 'id_card' | 'transcript' | 'tcas' = 'id_card') => queue.$uploadStates.get()[kind];
  return { ...server, queue, stateOf };
}

/** Lets everything that is ready to go on do so. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
