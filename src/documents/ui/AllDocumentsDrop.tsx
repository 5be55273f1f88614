import { useStore } from '@nanostores/react';
import { useRef, useState, type ChangeEvent } from 'react';
import Upload from '~icons/lucide/upload';
import { interpolate } from '../../lib/interpolate.ts';
import type { FileKind } from '../../model/file-kind.ts';
import { Button } from '../../ui/Button.tsx';
import { UploadRow } from '../../ui/UploadRow.tsx';
import { useErrorAlert } from '../../application/ui/use-error-alert.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { guessKind } from '../guess-kind.ts';
import { localFailure } from '../upload-state.ts';
import type { UploadStore } from '../upload-store.ts';
import { cardId, DROP_ID } from './document-errors.ts';
import { FILE_INPUT_CLASS, INPUT_CLASS, PICTURES } from './FilePicker.tsx';
import type { RedactionNotice } from './redaction-notice.tsx';
import { UnsortedFileRow } from './UnsortedFileRow.tsx';
import { failureMessage, sizeText } from './upload-messages.ts';
import { usePictureEditor } from './use-picture-editor.ts';

interface AllDocumentsDropProps {
  readonly store: UploadStore;
  readonly notice: RedactionNotice;
  readonly describedBy: string;
}

/** On a computer, all files can be dropped at once. The applicant says what each of them is and sends all of them. */
export const AllDocumentsDrop = ({ store, notice, describedBy }: AllDocumentsDropProps) => {
  const { locale } = useFlow().session;
  const messages = useMessages('upload');
  const { upload } = messages;
  const { allAtOnce } = upload;
  const kinds = useStore(store.$documents).map(({ type }) => type);
  const unsorted = useStore(store.$unsorted);
  const { opening, problem, edit } = usePictureEditor(store, false);
  const [chosenKinds, setChosenKinds] = useState<ReadonlyMap<File, FileKind | undefined>>(new Map());
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const runWithErrorAlert = useErrorAlert();
  const input = useRef<HTMLInputElement>(null);
  const usable = unsorted.flatMap(({ file, refusal }) => (refusal ? [] : [file]));
  const refused = unsorted.flatMap(({ file, refusal }) =>
    refusal ? [{ file, why: failureMessage(localFailure(refusal), messages, locale) }] : [],
  );
  const kindOf = (file: File): FileKind | undefined =>
    chosenKinds.has(file) ? chosenKinds.get(file) : guessKind(file.name, kinds);
  const chooseKind = (file: File, kind: FileKind | undefined): void =>
    setChosenKinds((before) => new Map(before).set(file, kind));
  const remove = (file: File): void => {
    input.current?.focus();
    store.dropUnsorted(file);
  };
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    store.addUnsorted([...(currentTarget.files ?? [])]);
    currentTarget.value = ''; // Without this, choosing the same file again would fire no event.
  };
  const openEditor = async (file: File, kind: FileKind): Promise<void> => {
    const made = await edit(file, kind);
    if (made && store.replaceUnsorted(file, made)) chooseKind(made, kind);
  };
  /** Keeps files without a kind, and all of them until the notice is acknowledged. */
  const send = async (): Promise<void> => {
    const sorted = kinds
      .map((kind) => ({ kind, files: usable.filter((file) => kindOf(file) === kind) }))
      .filter(({ files }) => files.length > 0);
    const [first] = sorted;
    if (!first) return;
    const sortedKinds = sorted.map(({ kind }) => kind);
    if ((await notice.prompt(sortedKinds, 'listed')) !== 'acknowledged') return;
    for (const { kind, files } of sorted) store.sendUnsorted(kind, files);
    document.getElementById(cardId(first.kind))?.focus();
  };
  return (
    // Waiting files block the step, so they stay visible when the window becomes small.
    <section
      className={unsorted.length > 0 ? 'grid gap-3' : 'hidden gap-3 sm:[@media(pointer:fine)]:grid'}
      aria-label={allAtOnce.name}
    >
      <label
        className={`flex min-h-28 flex-col items-center justify-center gap-1 rounded border-2 border-dashed bg-purple-50 p-3 text-center ${INPUT_CLASS} ${isDraggedOver ? 'border-purple-700' : 'border-purple-300'}`}
      >
        <input
          ref={input}
          id={DROP_ID}
          type="file"
          multiple
          accept={`${PICTURES},application/pdf`}
          className={FILE_INPUT_CLASS}
          aria-describedby={describedBy}
          onChange={change}
          onDragEnter={() => setIsDraggedOver(true)}
          onDragLeave={() => setIsDraggedOver(false)}
          onDrop={() => setIsDraggedOver(false)}
        />
        <Upload className="size-6 text-purple-700" aria-hidden="true" />
        <span className="font-semibold text-purple-700">{allAtOnce.drop}</span>
        <span className="text-sm text-ink-soft">{allAtOnce.then}</span>
      </label>
      {unsorted.length > 0 && (
        <ul className="grid gap-2">
          {refused.map(({ file, why }, index) => (
            <UploadRow
              key={`refused ${index}`}
              fileName={file.name}
              size={sizeText(file.size, locale)}
              state={{ kind: 'failed', why }}
              stateText={upload.states.unusable}
              remove={{
                text: upload.dismiss,
                name: interpolate(upload.dismissName, { name: file.name }),
                onPress: () => remove(file),
              }}
            />
          ))}
          {usable.map((file, index) => (
            <UnsortedFileRow
              key={index}
              file={file}
              kind={kindOf(file)}
              kinds={kinds}
              store={store}
              isOpening={opening === file}
              isEditing={opening !== undefined}
              problem={problem?.picture === file ? problem.text : undefined}
              onChooseKind={(kind) => chooseKind(file, kind)}
              onEdit={(kind) => void openEditor(file, kind)}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      )}
      {usable.length > 0 && (
        <Button
          disabled={opening !== undefined || isSending}
          onClick={() => {
            setIsSending(true);
            void runWithErrorAlert(send).finally(() => setIsSending(false));
          }}
        >
          {allAtOnce.send}
        </Button>
      )}
      {usable.some((file) => !kindOf(file)) && (
        <p className="hint" role="status">
          {upload.documentErrors.unsorted}
        </p>
      )}
      <p className="sr-only" role="status">
        {refused.map(({ file, why }) => `${file.name}: ${why}`).join(' ')}
      </p>
    </section>
  );
};
