import { atom, computed, map, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Application, UploadedFile } from '../model/application.ts';
import type { FileKind } from '../model/file-kind.ts';
import type { DocumentRequirement } from '../model/lookup.ts';
import { personName } from '../flows/fields/person.ts';
import { valuesOf } from '../flows/definition/field-queries.ts';
import type { FlowSession } from '../application/flow-session.ts';
import { missingKinds, type Documents } from '../application/document-requirements.ts';
import { createCustomQuestions, type CustomQuestions, type SaveFailure } from './questions/custom-questions.ts';
import { uploadClient, type UploadPorts } from './upload-client.ts';
import { changedDocuments } from './changed-documents.ts';
import { arrivedFile } from './kind-uploads.ts';
import { createUploadQueue, type UploadQueue, type UploadStates } from './upload-queue.ts';
import { canBeCovered } from './cover-picture.ts';
import { keepBytes } from './file/file-check.ts';
import { refusalOf, type RefusalReason } from './file/prepare-file.ts';
import { identityDocumentOf, type IdentityDocument } from '../application/identity-document.ts';
import { canRetry, isUploading, unsettledAttempt } from './upload-state.ts';
import { remainingFiles, type Deletions } from './uploaded-files.ts';

export type DocumentBlocker =
  | { readonly kind: FileKind; readonly reason: 'uploading' | 'failed' | 'removing' | 'missing' }
  /** Pictures that may be covered wait for the applicant's decision. */
  | { readonly kind: FileKind; readonly reason: 'undecided' }
  /** Dropped files wait to be sorted and sent, or they can only be removed. */
  | { readonly kind: undefined; readonly reason: 'unsorted' | 'unusable' };

export interface DocumentsSubmitState {
  readonly kind: 'idle' | 'saving';
  /** How many submits were stopped by an error. */
  readonly stops: number;
  readonly failure: SaveFailure | undefined;
}

/** The documents that the campaign asks for, followed by other kinds that the applicant has sent. */
export function documentsOfPage(
  requirements: readonly DocumentRequirement[],
  files: readonly UploadedFile[],
): DocumentRequirement[] {
  const others = new Set(files.flatMap(({ type }) => type ?? []));
  for (const { type } of requirements) others.delete(type);
  return [...requirements, ...[...others].map((type) => ({ type, required: false }))];
}

/** A failed optional upload blocks too, so that the applicant does not assume that it arrived. */
export function documentBlockers(
  requirements: readonly DocumentRequirement[],
  files: readonly UploadedFile[],
  uploadStates: UploadStates,
  deletions: Deletions,
): DocumentBlocker[] {
  const missing = missingKinds({ requirements, files: remainingFiles(files, deletions) });
  return documentsOfPage(requirements, files).flatMap(({ type: kind }): DocumentBlocker[] => {
    if (isUploading(uploadStates[kind])) return [{ kind, reason: 'uploading' }];
    if (uploadStates[kind]?.kind === 'failed') return [{ kind, reason: 'failed' }];
    if (files.some(({ id, type }) => type === kind && deletions[id]?.kind === 'deleting'))
      return [{ kind, reason: 'removing' }];
    return missing.includes(kind) ? [{ kind, reason: 'missing' }] : [];
  });
}

const unsortedBlocker = (unsorted: readonly UnsortedFile[]): DocumentBlocker => ({
  kind: undefined,
  reason: unsorted.every(({ refusal }) => refusal) ? 'unusable' : 'unsorted',
});

type UndecidedPictures = Partial<Record<FileKind, readonly File[]>>;

/** The documents of the page. */
interface PageDocuments {
  readonly $documents: ReadableAtom<readonly DocumentRequirement[]>;
  /** The document of identity that the applicant uses. */
  readonly $identity: ReadableAtom<IdentityDocument>;
  /** The applicant's name; empty if it is not known. */
  readonly applicantName: () => string;
  /** Whether the page only takes new copies of refused documents. */
  readonly isReplacing: boolean;
  /** Whether pictures keep their size. */
  readonly $keepsSize: WritableAtom<boolean>;
}

/** The files that were chosen, and those that the server has. */
interface Uploads extends Omit<UploadQueue, 'enqueue'> {
  /**
   * Sends the files, except pictures that the applicant may want to cover first.
   * @param replacesUpload whether they replace a failed or duplicate file
   */
  readonly choose: (kind: FileKind, files: readonly File[], replacesUpload?: boolean) => void;
  /** Ends an upload, or gives up a file that has failed. A picture that was under way waits again, as it was. */
  readonly cancel: (kind: FileKind) => void;
}

