import { atom, type ReadableAtom } from 'nanostores';
import type { UploadedFile } from '../../model/application.ts';

/** What the server holds, as far as this page knows. */
export interface ServerList {
  readonly $files: ReadableAtom<readonly UploadedFile[]>;
  readonly put: (file: UploadedFile) => void;
  readonly drop: (fileId: string) => void;
  /** Reads the list again. An answer older than a later reading or than a change made here is not used. @throws what `read` throws. */
  readonly reload: (read: () => Promise<readonly UploadedFile[]>) => Promise<void>;
}

export function serverList(files: readonly UploadedFile[]): ServerList {
  const $files = atom(files);
  let reading = 0;
  let changes = 0;
  const change = (next: readonly UploadedFile[]): void => {
    changes += 1;
    $files.set(next);
  };
  const reload: ServerList['reload'] = async (read) => {
    reading += 1;
    const mine = reading;
    const changesBefore = changes;
    const answer = await read();
    if (mine !== reading) return;
    if (changesBefore !== changes) await reload(read);
    else $files.set(answer);
  };
  return {
    $files,
    put: (file) => change([...$files.get().filter(({ id }) => id !== file.id), file]),
    drop: (fileId) => change($files.get().filter(({ id }) => id !== fileId)),
    reload,
  };
}
