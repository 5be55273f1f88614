import { map, type ReadableAtom } from 'nanostores';
import { isConflict, isUnknownOutcome } from '../api/errors.ts';
import { UPLOAD_PARALLEL } from '../config/constants.ts';
import { FILE_KINDS } from '../config/words.ts';
import { singleFlight } from '../lib/single-flight.ts';
import type { UploadedFile } from '../model/application.ts';
import type { FileKind } from '../model/file-kind.ts';
import type { Preparation, PreparedFile } from './file/prepare-file.ts';
import {
  failureOf,
  isFinal,
  isUploading,
  localFailure,
  lookupFailure,
  unsettledAttempt,
  type Attempt,
  type Failure,
  type UploadState,
} from './upload-state.ts';
import { createUploadedFiles, isDeleting, type UploadedFiles } from './uploaded-files.ts';

export interface SendOptions {
  readonly signal: AbortSignal;
  /** `percent`: 0–100. */
  readonly onProgress: (percent: number) => void;
}

export interface UploadClient {
  readonly prepare: (chosen: File) => Promise<Preparation>;
  /** Starts to prepare a file before its turn. */
  readonly prepareEarly: (chosen: File) => void;
  readonly list: () => Promise<readonly UploadedFile[]>;
  /** Like `list`, but a refused token opens no dialog. */
  readonly listWithoutDialog: () => Promise<readonly UploadedFile[]>;
  readonly send: (kind: FileKind, file: File, options: SendOptions) => Promise<UploadedFile>;
  readonly remove: (fileId: string) => Promise<void>;
}

export type UploadStates = Partial<Record<FileKind, UploadState | undefined>>;
type WaitingFiles = Partial<Record<FileKind, readonly File[]>>;

interface FileIdentity {
  readonly name: string;
  readonly size: number;
  readonly checksum: number;
}

const identityOf = ({ file: { name, size }, checksum }: PreparedFile): FileIdentity => ({ name, size, checksum });

const isSameFile = (one: FileIdentity, other: FileIdentity): boolean =>
  one.name === other.name && one.size === other.size && one.checksum === other.checksum;

type FailedAgain = Pick<Extract<UploadState, { readonly state: 'failed' }>, 'retry' | 'chosen'>;

const isNamed = (listed: UploadedFile, name: string): boolean => listed.name.normalize() === name.normalize();

export interface UploadQueue extends Omit<UploadedFiles, 'put' | 'reload'> {
  readonly $uploadStates: ReadableAtom<UploadStates>;
  /** The chosen files of a kind that have not been started. */
  readonly $waitingFiles: ReadableAtom<WaitingFiles>;
  /** Replaces the current upload of this kind. */
  readonly add: (kind: FileKind, chosen: File) => Promise<void>;
  /** Queues the files behind waiting ones, behind a running upload and behind a failed one. */
  readonly addAll: (kind: FileKind, chosen: readonly File[]) => void;
  readonly retry: (kind: FileKind) => void;
  readonly cancel: (kind: FileKind) => void;
  /** @returns the local picture of an uploaded file; the server returns none */
  readonly pictureOf: (fileId: string) => File | undefined;
  readonly isSentHere: (fileId: string) => boolean;
  /** Reads the list again, and asks for a one-time code where the token is refused. @throws what the list throws */
  readonly reload: () => Promise<void>;
  /** Like `reload`, but a refused token opens no dialog. @throws what the list throws */
  readonly look: () => Promise<void>;
  /** Like `look`, but ignores failures. */
  readonly refresh: () => Promise<void>;
}

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

const firstAttempt = (preparedFile: PreparedFile, chosen: File): Attempt => ({
  preparedFile,
  chosen,
  knownFileIds: [],
  outcomeUnknown: false,
});

/**
 * Handles the uploads of one application. Each kind of document sends one file at a time, and `UPLOAD_PARALLEL` kinds
 * send in parallel; further files of a kind wait. After a failure they keep waiting until the applicant retries or
 * discards the failed file.
 */
