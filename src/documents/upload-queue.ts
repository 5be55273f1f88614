import { computed, map, type ReadableAtom } from 'nanostores';
import { isCallError, isConflict, isUnknownOutcome } from '../api/errors.ts';
import { reportCaught } from '../api/report-caught.ts';
import { UPLOAD_PARALLEL } from '../config/constants.ts';
import { FILE_KINDS } from '../config/words.ts';
import { atMost } from '../lib/at-most.ts';
import type { UploadedFile } from '../model/application.ts';
import type { FileKind } from '../model/file-kind.ts';
import type { Preparation } from './file/prepare-file.ts';
import {
  arrivedFile,
  attemptFor,
  firstAttempt,
  hasDuplicate,
  changesInList,
  NO_UPLOADS,
  sentFileOf,
  withoutCurrent,
  type KindUploads,
  type SentFile,
} from './kind-uploads.ts';
import {
  failureOf,
  isFinal,
  isUploading,
  localFailure,
  lookupFailure,
  type Attempt,
  type Failure,
  type UploadState,
} from './upload-state.ts';
import { createUploadedFiles, remainingFiles, type UploadedFiles } from './uploaded-files.ts';

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

type FailedAgain = Pick<Extract<UploadState, { readonly kind: 'failed' }>, 'retry' | 'chosen'>;

export interface ReloadOptions {
  /** A refused token asks for a one-time code, unless nobody has asked for the list. */
  readonly withDialog?: boolean;
  /** Failures are ignored where the applicant's next action meets the same one. */
  readonly ignoresErrors?: boolean;
}

/** How a list is read that nobody has asked for. */
export const IN_BACKGROUND: ReloadOptions = { withDialog: false, ignoresErrors: true };

export interface UploadQueue extends Omit<UploadedFiles, 'put' | 'reload'> {
  readonly $uploadStates: ReadableAtom<UploadStates>;
  /** The chosen files of a kind that have not been started. */
  readonly $waitingFiles: ReadableAtom<WaitingFiles>;
  /** Sends the file in place of the current upload of its kind. */
  readonly replaceWith: (kind: FileKind, chosen: File) => Promise<void>;
  /** Queues the files behind waiting ones, behind a running upload and behind a failed one. */
  readonly enqueue: (kind: FileKind, chosen: readonly File[]) => void;
  readonly retry: (kind: FileKind) => void;
  readonly cancel: (kind: FileKind) => void;
  /** @returns the local picture of an uploaded file; the server returns none */
  readonly pictureOf: (fileId: string) => File | undefined;
  readonly isSentHere: (fileId: string) => boolean;
  /** Reads the list again. @throws what the list throws, unless errors are ignored */
  readonly reload: (options?: ReloadOptions) => Promise<void>;
}

/**
 * Handles the uploads of one application. Each kind of document sends one file at a time, and `UPLOAD_PARALLEL` kinds
 * send in parallel; further files of a kind wait. After a failure they keep waiting until the applicant retries or
 * discards the failed file.
 */
