import { map, type ReadableAtom } from 'nanostores';
import { isConflict, isUnknownOutcome } from '../api/errors.ts';
import { UPLOAD_PARALLEL } from '../config/constants.ts';
import { singleFlight } from '../lib/single-flight.ts';
import type { UploadedFile } from '../model/application.ts';
import type { FileKind } from '../model/file-kind.ts';
import { arrivedFile, firstAttempt, type Attempt } from './attempt.ts';
import type { Preparation, PreparedFile } from './file/prepare-file.ts';
import { createSentFiles } from './sent-files.ts';
import { failureOf, isFinal, localFailure, lookupFailure, type Failure, type UploadState } from './upload-state.ts';
import { createUploadedFiles, isDeleting, type UploadedFiles } from './uploaded-files.ts';

export interface SendOptions {
  readonly signal: AbortSignal;
  /** `percent`: 0–100. */
  readonly onProgress: (percent: number) => void;
}

export interface UploadClient {
  readonly prepare: (chosen: File) => Promise<Preparation>;
  readonly list: () => Promise<readonly UploadedFile[]>;
  /** A refused token opens no dialog. */
  readonly listQuietly: () => Promise<readonly UploadedFile[]>;
  readonly send: (kind: FileKind, file: File, options: SendOptions) => Promise<UploadedFile>;
  readonly remove: (fileId: string) => Promise<void>;
}

export type UploadStates = Partial<Record<FileKind, UploadState | undefined>>;

/** The uploads of one application: one file per document kind, `UPLOAD_PARALLEL` at the same time. */
export interface UploadQueue extends Pick<UploadedFiles, '$files' | '$deletions' | 'remove'> {
  readonly $uploadStates: ReadableAtom<UploadStates>;
  readonly add: (kind: FileKind, chosen: File) => Promise<void>;
  readonly retry: (kind: FileKind) => void;
  readonly cancel: (kind: FileKind) => void;
  /** Never fails: an action of the applicant meets the same failure. */
  readonly refresh: () => Promise<void>;
}