/** Pictures that the applicant may cover before they are sent. */
interface UndecidedStore {
  readonly $undecided: ReadableAtom<UndecidedPictures>;
  /** @returns whether the picture was still there to be replaced */
  readonly replaceUndecided: (kind: FileKind, picture: File, made: File) => boolean;
  readonly dropUndecided: (kind: FileKind, picture: File) => void;
  /** @param picture the only one to send; all if absent */
  readonly sendUndecided: (kind: FileKind, picture?: File) => void;
  readonly isEdited: (picture: File) => boolean;
  /** @returns the file that was chosen, from which this one was made */
  readonly originalOf: (picture: File) => File;
  /** Whether the picture waits because its upload was cancelled. */
  readonly isCancelled: (picture: File) => boolean;
}

/** A file dropped for all documents. */
export interface UnsortedFile {
  readonly file: File;
  /** Why it cannot be sent; absent until that is known. */
  readonly refusal?: RefusalReason;
}

/** Files dropped for all documents, until the applicant sends them. */
interface UnsortedStore {
  readonly $unsorted: ReadableAtom<readonly UnsortedFile[]>;
  readonly addUnsorted: (chosen: readonly File[]) => void;
  /** @returns whether the file was still there to be replaced */
  readonly replaceUnsorted: (file: File, made: File) => boolean;
  readonly dropUnsorted: (file: File) => void;
  /** Sends the files as they are. */
  readonly sendUnsorted: (kind: FileKind, files: readonly File[]) => void;
}

/** What "Continue" needs. */
interface DocumentsStep {
  readonly questions: CustomQuestions;
  /** What must be done before the step can end. */
  readonly $blockers: ReadableAtom<readonly DocumentBlocker[]>;
  /** The required documents that the university has not received; undefined where none is required. */
  readonly $missing: ReadableAtom<readonly FileKind[] | undefined>;
  /** Whether something on the page waits for a press of its own, which the applicant must not overlook. */
  readonly $isWaiting: ReadableAtom<boolean>;
  /** Shows which answers are invalid. @returns whether the step is complete */
  readonly check: () => boolean;
  readonly $submit: ReadableAtom<DocumentsSubmitState>;
  /** Does nothing while another submit is running. @returns whether the step is done */
  readonly submit: () => Promise<boolean>;
  /** Names what has changed since the page opened, in the review's words. */
  readonly changed: () => readonly string[];
}

export interface UploadStore extends PageDocuments, Uploads, UndecidedStore, UnsortedStore, DocumentsStep {}

