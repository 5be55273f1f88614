import type { UploadedFile } from '../model/application.ts';
import type { FileKind } from '../model/file-kind.ts';
import type { PreparedFile } from './file/prepare-file.ts';

export interface Attempt {
  readonly preparedFile: PreparedFile;
  /** What the server held when the file was sent. */
  readonly knownFileIds: readonly string[];
  /** The server may hold the file already. */
  readonly outcomeUnknown: boolean;
}

export const firstAttempt = (preparedFile: PreparedFile): Attempt => ({
  preparedFile,
  knownFileIds: [],
  outcomeUnknown: false,
});

export const isNamed = (listed: UploadedFile, name: string): boolean => listed.name.normalize() === name.normalize();

/** The server may not say the name or the size of a file. */
export const arrivedFile = (
  files: readonly UploadedFile[],
  kind: FileKind,
  { preparedFile: { file }, knownFileIds }: Attempt,
): UploadedFile | undefined =>
  files.find(
    (listed) =>
      listed.type === kind &&
      !knownFileIds.includes(listed.id) &&
      (listed.size === 0 || listed.size === file.size) &&
      (listed.name === '' || isNamed(listed, file.name)),
  );
