import { atom, map, type ReadableAtom } from 'nanostores';
import { isConflict, isNotFound, isUnknownOutcome } from '../api/errors.ts';
import { UNDO_DELETION_MS } from '../config/constants.ts';
import type { UploadedFile } from '../model/application.ts';
import { failureOf, localFailure, lookupFailure, type Failure } from './upload-state.ts';

export type Deletion =
  /** The deletion is not yet sent, so it can be undone. */
  | { readonly kind: 'undoable' }
  | { readonly kind: 'deleting' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Deletions by file id. */
export type Deletions = Readonly<Record<string, Deletion | undefined>>;

export const isUndoable = (deletion: Deletion | undefined): boolean => deletion?.kind === 'undoable';
/** Whether the applicant has deleted the file, although the server may still have it. */
export const isDeleting = (deletion: Deletion | undefined): boolean =>
  deletion?.kind === 'deleting' || isUndoable(deletion);

export const remainingFiles = (files: readonly UploadedFile[], deletions: Deletions): readonly UploadedFile[] =>
  files.filter(({ id }) => !isDeleting(deletions[id]));

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
   * Reloads the list and waits for any reload that begins in the meantime. A response older than a later response or a
   * local change is ignored.
   * @throws what `read` throws
   */
  readonly reload: (read?: ReadFiles) => Promise<void>;
  /** Deletes a file. It counts as deleted once the list no longer has it. */
  readonly remove: (fileId: string) => Promise<void>;
  /** Deletes the file after `UNDO_DELETION_MS`, unless that is undone. */
  readonly removeSoon: (fileId: string) => void;
  readonly undoRemoval: (fileId: string) => void;
  /** Sends deletions now that could still be undone. */
  readonly finishRemovals: () => Promise<void>;
}

export function createUploadedFiles(client: UploadedFilesClient, files: readonly UploadedFile[]): UploadedFiles {
  const $files = atom(files);
  const $deletions = map<Record<string, Deletion | undefined>>({});
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let startedReads = 0;
  let newestResponse = 0;
  let changes = 0;
  let newestReload: Promise<void> = Promise.resolve();

  function change(next: readonly UploadedFile[]): void {
    changes += 1;
    $files.set(next);
  }
  const put = (file: UploadedFile): void => change([...$files.get().filter(({ id }) => id !== file.id), file]);
  const drop = (fileId: string): void => change($files.get().filter(({ id }) => id !== fileId));
  const isListed = (fileId: string): boolean => $files.get().some(({ id }) => id === fileId);

  async function readOnce(read: ReadFiles): Promise<void> {
    startedReads += 1;
    const before = { read: startedReads, changes };
    const response = await read();
    if (before.changes !== changes) return reload(read);
    if (before.read < newestResponse) return;
    newestResponse = before.read;
    $files.set(response);
  }

  async function reload(read: ReadFiles = client.list): Promise<void> {
    const own = readOnce(read);
    newestReload = own;
    await own;
    await newestReload.catch(() => undefined);
  }

  /** @returns undefined when the file is known to be deleted */
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

  function stopTimer(fileId: string): void {
    clearTimeout(timers.get(fileId));
    timers.delete(fileId);
  }

  async function remove(fileId: string): Promise<void> {
    stopTimer(fileId);
    if ($deletions.get()[fileId]?.kind === 'deleting') return;
    $deletions.setKey(fileId, { kind: 'deleting' });
    const failure = await removalFailure(fileId);
    $deletions.setKey(fileId, failure && { kind: 'failed', failure });
  }

  function removeSoon(fileId: string): void {
    if (isDeleting($deletions.get()[fileId])) return;
    $deletions.setKey(fileId, { kind: 'undoable' });
    timers.set(
      fileId,
      setTimeout(() => void remove(fileId), UNDO_DELETION_MS),
    );
  }

  function undoRemoval(fileId: string): void {
    if (!isUndoable($deletions.get()[fileId])) return;
    stopTimer(fileId);
    $deletions.setKey(fileId, undefined);
  }

  async function finishRemovals(): Promise<void> {
    await Promise.all([...timers.keys()].map(remove));
  }

  return { $files, $deletions, put, reload, remove, removeSoon, undoRemoval, finishRemovals };
}
