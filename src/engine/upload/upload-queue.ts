import { map, type MapStore, type ReadableAtom } from 'nanostores';
import { isCallError, isUnknownOutcome } from '../../api/errors.ts';
import { UPLOAD_PARALLEL } from '../../config/constants.ts';
import { singleFlight } from '../../lib/single-flight.ts';
import type { UploadedFile } from '../../model/application.ts';
import type { FileKind } from '../../model/lookup.ts';
import type { Outgoing, Prepared } from './prepare-file.ts';
import { removals, type Removals } from './removals.ts';
import { serverList } from './server-list.ts';
import { failureOf, isFinal, plainFailure, type Attempt, type Failure, type Transfer } from './transfer.ts';

export interface SendOptions {
  readonly signal: AbortSignal;
  /** 0–100 while bytes leave. */
  readonly onProgress: (percent: number) => void;
}

/** What the queue needs of the world; `uploadCalls` binds it to an application. */
export interface QueueCalls {
  readonly prepare: (chosen: File) => Promise<Prepared>;
  readonly list: () => Promise<readonly UploadedFile[]>;
  /** As `list`, but a refusal never opens a dialog: for readings nobody asked for. */
  readonly peek: () => Promise<readonly UploadedFile[]>;
  readonly send: (kind: FileKind, file: File, options: SendOptions) => Promise<UploadedFile>;
  readonly remove: (fileId: string) => Promise<void>;
}

export type Transfers = Partial<Record<FileKind, Transfer | undefined>>;

/** Uploads of one application: one file per kind at a time, `UPLOAD_PARALLEL` on the way together. */
export interface UploadQueue {
  readonly $transfers: ReadableAtom<Transfers>;
  /** What the server holds: the only truth for "received". */
  readonly $files: ReadableAtom<readonly UploadedFile[]>;
  readonly $removals: Removals['$removals'];
  /** Prepares and sends a chosen file; one of the same kind that is under way gives way. */
  readonly add: (kind: FileKind, chosen: File) => Promise<void>;
  /** Sends a failed file again, or a locked one after all. */
  readonly retry: (kind: FileKind) => void;
  /** Stops a file under way, or forgets a failed one. */
  readonly cancel: (kind: FileKind) => void;
  readonly remove: (fileId: string) => Promise<void>;
  /** Quietly reads the list again; failures are left for the next action to meet. */
  readonly refresh: () => Promise<void>;
}

const firstAttempt = (outgoing: Outgoing): Attempt => ({ outgoing, heldBefore: [], doubtful: false });

/** The file of an attempt whose answer was lost: new since then, of its kind, and of its size where the server tells one. */
const arrivedFile = (files: readonly UploadedFile[], kind: FileKind, { outgoing, heldBefore }: Attempt) =>
  files.find(
    ({ id, type, size }) => type === kind && !heldBefore.includes(id) && (size === 0 || size === outgoing.file.size),
  );

