import { map, type ReadableAtom } from 'nanostores';
import type { FileKind } from '../model/file-kind.ts';
import type { UploadQueue, UploadStates } from './upload-queue.ts';

type WaitingFiles = Partial<Record<FileKind, readonly File[]>>;

export interface ChosenFiles {
  /** Those of a kind whose turn comes when the one before has arrived or is given up. */
  readonly $waitingFiles: ReadableAtom<WaitingFiles>;
  readonly addAll: (kind: FileKind, chosen: readonly File[]) => Promise<void>;
}

const isOver = (uploadState: UploadStates[FileKind]): boolean =>
  uploadState === undefined || uploadState.state === 'received' || uploadState.state === 'repeated';

/** Several files of one kind are sent one after another. A file that fails keeps the others waiting until it is dealt with. */
export function createChosenFiles({ $uploadStates, add }: Pick<UploadQueue, '$uploadStates' | 'add'>): ChosenFiles {
  const $waitingFiles = map<WaitingFiles>({});
  let isAdding = false;

  function start(kind: FileKind, file: File): Promise<void> {
    isAdding = true; // A file that is added replaces the one before.
    const added = add(kind, file);
    isAdding = false;
    return added;
  }

  $uploadStates.listen((states) => {
    for (const [kind, [next, ...rest]] of Object.entries($waitingFiles.get()) as [FileKind, readonly File[]][]) {
      if (isAdding || !next || !isOver(states[kind])) continue;
      $waitingFiles.setKey(kind, rest);
      void start(kind, next);
    }
  });

  async function addAll(kind: FileKind, [first, ...rest]: readonly File[]): Promise<void> {
    if (!first) return;
    $waitingFiles.setKey(kind, [...($waitingFiles.get()[kind] ?? []), ...rest]);
    await start(kind, first);
  }

  return { $waitingFiles, addAll };
}
