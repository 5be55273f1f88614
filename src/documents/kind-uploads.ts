import type { UploadedFile } from '../model/application.ts';
import type { FileKind } from '../model/file-kind.ts';
import type { PreparedFile } from './file/prepare-file.ts';
import { unsettledAttempt, type Attempt, type UploadState } from './upload-state.ts';

/** What the page knows about the uploads of one kind of document. Without calls: these are in `upload-queue.ts`. */
export interface KindUploads {
  /** The current upload; absent before the first one and after one was cancelled. */
  readonly state?: UploadState | undefined;
  /** Ends the current upload while it is under way. Results of an upload with another controller are ignored. */
  readonly controller?: AbortController | undefined;
  /** The chosen files that have not been started. */
  readonly waiting: readonly File[];
  /** Uploads that were cancelled or replaced, but may have reached the server since the list was last read. */
  readonly abandoned: readonly Attempt[];
}

export const NO_UPLOADS: KindUploads = { waiting: [], abandoned: [] };

/** A file that this page has sent. */
export interface SentFile {
  readonly name: string;
  readonly size: number;
  readonly checksum: number;
  /** The local picture, as long as the file is listed; the server returns none. */
  readonly picture?: File | undefined;
}

/** The files that this page has sent, by the server's id. */
export type SentFiles = ReadonlyMap<string, SentFile>;

export const sentFileOf = ({ file, checksum, hasPreview }: PreparedFile): SentFile => ({
  name: file.name,
  size: file.size,
  checksum,
  picture: hasPreview ? file : undefined,
});

const isSameFile = ({ name, size, checksum }: SentFile, { file, checksum: own }: PreparedFile): boolean =>
  name === file.name && size === file.size && checksum === own;

const isNamed = (listed: UploadedFile, name: string): boolean => listed.name.normalize() === name.normalize();

/** Name and size of a listed file are empty if the server does not report them. */
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

/** A file from before the page was loaded has no known checksum, so it is compared by name and size. */
export const hasDuplicate = (
  files: readonly UploadedFile[],
  kind: FileKind,
  preparedFile: PreparedFile,
  sentFiles: SentFiles,
): boolean =>
  files.some((listed) => {
    if (listed.type !== kind) return false;
    const sent = sentFiles.get(listed.id);
    const { file } = preparedFile;
    return sent ? isSameFile(sent, preparedFile) : listed.size === file.size && isNamed(listed, file.name);
  });

/** Ends the current upload, which may have reached the server. */
export function withoutCurrent({ state, waiting, abandoned }: KindUploads): KindUploads {
  const unsettled = unsettledAttempt(state);
  return { waiting, abandoned: unsettled ? [...abandoned, unsettled] : abandoned };
}

export const firstAttempt = (preparedFile: PreparedFile, chosen: File): Attempt => ({
  preparedFile,
  chosen,
  knownFileIds: [],
  outcomeUnknown: false,
});

/** An abandoned file that is chosen again may already be on the server, so the list is searched before it is sent. */
export function attemptFor({ abandoned }: KindUploads, preparedFile: PreparedFile, chosen: File): Attempt {
  const earlier = abandoned.find((attempt) => isSameFile(sentFileOf(attempt.preparedFile), preparedFile));
  return earlier ? { ...earlier, chosen, outcomeUnknown: true } : firstAttempt(preparedFile, chosen);
}

/**
 * What a newly read list means for the current upload. `gone`: the file that was received, or the other copy of a
 * duplicate, is no longer listed. `arrived`: a file that seemed to have failed is listed.
 */
export function changesInList(
  state: UploadState | undefined,
  kind: FileKind,
  files: readonly UploadedFile[],
  sentFiles: SentFiles,
): 'gone' | { readonly arrived: UploadedFile; readonly attempt: Attempt } | undefined {
  switch (state?.kind) {
    case 'received':
      return files.some(({ id }) => id === state.file.id) ? undefined : 'gone';
    case 'duplicate':
      return hasDuplicate(files, kind, state.attempt.preparedFile, sentFiles) ? undefined : 'gone';
    case 'failed': {
      const attempt = state.retry;
      const arrived = attempt?.outcomeUnknown && arrivedFile(files, kind, attempt);
      return arrived ? { arrived, attempt } : undefined;
    }
    case 'preparing':
    case 'waiting':
    case 'sending':
    case 'checking':
    case undefined:
      return undefined;
  }
}