export function createUploadQueue(client: UploadClient, files: readonly UploadedFile[]): UploadQueue {
  const { $files, $deletions, put, reload, ...removals } = createUploadedFiles(client, files);
  const $uploadStates = map<UploadStates>({});
  const $waitingFiles = map<WaitingFiles>({});
  /** Kinds whose prepared file waits until fewer than `UPLOAD_PARALLEL` files are being sent. */
  const kindsToSend: FileKind[] = [];
  let sendingCount = 0;
  /** The current upload of each kind. Results of a replaced or cancelled upload are ignored. */
  const controllers = new Map<FileKind, AbortController>();
  /** Uploads that were cancelled or replaced, but may have reached the server since the list was last read. */
  const abandonedAttempts = new Map<FileKind, readonly Attempt[]>();
  /** The files that this page has sent, by the server's id. */
  const sentFiles = new Map<string, FileIdentity>();
  const sentPictures = new Map<string, File>();

  // Drops the local picture of a file that is no longer listed.
  $files.listen((current) => {
    for (const id of sentPictures.keys()) if (!current.some((file) => file.id === id)) sentPictures.delete(id);
  });

  /** Prepares the next file of a kind while the current one is sent. */
  function prepareNextFile(kind: FileKind): void {
    const [next] = $waitingFiles.get()[kind] ?? [];
    if (next && $uploadStates.get()[kind]?.state === 'sending') client.prepareEarly(next);
  }

  const show = (kind: FileKind, uploadState: UploadState | undefined): void => $uploadStates.setKey(kind, uploadState);

  function startNextFile(kind: FileKind): void {
    const [next, ...rest] = $waitingFiles.get()[kind] ?? [];
    if (!next) return;
    $waitingFiles.setKey(kind, rest);
    void add(kind, next);
  }

  function finish(kind: FileKind, uploadState: UploadState | undefined): void {
    controllers.delete(kind);
    show(kind, uploadState);
    startNextFile(kind);
  }

  /** @param again what another press sends or prepares again */
  function fail(kind: FileKind, failure: Failure, name: string, again: FailedAgain = {}): void {
    controllers.delete(kind);
    show(kind, { state: 'failed', name, failure, ...(!isFinal(failure.reason) && again) });
  }

  function finishReceived(kind: FileKind, attempt: Attempt, file: UploadedFile): void {
    sentFiles.set(file.id, identityOf(attempt.preparedFile));
    if (attempt.preparedFile.hasPreview) sentPictures.set(file.id, attempt.preparedFile.file);
    finish(kind, { state: 'received', attempt, file });
  }

  /** A file from before the page was loaded has no known checksum, so it is compared by name and size. */
  const hasDuplicate = (listedFiles: readonly UploadedFile[], kind: FileKind, preparedFile: PreparedFile): boolean =>
    listedFiles.some((listed) => {
      if (listed.type !== kind) return false;
      const sent = sentFiles.get(listed.id);
      const { file } = preparedFile;
      return sent
        ? isSameFile(sent, identityOf(preparedFile))
        : listed.size === file.size && isNamed(listed, file.name);
    });

  $files.listen((current) => {
    for (const kind of FILE_KINDS) {
      const uploadState = $uploadStates.get()[kind];
      if (uploadState?.state === 'received' && !current.some(({ id }) => id === uploadState.file.id))
        finish(kind, undefined);
      if (uploadState?.state === 'duplicate' && !hasDuplicate(current, kind, uploadState.attempt.preparedFile))
        finish(kind, undefined);
      const retry = uploadState?.state === 'failed' && uploadState.retry;
      const arrived = retry && retry.outcomeUnknown && arrivedFile(current, kind, retry);
      if (arrived) finishReceived(kind, retry, arrived);
    }
  });

  /** Failures are ignored, because the applicant's next action meets the same failure. */
  const reloadIgnoringErrors = (): Promise<void> => reload(client.listWithoutDialog).catch(() => undefined);

  /** The list may lack the new file, or contain it twice if the browser has repeated the request. */
  const refreshWith = (file: UploadedFile): Promise<void> =>
    reload(async () => {
      const listed = await client.listWithoutDialog();
      const isMissing = (list: readonly UploadedFile[]): boolean => !list.some(({ id }) => id === file.id);
      return isMissing(listed) && !isMissing($files.get()) ? [...listed, file] : listed;
    }).catch(() => undefined);

  /**
   * @returns true if the server certainly does not have the file; otherwise the upload has been received or has failed
   */
  async function isAbsent(kind: FileKind, attempt: Attempt, isCurrent: () => boolean): Promise<boolean> {
    show(kind, { state: 'checking', attempt });
    try {
      await reload();
    } catch (error) {
      if (isCurrent()) fail(kind, lookupFailure(error), attempt.preparedFile.file.name, { retry: attempt });
      return false;
    }
    if (!isCurrent()) return false;
    abandonedAttempts.delete(kind);
    const arrived = attempt.outcomeUnknown ? arrivedFile($files.get(), kind, attempt) : undefined;
    if (arrived) finishReceived(kind, attempt, arrived);
    return !arrived;
  }

  async function handleError(kind: FileKind, attempt: Attempt, error: unknown, isCurrent: () => boolean) {
    const { file } = attempt.preparedFile;
    const outcomeUnknown = isUnknownOutcome(error) || isConflict(error);
    const retried = { ...attempt, outcomeUnknown };
    if (outcomeUnknown && !(await isAbsent(kind, retried, isCurrent))) return;
    fail(kind, failureOf(error, file.size), file.name, { retry: retried });
  }

  async function send(kind: FileKind, attempt: Attempt, controller: AbortController): Promise<void> {
    const isCurrent = (): boolean => controllers.get(kind) === controller;
    const mayBeOnServer = attempt.outcomeUnknown || abandonedAttempts.has(kind);
    if (mayBeOnServer && !(await isAbsent(kind, attempt, isCurrent))) return;
    const current = { ...attempt, knownFileIds: $files.get().map(({ id }) => id) };
    const onProgress = (percent: number): void => {
      if (isCurrent()) show(kind, { state: 'sending', attempt: current, percent });
    };
    onProgress(0);
    prepareNextFile(kind);
    try {
      const sent = await client.send(kind, current.preparedFile.file, { signal: controller.signal, onProgress });
      const file = { ...sent, type: kind };
      put(file);
      if (isCurrent()) finishReceived(kind, current, file);
      void refreshWith(file);
    } catch (error) {
      if (isCurrent()) await handleError(kind, current, error, isCurrent);
      else await reloadIgnoringErrors();
    }
  }

  function sendNext(): void {
    while (sendingCount < UPLOAD_PARALLEL) {
      const kind = kindsToSend.shift();
      if (kind === undefined) return;
      const uploadState = $uploadStates.get()[kind];
      const controller = controllers.get(kind);
      if (uploadState?.state !== 'waiting' || !controller) continue;
      sendingCount += 1;
      void send(kind, uploadState.attempt, controller).finally(() => {
        sendingCount -= 1;
        sendNext();
      });
    }
  }

  function enqueue(kind: FileKind, attempt: Attempt): void {
    controllers.set(kind, controllers.get(kind) ?? new AbortController());
    show(kind, { state: 'waiting', attempt });
    kindsToSend.push(kind);
    sendNext();
  }

  function abort(kind: FileKind): void {
    const abandoned = unsettledAttempt($uploadStates.get()[kind]);
    if (abandoned) abandonedAttempts.set(kind, [...(abandonedAttempts.get(kind) ?? []), abandoned]);
    controllers.get(kind)?.abort();
    controllers.delete(kind);
    show(kind, undefined);
  }

  /** An abandoned file that is chosen again may already be on the server, so the list is searched before it is sent. */
  function attemptFor(kind: FileKind, preparedFile: PreparedFile, chosen: File): Attempt {
    const identity = identityOf(preparedFile);
    const earlier = abandonedAttempts
      .get(kind)
      ?.find((attempt) => isSameFile(identityOf(attempt.preparedFile), identity));
    return earlier ? { ...earlier, chosen, outcomeUnknown: true } : firstAttempt(preparedFile, chosen);
  }

  async function add(kind: FileKind, chosen: File): Promise<void> {
    abort(kind);
    const controller = new AbortController();
    controllers.set(kind, controller);
    show(kind, { state: 'preparing', name: chosen.name, chosen });
    const isFirst = !abandonedAttempts.has(kind) && !$files.get().some(({ type }) => type === kind);
    // A file sent before a reload of the page may have arrived since.
    const [preparation] = await Promise.all([
      client.prepare(chosen).catch((): Preparation => ({ kind: 'refused', reason: 'unreadable' })),
      isFirst && reloadIgnoringErrors(),
    ]);
    if (controllers.get(kind) !== controller) return;
    if (preparation.kind === 'refused') {
      const { reason } = preparation;
      fail(kind, localFailure(reason), chosen.name, reason === 'not-loaded' ? { chosen } : {});
      return;
    }
    const { preparedFile } = preparation;
    const keptFiles = $files.get().filter(({ id }) => !isDeleting($deletions.get()[id]));
    if (hasDuplicate(keptFiles, kind, preparedFile)) {
      finish(kind, { state: 'duplicate', attempt: firstAttempt(preparedFile, chosen) });
      return;
    }
    const attempt = attemptFor(kind, preparedFile, chosen);
    if (preparation.kind === 'locked') fail(kind, localFailure('locked'), chosen.name, { retry: attempt });
    else enqueue(kind, attempt);
  }

  function addAll(kind: FileKind, chosen: readonly File[]): void {
    if (chosen.length === 0) return;
    $waitingFiles.setKey(kind, [...($waitingFiles.get()[kind] ?? []), ...chosen]);
    const current = $uploadStates.get()[kind];
    if (!isUploading(current) && current?.state !== 'failed') startNextFile(kind);
    prepareNextFile(kind);
  }

  function retry(kind: FileKind): void {
    const uploadState = $uploadStates.get()[kind];
    if (uploadState?.state === 'duplicate') enqueue(kind, uploadState.attempt);
    if (uploadState?.state !== 'failed') return;
    if (uploadState.retry) enqueue(kind, uploadState.retry);
    else if (uploadState.chosen) void add(kind, uploadState.chosen);
  }

  function cancel(kind: FileKind): void {
    abort(kind);
    startNextFile(kind);
  }

  return {
    $files,
    $deletions,
    $uploadStates,
    $waitingFiles,
    add,
    addAll,
    retry,
    cancel,
    ...removals,
    pictureOf: (fileId) => sentPictures.get(fileId),
    isSentHere: (fileId) => sentFiles.has(fileId),
    reload: () => reload(),
    look: () => reload(client.listWithoutDialog),
    refresh: singleFlight(reloadIgnoringErrors),
  };
}
