import { atom, computed, type ReadableAtom } from 'nanostores';
import type { UploadedFile } from '../model/application.ts';
import type { FileKind } from '../model/file-kind.ts';
import type { DocumentRequirement } from '../model/lookup.ts';
import type { FlowSession } from '../application/flow-session.ts';
import { missingKinds, type Documents } from '../application/document-requirements.ts';
import { createCustomQuestions, type SaveFailure } from './questions/custom-questions.ts';
import { uploadClient, type UploadPorts } from './upload-client.ts';
import { createUploadQueue, type UploadStates } from './upload-queue.ts';
import { isUploading } from './upload-state.ts';
import { isDeleting, type Deletions } from './uploaded-files.ts';

export interface DocumentBlocker {
  readonly kind: FileKind;
  readonly reason: 'uploading' | 'failed' | 'removing' | 'missing';
}

export interface DocumentsSubmitState {
  readonly status: 'idle' | 'saving';
  /** How many times a submit was stopped by an error. */
  readonly stops: number;
  readonly failure: SaveFailure | undefined;
}

/** The documents that the campaign asks for, then those of other kinds that the applicant has sent. */
export function documentsOfPage(
  requirements: readonly DocumentRequirement[],
  files: readonly UploadedFile[],
): DocumentRequirement[] {
  const others = new Set(files.flatMap(({ type }) => type ?? []));
  for (const { type } of requirements) others.delete(type);
  return [...requirements, ...[...others].map((type) => ({ type, required: false }))];
}

/** A failed optional upload blocks too: the applicant must not believe that it arrived. */
export function documentBlockers(
  requirements: readonly DocumentRequirement[],
  files: readonly UploadedFile[],
  uploadStates: UploadStates,
  deletions: Deletions,
): DocumentBlocker[] {
  const missing = missingKinds({ requirements, files });
  return documentsOfPage(requirements, files).flatMap(({ type: kind }): DocumentBlocker[] => {
    if (isUploading(uploadStates[kind])) return [{ kind, reason: 'uploading' }];
    if (uploadStates[kind]?.state === 'failed') return [{ kind, reason: 'failed' }];
    if (files.some(({ id, type }) => type === kind && isDeleting(deletions[id]))) return [{ kind, reason: 'removing' }];
    return missing.includes(kind) ? [{ kind, reason: 'missing' }] : [];
  });
}

export type UploadStore = ReturnType<typeof createUploadStore>;

/** The uploads and the questions of the documents step. */
export function createUploadStore(session: FlowSession, ports: UploadPorts, documents: Documents) {
  const { requirements, customInputs } = documents;
  const queue = createUploadQueue(uploadClient(session, ports), documents.files);
  const { $files, $uploadStates, $deletions } = queue;
  const questions = createCustomQuestions(session, customInputs);
  const $documents = computed($files, (files) => documentsOfPage(requirements, files));
  const $blockers = computed([$files, $uploadStates, $deletions], (files, uploadStates, deletions) =>
    documentBlockers(requirements, files, uploadStates, deletions),
  );
  const $submit = atom<DocumentsSubmitState>({ status: 'idle', stops: 0, failure: undefined });

  /** Shows which answers are wrong. @returns whether the step is complete */
  const check = (): boolean => questions.check() && $blockers.get().length === 0;

  /** Does nothing while another submit is running. @returns whether the step is done */
  async function submit(): Promise<boolean> {
    const before = $submit.get();
    if (before.status === 'saving') return false;
    const stop = (failure?: SaveFailure): false => {
      $submit.set({ status: 'idle', stops: before.stops + 1, failure });
      return false;
    };
    if (!check()) return stop();
    $submit.set({ ...before, status: 'saving' });
    do {
      const failure = await questions.save();
      if (failure || !check()) return stop(failure);
    } while (!questions.isSaved());
    $submit.set({ ...before, status: 'idle' });
    return true;
  }

  return {
    $files,
    $deletions,
    $uploadStates,
    $waitingFiles: queue.$waitingFiles,
    add: queue.add,
    addAll: queue.addAll,
    retry: queue.retry,
    cancel: queue.cancel,
    remove: queue.remove,
    refresh: queue.refresh,
    $documents,
    $blockers,
    questions,
    check,
    $submit: $submit as ReadableAtom<DocumentsSubmitState>,
    submit,
  };
}