export function createUploadQueue(client: UploadClient, files: readonly UploadedFile[]): UploadQueue {
  const { $files, $deletions, put, reload: reloadWith, ...removals } = createUploadedFiles(client, files);
  const $uploads = map<Partial<Record<FileKind, KindUploads>>>({});
  /** One fact about the uploads of each kind. */
  const ofEachKind = <Fact>(fact: (uploads: KindUploads) => Fact) =>
    computed($uploads, (uploads) => {
      const facts: Partial<Record<FileKind, Fact>> = {};
      for (const kind of FILE_KINDS) if (uploads[kind]) facts[kind] = fact(uploads[kind]);
      return facts;
    });
  const $uploadStates = ofEachKind(({ state }) => state);
  const $waitingFiles = ofEachKind(({ waiting }) => waiting);
  const sentFiles = new Map<string, SentFile>();
  const sendInTurn = atMost(UPLOAD_PARALLEL);

  const uploadsOf = (kind: FileKind): KindUploads => $uploads.get()[kind] ?? NO_UPLOADS;
  const update = (kind: FileKind, change: Partial<KindUploads>): void =>
    $uploads.setKey(kind, { ...uploadsOf(kind), ...change });
  const show = (kind: FileKind, state: UploadState): void => update(kind, { state });

  /** Prepares the next file of a kind while the current one is sent. */
  function prepareNextFile(kind: FileKind): void {
    const { state, waiting } = uploadsOf(kind);
    const [next] = waiting;
    if (next && state?.kind === 'sending') client.prepareEarly(next);
  }

  function startNextFile(kind: FileKind): void {
    const [next, ...waiting] = uploadsOf(kind).waiting;
    if (!next) return;
    update(kind, { waiting });
    void replaceWith(kind, next);
  }

  function finish(kind: FileKind, state: UploadState | undefined): void {
    update(kind, { state, controller: undefined });
    startNextFile(kind);
  }

  /** @param again what the applicant's next attempt sends or prepares again */
  function fail(kind: FileKind, failure: Failure, name: string, again: FailedAgain = {}): void {
    const state = { kind: 'failed', name, failure, ...(!isFinal(failure.reason) && again) } as const;
    update(kind, { state, controller: undefined });
  }

  function finishReceived(kind: FileKind, attempt: Attempt, file: UploadedFile): void {
    sentFiles.set(file.id, sentFileOf(attempt.preparedFile));
    finish(kind, { kind: 'received', attempt, file });
  }

  /** Drops the local pictures of files that are no longer listed. */
  function dropPictures(listed: readonly UploadedFile[]): void {
    for (const [fileId, sent] of sentFiles)
      if (sent.picture && !listed.some(({ id }) => id === fileId))
        sentFiles.set(fileId, { ...sent, picture: undefined });
  }

  $files.listen((listed) => {
    dropPictures(listed);
    for (const kind of FILE_KINDS) {
      const change = changesInList(uploadsOf(kind).state, kind, listed, sentFiles);
      if (change === 'gone') finish(kind, undefined);
      else if (change) finishReceived(kind, change.attempt, change.arrived);
    }
  });

  function reload({ withDialog = true, ignoresErrors = false }: ReloadOptions = {}): Promise<void> {
    const reloaded = reloadWith(withDialog ? client.list : client.listWithoutDialog);
    return ignoresErrors ? reloaded.catch(() => undefined) : reloaded;
  }

  /** The list may lack the new file, or contain it twice if the browser has repeated the request. */
  const reloadAfter = (file: UploadedFile): Promise<void> =>
    reloadWith(async () => {
      const listed = await client.listWithoutDialog();
      const isMissing = (list: readonly UploadedFile[]): boolean => !list.some(({ id }) => id === file.id);
      return isMissing(listed) && !isMissing($files.get()) ? [...listed, file] : listed;
    }).catch(() => undefined);

  /**
   * @returns true if the server certainly does not have the file; otherwise the upload has been received or has failed
   */
  async function isAbsent(kind: FileKind, attempt: Attempt, isCurrent: () => boolean): Promise<boolean> {
    show(kind, { kind: 'checking', attempt });
    try {
      await reload();
    } catch (error) {
      if (isCurrent()) fail(kind, lookupFailure(error), attempt.preparedFile.file.name, { retry: attempt });
      return false;
    }
    if (!isCurrent()) return false;
    update(kind, { abandoned: [] });
    const arrived = attempt.outcomeUnknown ? arrivedFile($files.get(), kind, attempt) : undefined;
    if (arrived) finishReceived(kind, attempt, arrived);
    return !arrived;
  }

  async function handleError(kind: FileKind, attempt: Attempt, error: unknown, isCurrent: () => boolean) {
    const { file } = attempt.preparedFile;
    const outcomeUnknown = isUnknownOutcome(error) || isConflict(error);
    const retried = { ...attempt, outcomeUnknown };
    if (outcomeUnknown && !(await isAbsent(kind, retried, isCurrent))) return;
    const failure = failureOf(error, file.size);
    if (!isCallError(error)) reportCaught(error);
    if (failure.reason === 'above-server-limit') reportCaught(new Error(`413 for a file of ${file.size} bytes`));
    fail(kind, failure, file.name, { retry: retried });
  }

  async function send(kind: FileKind, attempt: Attempt, controller: AbortController): Promise<void> {
    const isCurrent = (): boolean => uploadsOf(kind).controller === controller;
    const mayBeOnServer = attempt.outcomeUnknown || uploadsOf(kind).abandoned.length > 0;
    if (mayBeOnServer && !(await isAbsent(kind, attempt, isCurrent))) return;
    const current = { ...attempt, knownFileIds: $files.get().map(({ id }) => id) };
    const onProgress = (percent: number): void => {
      if (isCurrent()) show(kind, { kind: 'sending', attempt: current, percent });
    };
    onProgress(0);
    prepareNextFile(kind);
    try {
      const sent = await client.send(kind, current.preparedFile.file, { signal: controller.signal, onProgress });
      const file = { ...sent, type: kind };
      put(file);
      if (isCurrent()) finishReceived(kind, current, file);
      void reloadAfter(file);
    } catch (error) {
      if (isCurrent()) await handleError(kind, current, error, isCurrent);
      else await reload(IN_BACKGROUND);
    }
  }

  /** Sends a prepared file when a place is free, unless it was cancelled or replaced meanwhile. */
  function sendLater(kind: FileKind, attempt: Attempt): void {
    update(kind, {
      state: { kind: 'waiting', attempt },
      controller: uploadsOf(kind).controller ?? new AbortController(),
    });
    sendInTurn(() => {
      const { state, controller } = uploadsOf(kind);
      return state?.kind === 'waiting' && controller ? send(kind, state.attempt, controller) : undefined;
    });
  }

  /** Ends the current upload of a kind. */
  function abort(kind: FileKind): void {
    const uploads = uploadsOf(kind);
    uploads.controller?.abort();
    $uploads.setKey(kind, withoutCurrent(uploads));
  }

  async function replaceWith(kind: FileKind, chosen: File): Promise<void> {
    abort(kind);
    const controller = new AbortController();
    update(kind, { state: { kind: 'preparing', name: chosen.name, chosen }, controller });
    const isFirst = uploadsOf(kind).abandoned.length === 0 && !$files.get().some(({ type }) => type === kind);
    // A file sent before a reload of the page may have arrived since.
    const [preparation] = await Promise.all([
      client.prepare(chosen).catch(reportCaught),
      isFirst && reload(IN_BACKGROUND),
    ]);
    if (uploadsOf(kind).controller !== controller) return;
    if (!preparation) {
      fail(kind, localFailure('unexpected'), chosen.name, { chosen });
      return;
    }
    if (preparation.kind === 'refused') {
      const { reason } = preparation;
      fail(kind, localFailure(reason), chosen.name, reason === 'not-loaded' ? { chosen } : {});
      return;
    }
    const { preparedFile } = preparation;
    if (hasDuplicate(remainingFiles($files.get(), $deletions.get()), kind, preparedFile, sentFiles)) {
      finish(kind, { kind: 'duplicate', attempt: firstAttempt(preparedFile, chosen) });
      return;
    }
    const attempt = attemptFor(uploadsOf(kind), preparedFile, chosen);
    if (preparation.kind === 'locked') fail(kind, localFailure('locked'), chosen.name, { retry: attempt });
    else sendLater(kind, attempt);
  }

  function enqueue(kind: FileKind, chosen: readonly File[]): void {
    if (chosen.length === 0) return;
    const { state, waiting } = uploadsOf(kind);
    update(kind, { waiting: [...waiting, ...chosen] });
    if (!isUploading(state) && state?.kind !== 'failed') startNextFile(kind);
    prepareNextFile(kind);
  }

  function retry(kind: FileKind): void {
    const { state } = uploadsOf(kind);
    if (state?.kind === 'duplicate') sendLater(kind, state.attempt);
    if (state?.kind !== 'failed') return;
    if (state.retry) sendLater(kind, state.retry);
    else if (state.chosen) void replaceWith(kind, state.chosen);
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
    replaceWith,
    enqueue,
    retry,
    cancel,
    ...removals,
    pictureOf: (fileId) => sentFiles.get(fileId)?.picture,
    isSentHere: (fileId) => sentFiles.has(fileId),
    reload,
  };
}
