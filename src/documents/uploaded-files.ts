import { atom, map, type ReadableAtom } from 'nanostores';
import { isConflict, isNotFound, isUnknownOutcome } from '../api/errors.ts';
import type { UploadedFile } from '../model/application.ts';
import { failureOf, localFailure, lookupFailure, type Failure } from './upload-state.ts';

export type Deletion = { readonly state: 'deleting' } | { readonly state: 'failed'; readonly failure: Failure };

/** By id of the file. */
export type Deletions = Readonly<Record<string, Deletion | undefined>>;

export const isDeleting = (deletion: Deletion | undefined): boolean => deletion?.state === 'deleting';

type ReadFiles = () => Promise<readonly UploadedFile[]>;

interface UploadedFilesClient {
  readonly list: ReadFiles;
  readonly remove: (fileId: string) => Promise<void>;
}

export interface UploadedFiles {
  readonly $files: ReadableAtom<readonly UploadedFile[]>;
  readonly $deletions: ReadableAtom<Deletions>;
  readonly put: (file: UploadedFile) => void;
  /**
   * Waits for the newest reading when others begin meanwhile. An answer older than a later answer or a local change is ignored.
   * @throws what `read` throws
   */
  readonly reload: (read?: ReadFiles) => Promise<void>;
  /** A file counts as deleted when the list no longer has it. */
  readonly remove: (fileId: string) => Promise<void>;
}

export function createUploadedFiles(client: UploadedFilesClient, files: readonly UploadedFile[]): UploadedFiles {
  const $files = atom(files);
  const $deletions = map<Record<string, Deletion | undefined>>({});
  let begun = 0;
  let answered = 0;
  let changes = 0;
  let newest: Promise<void> = Promise.resolve();

  function change(next: readonly UploadedFile[]): void {
    changes += 1;
    $files.set(next);
  }
  const put = (file: UploadedFile): void => change([...$files.get().filter(({ id }) => id !== file.id), file]);
  const drop = (fileId: string): void => change($files.get().filter(({ id }) => id !== fileId));
  const isListed = (fileId: string): boolean => $files.get().some(({ id }) => id === fileId);

  async function readOnce(read: ReadFiles): Promise<void> {
    begun += 1;
    const before = { begun, changes };
    const answer = await read();
    if (before.changes !== changes) return reload(read);
    if (before.begun < answered) return;
    answered = before.begun;
    $files.set(answer);
  }

  async function reload(read: ReadFiles = client.list): Promise<void> {
    const own = readOnce(read);
    newest = own;
    await own;
    await newest.catch(() => undefined);
  }

  /** @returns why it is not known to be deleted */
  async function removalFailure(fileId: string): Promise<Failure | undefined> {
    let error: unknown;
    try {
      await client.remove(fileId);
    } catch (thrown) {
      error = thrown;
      if (!isNotFound(error) && !isUnknownOutcome(error) && !isConflict(error)) return failureOf(error);
    }
    try {
      await reload();
    } catch (listError) {
      if (error) return lookupFailure(listError);
      drop(fileId);
    }
    if (!isListed(fileId)) return undefined;
    return error ? failureOf(error) : localFailure('server');
  }

  async function remove(fileId: string): Promise<void> {
    if (isDeleting($deletions.get()[fileId])) return;
    $deletions.setKey(fileId, { state: 'deleting' });
    const failure = await removalFailure(fileId);
    $deletions.setKey(fileId, failure && { state: 'failed', failure });
  }

  return { $files, $deletions, put, reload, remove };
}
