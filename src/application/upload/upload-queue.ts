import { map, type ReadableAtom } from 'nanostores';
import { isConflict, isUnknownOutcome } from '../../api/errors.ts';
import { UPLOAD_PARALLEL } from '../../config/constants.ts';
import { singleFlight } from '../../lib/single-flight.ts';
import type { UploadedFile } from '../../model/application.ts';
import type { FileKind } from '../../model/lookup.ts';
import type { PreparedFile, Preparation } from './file/prepare-file.ts';
import { failureOf, isFinal, localFailure, type Attempt, type Failure, type UploadState } from './upload-state.ts';
import { createUploadedFiles, type UploadedFiles } from './uploaded-files.ts';

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

const firstAttempt = (preparedFile: PreparedFile): Attempt => ({
  preparedFile,
  knownFileIds: [],
  outcomeUnknown: false,
});

/** The server may not say the size of a file. */
const arrivedFile = (files: readonly UploadedFile[], kind: FileKind, { preparedFile, knownFileIds }: Attempt) =>
  files.find(
    ({ id, type, size }) =>
      type === kind && !knownFileIds.includes(id) && (size === 0 || size === preparedFile.file.size),
  );

export function createUploadQueue(client: UploadClient, files: readonly UploadedFile[]): UploadQueue {
  const { $files, $deletions, put, reload, remove } = createUploadedFiles(client, files);
  const $uploadStates = map<UploadStates>({});
  const queue: FileKind[] = [];
  /** Results of a replaced or cancelled upload are ignored. */
  const controllers = new Map<FileKind, AbortController>();
  let active = 0;

  const show = (kind: FileKind, uploadState: UploadState | undefined): void => $uploadStates.setKey(kind, uploadState);

  $files.listen((current) => {
    for (const [kind, uploadState] of Object.entries($uploadStates.get()) as [FileKind, UploadState | undefined][]) {
      if (uploadState?.state === 'received' && !current.some(({ id }) => id === uploadState.file.id))
        show(kind, undefined);
    }
  });

  const refresh = (): Promise<void> => reload(client.listQuietly).catch(() => undefined);

  function cancel(kind: FileKind): void {
    controllers.get(kind)?.abort();
    controllers.delete(kind);
    show(kind, undefined);
  }

  function fail(kind: FileKind, failure: Failure, name: string, retry?: Attempt): void {
    controllers.delete(kind);
    show(kind, { state: 'failed', name, failure, ...(retry && !isFinal(failure.reason) ? { retry } : {}) });
  }

  function receive(kind: FileKind, attempt: Attempt, file: UploadedFile): void {
    controllers.delete(kind);
    put(file);
    show(kind, { state: 'received', attempt, file });
  }

  async function findOnServer(kind: FileKind, attempt: Attempt): Promise<UploadedFile | undefined> {
    show(kind, { state: 'checking', attempt });
    await reload();
    return arrivedFile($files.get(), kind, attempt);
  }

  async function settle(kind: FileKind, attempt: Attempt, error: unknown, isCurrent: () => boolean): Promise<void> {
    const { file } = attempt.preparedFile;
    const outcomeUnknown = isUnknownOutcome(error) || isConflict(error);
    const retry = { ...attempt, outcomeUnknown };
    const arrived = outcomeUnknown ? await findOnServer(kind, retry).catch(() => undefined) : undefined;
    if (!isCurrent()) return;
    if (arrived) receive(kind, retry, arrived);
    else fail(kind, failureOf(error, file.size), file.name, retry);
  }

  async function deliver(kind: FileKind, attempt: Attempt, controller: AbortController): Promise<void> {
    const { file } = attempt.preparedFile;
    const isCurrent = (): boolean => controllers.get(kind) === controller;
    const onProgress = (percent: number): void => {
      if (isCurrent()) show(kind, { state: 'sending', attempt, percent });
    };
    try {
      const arrived = attempt.outcomeUnknown ? await findOnServer(kind, attempt) : undefined;
      if (!isCurrent()) return;
      onProgress(0);
      const received = arrived ?? (await client.send(kind, file, { signal: controller.signal, onProgress }));
      if (isCurrent()) receive(kind, attempt, received);
      else await refresh();
    } catch (error) {
      if (isCurrent()) await settle(kind, attempt, error, isCurrent);
      else await refresh();
    }
  }

  function startNext(): void {
    while (active < UPLOAD_PARALLEL) {
      const kind = queue.shift();
      if (kind === undefined) return;
      const uploadState = $uploadStates.get()[kind];
      const controller = controllers.get(kind);
      if (uploadState?.state !== 'waiting' || !controller) continue;
      const { attempt } = uploadState;
      const knownFileIds = attempt.outcomeUnknown ? attempt.knownFileIds : $files.get().map(({ id }) => id);
      active += 1;
      void deliver(kind, { ...attempt, knownFileIds }, controller).finally(() => {
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

  async function add(kind: FileKind, chosen: File): Promise<void> {
    cancel(kind);
    const controller = new AbortController();
    controllers.set(kind, controller);
    show(kind, { state: 'preparing', name: chosen.name });
    const preparation = await client.prepare(chosen);
    if (controllers.get(kind) !== controller) return;
    switch (preparation.kind) {
      case 'refused':
        fail(kind, localFailure(preparation.reason), chosen.name);
        return;
      case 'locked':
        fail(kind, localFailure('locked'), chosen.name, firstAttempt(preparation.preparedFile));
        return;
      case 'ready':
        enqueue(kind, firstAttempt(preparation.preparedFile));
    }
  }

  function retry(kind: FileKind): void {
    const uploadState = $uploadStates.get()[kind];
    if (uploadState?.state === 'failed' && uploadState.retry) enqueue(kind, uploadState.retry);
  }

  return { $files, $deletions, $uploadStates, add, retry, cancel, remove, refresh: singleFlight(refresh) };
}