export function createUploadQueue(client: UploadClient, files: readonly UploadedFile[]): UploadQueue {
  const { $files, $deletions, put, reload, remove } = createUploadedFiles(client, files);
  const $uploadStates = map<UploadStates>({});
  const queue: FileKind[] = [];
  /** Results of a replaced or cancelled upload are ignored. */
  const controllers = new Map<FileKind, AbortController>();
  const sent = createSentFiles();
  let active = 0;

  const show = (kind: FileKind, uploadState: UploadState | undefined): void => $uploadStates.setKey(kind, uploadState);

  function adopt(kind: FileKind, attempt: Attempt, file: UploadedFile): void {
    controllers.delete(kind);
    sent.received(file, attempt.preparedFile);
    show(kind, { state: 'received', attempt, file });
  }

  $files.listen((current) => {
    for (const [kind, uploadState] of Object.entries($uploadStates.get()) as [FileKind, UploadState | undefined][]) {
      if (uploadState?.state === 'received' && !current.some(({ id }) => id === uploadState.file.id))
        show(kind, undefined);
      if (uploadState?.state === 'repeated' && !sent.isRepeated(current, kind, uploadState.attempt.preparedFile))
        show(kind, undefined);
      const retry = uploadState?.state === 'failed' && uploadState.retry;
      const arrived = retry && retry.outcomeUnknown && arrivedFile(current, kind, retry);
      if (arrived) adopt(kind, retry, arrived);
    }
  });

  const refresh = (): Promise<void> => reload(client.listQuietly).catch(() => undefined);

  function cancel(kind: FileKind): void {
    sent.abandoned(kind, $uploadStates.get()[kind]);
    controllers.get(kind)?.abort();
    controllers.delete(kind);
    show(kind, undefined);
  }

  function fail(kind: FileKind, failure: Failure, name: string, retry?: Attempt): void {
    controllers.delete(kind);
    show(kind, { state: 'failed', name, failure, ...(retry && !isFinal(failure.reason) ? { retry } : {}) });
  }

  /** A browser may have repeated the request by itself, and a list may not have the file yet. */
  const refreshWith = (file: UploadedFile): Promise<void> =>
    reload(async () => {
      const listed = await client.listQuietly();
      const isMissing = (list: readonly UploadedFile[]): boolean => !list.some(({ id }) => id === file.id);
      return isMissing(listed) && !isMissing($files.get()) ? [...listed, file] : listed;
    }).catch(() => undefined);

  /** @returns whether the server is known not to have the file; else the upload is over */
  async function isAbsent(kind: FileKind, attempt: Attempt, isCurrent: () => boolean): Promise<boolean> {
    show(kind, { state: 'checking', attempt });
    try {
      await reload();
    } catch (error) {
      if (isCurrent()) fail(kind, lookupFailure(error), attempt.preparedFile.file.name, attempt);
      return false;
    }
    if (!isCurrent()) return false;
    sent.settled(kind);
    const arrived = attempt.outcomeUnknown ? arrivedFile($files.get(), kind, attempt) : undefined;
    if (arrived) adopt(kind, attempt, arrived);
    return !arrived;
  }

  async function settle(kind: FileKind, attempt: Attempt, error: unknown, isCurrent: () => boolean): Promise<void> {
    const { file } = attempt.preparedFile;
    const outcomeUnknown = isUnknownOutcome(error) || isConflict(error);
    const retry = { ...attempt, outcomeUnknown };
    if (outcomeUnknown && !(await isAbsent(kind, retry, isCurrent))) return;
    fail(kind, failureOf(error, file.size), file.name, retry);
  }

  async function send(kind: FileKind, attempt: Attempt, controller: AbortController): Promise<void> {
    const isCurrent = (): boolean => controllers.get(kind) === controller;
    const onProgress = (percent: number): void => {
      if (isCurrent()) show(kind, { state: 'sending', attempt, percent });
    };
    onProgress(0);
    try {
      const sentFile = await client.send(kind, attempt.preparedFile.file, { signal: controller.signal, onProgress });
      const file = { ...sentFile, type: kind };
      put(file);
      if (isCurrent()) adopt(kind, attempt, file);
      void refreshWith(file);
    } catch (error) {
      if (isCurrent()) await settle(kind, attempt, error, isCurrent);
      else await refresh();
    }
  }

  async function deliver(kind: FileKind, attempt: Attempt, controller: AbortController): Promise<void> {
    const isCurrent = (): boolean => controllers.get(kind) === controller;
    const isUnsettled = attempt.outcomeUnknown || sent.isUnsettled(kind);
    if (isUnsettled && !(await isAbsent(kind, attempt, isCurrent))) return;
    const knownFileIds = $files.get().map(({ id }) => id);
    await send(kind, { ...attempt, knownFileIds }, controller);
  }

  function startNext(): void {
    while (active < UPLOAD_PARALLEL) {
      const kind = queue.shift();
      if (kind === undefined) return;
      const uploadState = $uploadStates.get()[kind];
      const controller = controllers.get(kind);
      if (uploadState?.state !== 'waiting' || !controller) continue;
      const { attempt } = uploadState;
      active += 1;
      void deliver(kind, attempt, controller).finally(() => {
        active -= 1;
        startNext();
      });
    }
  }

  function enqueue(kind: FileKind, attempt: Attempt): void {
    controllers.set(kind, controllers.get(kind) ?? new AbortController());
    show(kind, { state: 'waiting', attempt });
    queue.push(kind);
    startNext();
  }

  function isRepeated(kind: FileKind, preparedFile: PreparedFile): boolean {
    const kept = $files.get().filter(({ id }) => !isDeleting($deletions.get()[id]));
    return sent.isRepeated(kept, kind, preparedFile);
  }

  async function add(kind: FileKind, chosen: File): Promise<void> {
    cancel(kind);
    const controller = new AbortController();
    controllers.set(kind, controller);
    show(kind, { state: 'preparing', name: chosen.name });
    const isFirst = !sent.isUnsettled(kind) && !$files.get().some(({ type }) => type === kind);
    // A file that was sent before a reload may have arrived since.
    const [preparation] = await Promise.all([client.prepare(chosen), isFirst && refresh()]);
    if (controllers.get(kind) !== controller) return;
    if (preparation.kind === 'refused') {
      fail(kind, localFailure(preparation.reason), chosen.name);
      return;
    }
    const { preparedFile } = preparation;
    if (isRepeated(kind, preparedFile)) {
      controllers.delete(kind);
      show(kind, { state: 'repeated', attempt: firstAttempt(preparedFile) });
      return;
    }
    const attempt = sent.attemptFor(kind, preparedFile);
    if (preparation.kind === 'locked') fail(kind, localFailure('locked'), chosen.name, attempt);
    else enqueue(kind, attempt);
  }

  function retry(kind: FileKind): void {
    const uploadState = $uploadStates.get()[kind];
    if (uploadState?.state === 'repeated') enqueue(kind, uploadState.attempt);
    if (uploadState?.state === 'failed' && uploadState.retry) enqueue(kind, uploadState.retry);
  }

  return { $files, $deletions, $uploadStates, add, retry, cancel, remove, refresh: singleFlight(refresh) };
}