export function uploadQueue(calls: QueueCalls, files: readonly UploadedFile[]): UploadQueue {
  const $transfers: MapStore<Transfers> = map<Transfers>({});
  const held = serverList(files);
  const line: FileKind[] = [];
  /** One per file that has not come to an end: what it did later than its successor or its cancel is not shown. */
  const controllers = new Map<FileKind, AbortController>();
  let onTheWay = 0;

  const show = (kind: FileKind, transfer: Transfer | undefined): void => $transfers.setKey(kind, transfer);

  const refresh = async (): Promise<void> => {
    try {
      await held.reload(calls.peek);
      for (const [kind, transfer] of Object.entries($transfers.get()) as [FileKind, Transfer | undefined][]) {
        const gone = transfer?.state === 'received' && !held.$files.get().some(({ id }) => id === transfer.file.id);
        if (gone) show(kind, undefined);
      }
    } catch {
      // Nobody asked for this reading; what is shown stays until an action of the applicant's meets the same trouble.
    }
  };

  const cancel = (kind: FileKind): void => {
    controllers.get(kind)?.abort();
    controllers.delete(kind);
    show(kind, undefined);
  };

  const fail = (kind: FileKind, failure: Failure, name: string, again?: Attempt): void => {
    controllers.delete(kind);
    show(kind, { state: 'failed', name, failure, ...(again && !isFinal(failure.why) ? { again } : {}) });
  };

  const receive = (kind: FileKind, attempt: Attempt, file: UploadedFile): void => {
    controllers.delete(kind);
    held.put(file);
    show(kind, { state: 'received', attempt, file });
  };

  /** Reads the list to learn whether a file arrived after all. @throws when the list cannot be read. */
  const lookFor = async (kind: FileKind, attempt: Attempt): Promise<UploadedFile | undefined> => {
    show(kind, { state: 'checking', attempt });
    await held.reload(calls.list);
    return arrivedFile(held.$files.get(), kind, attempt);
  };

  async function settle(kind: FileKind, attempt: Attempt, error: unknown, isCurrent: () => boolean): Promise<void> {
    const { file } = attempt.outgoing;
    const doubtful = isUnknownOutcome(error) || (isCallError(error) && error.status === 409);
    const again = { ...attempt, doubtful };
    try {
      const arrived = doubtful ? await lookFor(kind, again) : undefined;
      if (!isCurrent()) return;
      if (arrived) receive(kind, again, arrived);
      else fail(kind, failureOf(error, file.size), file.name, again);
    } catch {
      if (isCurrent()) fail(kind, failureOf(error, file.size), file.name, again);
    }
  }

  async function deliver(kind: FileKind, attempt: Attempt, controller: AbortController): Promise<void> {
    const { file } = attempt.outgoing;
    const isCurrent = (): boolean => controllers.get(kind) === controller;
    const onProgress = (percent: number): void => {
      if (isCurrent()) show(kind, { state: 'sending', attempt, percent });
    };
    try {
      const arrived = attempt.doubtful ? await lookFor(kind, attempt) : undefined;
      if (!isCurrent()) return;
      onProgress(0);
      const received = arrived ?? (await calls.send(kind, file, { signal: controller.signal, onProgress }));
      if (isCurrent()) receive(kind, attempt, received);
      else await refresh();
    } catch (error) {
      // A cancelled file may have arrived all the same: the list says so.
      if (isCurrent()) await settle(kind, attempt, error, isCurrent);
      else await refresh();
    }
  }

  function pump(): void {
    while (onTheWay < UPLOAD_PARALLEL) {
      const kind = line.shift();
      if (kind === undefined) return;
      const transfer = $transfers.get()[kind];
      const controller = controllers.get(kind);
      if (transfer?.state !== 'waiting' || !controller) continue;
      const { attempt } = transfer;
      const heldBefore = attempt.doubtful ? attempt.heldBefore : held.$files.get().map(({ id }) => id);
      onTheWay += 1;
      void deliver(kind, { ...attempt, heldBefore }, controller).finally(() => {
        onTheWay -= 1;
        pump();
      });
    }
  }

  const enqueue = (kind: FileKind, attempt: Attempt): void => {
    controllers.set(kind, controllers.get(kind) ?? new AbortController());
    show(kind, { state: 'waiting', attempt });
    line.push(kind);
    pump();
  };

  async function add(kind: FileKind, chosen: File): Promise<void> {
    cancel(kind);
    const controller = new AbortController();
    controllers.set(kind, controller);
    show(kind, { state: 'preparing', name: chosen.name });
    const prepared = await calls.prepare(chosen);
    if (controllers.get(kind) !== controller) return;
    switch (prepared.kind) {
      case 'refused':
        fail(kind, plainFailure(prepared.why), chosen.name);
        return;
      case 'locked':
        fail(kind, plainFailure('locked'), chosen.name, firstAttempt(prepared.outgoing));
        return;
      case 'ready':
        enqueue(kind, firstAttempt(prepared.outgoing));
    }
  }

  const retry = (kind: FileKind): void => {
    const transfer = $transfers.get()[kind];
    if (transfer?.state === 'failed' && transfer.again) enqueue(kind, transfer.again);
  };

  const { $removals, remove } = removals(calls, held, (fileId) => {
    for (const [kind, transfer] of Object.entries($transfers.get()) as [FileKind, Transfer | undefined][]) {
      if (transfer?.state === 'received' && transfer.file.id === fileId) show(kind, undefined);
    }
  });

  return { $transfers, $files: held.$files, $removals, add, retry, cancel, remove, refresh: singleFlight(refresh) };
}
