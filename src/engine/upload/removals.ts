import { map, type ReadableAtom } from 'nanostores';
import { isCallError, isUnknownOutcome } from '../../api/errors.ts';
import type { UploadedFile } from '../../model/application.ts';
import type { ServerList } from './server-list.ts';
import { failureOf, type Failure } from './transfer.ts';

/** A file being deleted; a failed deletion leaves it in the list with the reason. */
export type Removal = { readonly state: 'removing' } | { readonly state: 'failed'; readonly failure: Failure };

export interface Removals {
  /** By file id. */
  readonly $removals: ReadableAtom<Readonly<Record<string, Removal | undefined>>>;
  readonly remove: (fileId: string) => Promise<void>;
}

interface RemovalCalls {
  readonly remove: (fileId: string) => Promise<void>;
  readonly list: () => Promise<readonly UploadedFile[]>;
}

/** Deletes files of the list, one request per file at a time. A file the server no longer knows counts as deleted. */
export function removals(calls: RemovalCalls, held: ServerList, onGone: (fileId: string) => void): Removals {
  const $removals = map<Record<string, Removal | undefined>>({});

  /** Whether the file is gone after a failed call; where the outcome is unknown, the list decides. */
  const isGone = async (fileId: string, error: unknown): Promise<boolean> => {
    if (isCallError(error) && error.status === 404) return true;
    if (!isUnknownOutcome(error) && !(isCallError(error) && error.status === 409)) return false;
    try {
      await held.reload(calls.list);
      return !held.$files.get().some(({ id }) => id === fileId);
    } catch {
      return false;
    }
  };

  const remove = async (fileId: string): Promise<void> => {
    if ($removals.get()[fileId]?.state === 'removing') return;
    $removals.setKey(fileId, { state: 'removing' });
    try {
      await calls.remove(fileId);
    } catch (error) {
      if (!(await isGone(fileId, error))) {
        $removals.setKey(fileId, { state: 'failed', failure: failureOf(error) });
        return;
      }
    }
    held.drop(fileId);
    onGone(fileId);
    $removals.setKey(fileId, undefined);
  };

  return { $removals, remove };
}
