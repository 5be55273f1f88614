import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface FileChange {
  readonly path: string;
  /** The file's content when the change was checked; `undefined` if there was no file. */
  readonly before: string | Buffer | undefined;
  readonly after: string | Buffer;
}

/** The file has changed since the editor opened it. */
export class ChangedMeanwhile extends Error {
  constructor(readonly path: string) {
    super(`${path} was changed by another program.`);
  }
}

const temporaryName = (path: string): string => join(dirname(path), `.studio-${process.pid}-${path.split('/').at(-1)}`);

async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

const isAsBefore = async (path: string, before: FileChange['before']): Promise<boolean> => {
  const now = await readFile(path).catch(() => undefined);
  if (now === undefined || before === undefined) return now === before;
  return now.equals(Buffer.from(before));
};

/**
 * Writes all files or none; readers see each file either unchanged or complete.
 * @throws {ChangedMeanwhile}
 */
export async function writeFiles(root: string, changes: readonly FileChange[]): Promise<void> {
  const files = changes.map((change) => ({ ...change, target: join(root, change.path) }));
  const renamed: typeof files = [];
  try {
    for (const { target, after } of files) {
      await mkdir(dirname(target), { recursive: true });
      await writeWhole(temporaryName(target), after);
    }
    for (const { target, before, path } of files) {
      if (!(await isAsBefore(target, before))) throw new ChangedMeanwhile(path);
    }
    for (const file of files) {
      await rename(temporaryName(file.target), file.target);
      renamed.push(file);
    }
  } catch (error) {
    for (const { target, before } of renamed) {
      await (before === undefined ? rm(target, { force: true }) : writeWhole(target, before));
    }
    await Promise.all(files.map(({ target }) => rm(temporaryName(target), { force: true })));
    throw error;
  }
}