/** The uploads and the questions of the documents step. */
export function createUploadStore(
  session: FlowSession,
  ports: UploadPorts,
  documents: Documents,
  application: Application,
): UploadStore {
  const { requirements, customInputs, onlyKinds } = documents;
  const $keepsSize = atom(false);
  const queue = createUploadQueue(
    uploadClient(session, ports, () => $keepsSize.get(), onlyKinds),
    documents.files,
  );
  const { $files, $uploadStates, $deletions } = queue;
  const questions = createCustomQuestions(session, customInputs);
  const $identity = computed(session.stores.$draft, (draft) => identityDocumentOf(application, draft, session.flow));
  const $documents = computed($files, (files) => documentsOfPage(requirements, files));
  const $unsorted = atom<readonly UnsortedFile[]>([]);
  const $undecided = map<UndecidedPictures>({});
  const $blockers = computed(
    [$files, $uploadStates, $deletions, $unsorted, $undecided],
    (files, uploadStates, deletions, unsorted, undecided): readonly DocumentBlocker[] => {
      const waiting = (Object.keys(undecided) as FileKind[]).filter((kind) => undecided[kind]?.length);
      return [
        ...(unsorted.length > 0 ? [unsortedBlocker(unsorted)] : []),
        ...waiting.map((kind) => ({ kind, reason: 'undecided' }) as const),
        ...documentBlockers(requirements, files, uploadStates, deletions).filter(
          ({ kind, reason }) => reason !== 'missing' || !waiting.includes(kind),
        ),
      ];
    },
  );
  const $missing = computed([$files, $deletions], (files, deletions): readonly FileKind[] | undefined => {
    if (!requirements.some(({ required }) => required)) return undefined;
    return missingKinds({ requirements, files: remainingFiles(files, deletions) });
  });
  const $isWaiting = computed(
    [$uploadStates, $unsorted, $undecided],
    (uploadStates, unsorted, undecided) =>
      unsorted.length > 0 ||
      Object.values(undecided).some((pictures) => pictures.length > 0) ||
      Object.values(uploadStates).some(canRetry),
  );
  const $submit = atom<DocumentsSubmitState>({ kind: 'idle', stops: 0, failure: undefined });

  /** The chosen file of each one that was made in the editor. */
  const originals = new WeakMap<File, File>();
  const originalOf = (picture: File): File => originals.get(picture) ?? picture;
  const cancelled = new WeakSet<File>();
  const undecidedOf = (kind: FileKind): readonly File[] => $undecided.get()[kind] ?? [];

  function choose(kind: FileKind, files: readonly File[], replacesUpload = false): void {
    if (replacesUpload && !isUploading($uploadStates.get()[kind])) queue.cancel(kind);
    files.forEach(keepBytes);
    const undecided = files.filter((file) => canBeCovered(kind, file));
    if (undecided.length > 0) $undecided.setKey(kind, [...undecidedOf(kind), ...undecided]);
    queue.enqueue(
      kind,
      files.filter((file) => !undecided.includes(file)),
    );
  }

  const dropUndecided = (kind: FileKind, picture: File): void =>
    $undecided.setKey(
      kind,
      undecidedOf(kind).filter((other) => other !== picture),
    );

  function sendUndecided(kind: FileKind, only?: File): void {
    const pictures = undecidedOf(kind);
    const sent = pictures.filter((picture) => only === undefined || picture === only);
    for (const picture of sent) cancelled.delete(picture);
    $undecided.setKey(
      kind,
      pictures.filter((picture) => !sent.includes(picture)),
    );
    queue.enqueue(kind, sent);
  }

  function replaceUndecided(kind: FileKind, picture: File, made: File): boolean {
    const pictures = undecidedOf(kind);
    if (!pictures.includes(picture)) return false;
    originals.set(made, originalOf(picture));
    $undecided.setKey(
      kind,
      pictures.map((other) => (other === picture ? made : other)),
    );
    return true;
  }

  function cancel(kind: FileKind): void {
    const uploadState = $uploadStates.get()[kind];
    const attempt = unsettledAttempt(uploadState);
    const chosen = uploadState && 'attempt' in uploadState ? uploadState.attempt.chosen : uploadState?.chosen;
    queue.cancel(kind);
    if (!chosen || !isUploading(uploadState) || !canBeCovered(kind, chosen)) return;
    cancelled.add(chosen);
    $undecided.setKey(kind, [...undecidedOf(kind), chosen]);
    if (!attempt) return;
    // The server may have received it anyway, as a later list says.
    const stop = $files.listen((files) => {
      const isArrived = arrivedFile(files, kind, attempt) !== undefined;
      if (isArrived || !undecidedOf(kind).includes(chosen)) stop();
      if (isArrived) dropUndecided(kind, chosen);
    });
  }

  const check = (): boolean => questions.check() && $blockers.get().length === 0;

  async function submit(): Promise<boolean> {
    const before = $submit.get();
    if (before.kind === 'saving') return false;
    const stop = (failure?: SaveFailure): false => {
      $submit.set({ kind: 'idle', stops: before.stops + 1, failure });
      return false;
    };
    $submit.set({ ...before, kind: 'saving' });
    await queue.finishRemovals();
    if (!check()) return stop();
    do {
      const failure = await questions.save();
      if (failure || !check()) return stop(failure);
    } while (!questions.isSaved());
    $submit.set({ ...before, kind: 'idle' });
    return true;
  }

  const changed = (): readonly string[] => changedDocuments(documents, $files.get(), questions.responses());

  const changeUnsorted = (file: File, next: UnsortedFile): void =>
    $unsorted.set($unsorted.get().map((unsorted) => (unsorted.file === file ? next : unsorted)));
  const dropUnsorted = (file: File): void =>
    $unsorted.set($unsorted.get().filter((unsorted) => unsorted.file !== file));

  async function checkUnsorted(file: File): Promise<void> {
    const refusal = await refusalOf(file);
    if (refusal) changeUnsorted(file, { file, refusal });
  }

  function addUnsorted(chosen: readonly File[]): void {
    chosen.forEach(keepBytes);
    $unsorted.set([...$unsorted.get(), ...chosen.map((file) => ({ file }))]);
    for (const file of chosen) void checkUnsorted(file);
  }

  function replaceUnsorted(file: File, made: File): boolean {
    if (!$unsorted.get().some((unsorted) => unsorted.file === file)) return false;
    originals.set(made, originalOf(file));
    changeUnsorted(file, { file: made });
    return true;
  }

  function sendUnsorted(kind: FileKind, files: readonly File[]): void {
    // A file may have been removed while the notice was open.
    const waiting = files.filter((file) => $unsorted.get().some((one) => one.file === file && !one.refusal));
    waiting.forEach(dropUnsorted);
    queue.enqueue(kind, waiting);
  }

  return {
    $documents,
    $identity,
    applicantName: () => personName({ ...valuesOf(application), ...session.stores.$draft.get() }),
    isReplacing: onlyKinds !== undefined,
    $keepsSize,
    ...queue,
    choose,
    cancel,
    $undecided,
    replaceUndecided,
    dropUndecided,
    sendUndecided,
    isEdited: (picture) => originals.has(picture),
    originalOf,
    isCancelled: (picture) => cancelled.has(picture),
    $unsorted,
    addUnsorted,
    replaceUnsorted,
    dropUnsorted,
    sendUnsorted,
    questions,
    $blockers,
    $missing,
    $isWaiting,
    check,
    $submit,
    submit,
    changed,
  };
}
