import { atom, map, type ReadableAtom } from 'nanostores';
import { isConflict, isNotFound, isUnknownOutcome } from '../../api/errors.ts';
import type { UploadedFile } from '../../model/application.ts';
import { failureOf, type Failure } from './upload-state.ts';

export type Deletion = { readonly state: 'deleting' } | { readonly state: 'failed'; readonly failure: Failure };

type ReadFiles = () => Promise<readonly UploadedFile[]>;

interface UploadedFilesClient {
  readonly list: ReadFiles;
  readonly remove: (fileId: string) => Promise<void>;
}

export interface UploadedFiles {
  readonly $files: ReadableAtom<readonly UploadedFile[]>;
  readonly $deletions: ReadableAtom<Readonly<Record<string, Deletion | undefined>>>;
  readonly put: (file: UploadedFile) => void;
  /** An answer older than a later reading or a local change is ignored. @throws what `read` throws */
  readonly reload: (read?: ReadFiles) => Promise<void>;
  /** A file that the server does not know counts as deleted. */
  readonly remove: (fileId: string) => Promise<void>;
}

export function createUploadedFiles(client: UploadedFilesClient, files: readonly UploadedFile[]): UploadedFiles {
  const $files = atom(files);
  const $deletions = map<Record<string, Deletion | undefined>>({});
  let readings = 0;
  let changes = 0;

  function change(next: readonly UploadedFile[]): void {
    changes += 1;
    $files.set(next);
  }
  const put = (file: UploadedFile): void => change([...$files.get().filter(({ id }) => id !== file.id), file]);

  async function reload(read: ReadFiles = client.list): Promise<void> {
    readings += 1;
    const before = { readings, changes };
    const answer = await read();
    if (before.readings !== readings) return;
    if (before.changes !== changes) await reload(read);
    else $files.set(answer);
  }

  async function isDeleted(fileId: string, error: unknown): Promise<boolean> {
    if (isNotFound(error)) return true;
    if (!isUnknownOutcome(error) && !isConflict(error)) return false;
    try {
      await reload();
      return !$files.get().some(({ id }) => id === fileId);
    } catch {
      return false;
    }
  }

  async function remove(fileId: string): Promise<void> {
    if ($deletions.get()[fileId]?.state === 'deleting') return;
    $deletions.setKey(fileId, { state: 'deleting' });
    try {
      await client.remove(fileId);
    } catch (error) {
      if (!(await isDeleted(fileId, error))) {
        $deletions.setKey(fileId, { state: 'failed', failure: failureOf(error) });
        return;
      }
    }
    change($files.get().filter(({ id }) => id !== fileId));
    $deletions.setKey(fileId, undefined);
  }

  return { $files, $deletions, put, reload, remove };
}
