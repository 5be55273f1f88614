import type { UploadedFile } from '../../model/application.ts';
import type { FileKind } from '../../model/lookup.ts';
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

/** Two files with the same identity are taken for the same file. */
export interface FileIdentity {
  readonly name: string;
  readonly size: number;
  readonly checksum: number;
}

export const identityOf = ({ file: { name, size }, checksum }: PreparedFile): FileIdentity => ({
  name,
  size,
  checksum,
});

export const isSameFile = (one: FileIdentity, other: FileIdentity): boolean =>
  one.name === other.name && one.size === other.size && one.checksum === other.checksum;

const isNamed = (listed: UploadedFile, name: string): boolean => listed.name.normalize() === name.normalize();

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

/** @param sent what this page has sent, by the id that the server gave it */
export const isAlreadyListed = (
  files: readonly UploadedFile[],
  kind: FileKind,
  file: FileIdentity,
  sent: ReadonlyMap<string, FileIdentity>,
): boolean =>
  files.some((listed) => {
    if (listed.type !== kind) return false;
    const known = sent.get(listed.id);
    return known ? isSameFile(known, file) : listed.size === file.size && isNamed(listed, file.name);
  });
