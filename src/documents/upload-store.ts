import { atom, type ReadableAtom } from 'nanostores';
import type { UploadedFile } from '../model/application.ts';
import type { FileKind } from '../model/file-kind.ts';
import type { DocumentRequirement } from '../model/lookup.ts';
import type { FlowSession } from '../application/flow-session.ts';
import { missingKinds, type Documents } from '../application/document-requirements.ts';
import { createChosenFiles, type ChosenFiles } from './chosen-files.ts';
import { createCustomQuestions, type CustomQuestions, type SaveFailure } from './questions/custom-questions.ts';
import { uploadClient, type UploadPorts } from './upload-client.ts';
import { createUploadQueue, type UploadQueue, type UploadStates } from './upload-queue.ts';
import { isUploading } from './upload-state.ts';
import { isDeleting, type Deletions } from './uploaded-files.ts';

export interface DocumentBlocker {
  readonly kind: FileKind;
  readonly reason: 'uploading' | 'failed' | 'removing' | 'missing';
}

export interface DocumentsSubmitState {
  readonly status: 'idle' | 'saving';
  /** How often a submit has not left the page. */
  readonly stops: number;
  readonly failure: SaveFailure | undefined;
}

export interface UploadStore extends UploadQueue, ChosenFiles {
  readonly $documents: ReadableAtom<readonly DocumentRequirement[]>;
  readonly $blockers: ReadableAtom<readonly DocumentBlocker[]>;
  readonly questions: CustomQuestions;
  /** Shows wrong answers. @returns whether the step is complete */
  readonly check: () => boolean;
  readonly $submit: ReadableAtom<DocumentsSubmitState>;
  /** Ignored during another submit. @returns whether the step is done */
  readonly submit: () => Promise<boolean>;
}

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

/** The package's `computed` would travel with every page. */
function derived<T>(sources: readonly ReadableAtom[], read: () => T): ReadableAtom<T> {
  const $value = atom(read());
  for (const $source of sources) $source.listen(() => $value.set(read()));
  return $value;
}

export function createUploadStore(session: FlowSession, ports: UploadPorts, documents: Documents): UploadStore {
  const { requirements, customInputs } = documents;
  const queue = createUploadQueue(uploadClient(session, ports), documents.files);
  const { $files, $uploadStates, $deletions } = queue;
  const chosen = createChosenFiles(queue);
  const questions = createCustomQuestions(session, customInputs);
  const $documents = derived([$files], () => documentsOfPage(requirements, $files.get()));
  const $blockers = derived([$files, $uploadStates, $deletions], () =>
    documentBlockers(requirements, $files.get(), $uploadStates.get(), $deletions.get()),
  );
  const $submit = atom<DocumentsSubmitState>({ status: 'idle', stops: 0, failure: undefined });

  const check = (): boolean => questions.check() && $blockers.get().length === 0;

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

  return { ...queue, ...chosen, $documents, $blockers, questions, check, $submit, submit };
}
