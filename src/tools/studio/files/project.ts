import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFiles, type FileChange } from './write-files.ts';

/** The folder whose messages and policies are edited. */
export interface Project {
  readonly root: string;
  readonly read: (path: string) => Promise<string>;
  readonly readBytes: (path: string) => Promise<Buffer>;
  /** The names in a folder; none if it does not exist. */
  readonly names: (folder: string) => Promise<string[]>;
  readonly write: (changes: readonly FileChange[]) => Promise<void>;
  /** Runs saves one at a time, so that each reads what the previous one has written. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

export function openProject(root: string): Project {
  let last: Promise<unknown> = Promise.resolve();
  return {
    root,
    read: (path) => readFile(join(root, path), 'utf8'),
    readBytes: (path) => readFile(join(root, path)),
    names: async (folder) => (await readdir(join(root, folder)).catch(() => [])).sort(),
    write: (changes) => writeFiles(root, changes),
    inTurn: (work) => {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
