import type { UploadedFile } from '../model/application.ts';
import type { FileKind } from '../model/file-kind.ts';
import { firstAttempt, isNamed, type Attempt } from './attempt.ts';
import type { PreparedFile } from './file/prepare-file.ts';
import { unsettledAttempt, type UploadState } from './upload-state.ts';

interface FileIdentity {
  readonly name: string;
  readonly size: number;
  readonly checksum: number;
}

const identityOf = ({ file: { name, size }, checksum }: PreparedFile): FileIdentity => ({ name, size, checksum });

const isSameFile = (one: FileIdentity, other: FileIdentity): boolean =>
  one.name === other.name && one.size === other.size && one.checksum === other.checksum;

export interface SentFiles {
  readonly received: (file: UploadedFile, preparedFile: PreparedFile) => void;
  /** An upload that is cancelled or replaced may arrive all the same. */
  readonly abandoned: (kind: FileKind, uploadState: UploadState | undefined) => void;
  readonly isUnsettled: (kind: FileKind) => boolean;
  /** The list was read since. */
  readonly settled: (kind: FileKind) => void;
  /** A file that may have arrived is looked for by what the server held before it was sent first. */
  readonly attemptFor: (kind: FileKind, preparedFile: PreparedFile) => Attempt;
  readonly isRepeated: (files: readonly UploadedFile[], kind: FileKind, preparedFile: PreparedFile) => boolean;
}

export function createSentFiles(): SentFiles {
  const unsettled = new Map<FileKind, readonly Attempt[]>();
  const identities = new Map<string, FileIdentity>();
  return {
    received: (file, preparedFile) => identities.set(file.id, identityOf(preparedFile)),
    abandoned: (kind, uploadState) => {
      const attempt = unsettledAttempt(uploadState);
      if (attempt) unsettled.set(kind, [...(unsettled.get(kind) ?? []), attempt]);
    },
    isUnsettled: (kind) => unsettled.has(kind),
    settled: (kind) => unsettled.delete(kind),
    attemptFor: (kind, preparedFile) => {
      const identity = identityOf(preparedFile);
      const earlier = unsettled.get(kind)?.find((attempt) => isSameFile(identityOf(attempt.preparedFile), identity));
      return earlier ? { ...earlier, outcomeUnknown: true } : firstAttempt(preparedFile);
    },
    isRepeated: (files, kind, preparedFile) =>
      files.some((listed) => {
        if (listed.type !== kind) return false;
        const known = identities.get(listed.id);
        const { file } = preparedFile;
        return known
          ? isSameFile(known, identityOf(preparedFile))
          : listed.size === file.size && isNamed(listed, file.name);
      }),
  };
}
