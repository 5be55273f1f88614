import { useStore } from '@nanostores/react';
import { useRef, useState, type ChangeEvent } from 'react';
import Upload from '~icons/lucide/upload';
import { interpolate } from '../../lib/interpolate.ts';
import type { FileKind } from '../../model/file-kind.ts';
import { Button } from '../../ui/Button.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { guessKind } from '../guess-kind.ts';
import { documentWords } from '../../application/identity-document.ts';
import type { UploadStore } from '../upload-store.ts';
import { DROP_ID } from './document-errors.ts';
import { FILE_INPUT_CLASS, INPUT_CLASS, PICTURES } from './FilePicker.tsx';
import type { RedactionNotice } from './redaction-notice.tsx';

interface AllDocumentsDropProps {
  readonly store: UploadStore;
  readonly notice: RedactionNotice;
  readonly describedBy: string;
}

/** On a large screen, all files can be dropped at once. The applicant then says what each of them is. */
export const AllDocumentsDrop = ({ store, notice, describedBy }: AllDocumentsDropProps) => {
  const { upload } = useMessages('upload');
  const { allAtOnce } = upload;
  const identity = useStore(store.$identity);
  const kinds = useStore(store.$documents).map(({ type }) => type);
  const unsorted = useStore(store.$unsorted);
  const [chosenKinds, setChosenKinds] = useState<ReadonlyMap<File, FileKind | undefined>>(new Map());
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const kindOf = (file: File): FileKind | undefined =>
    chosenKinds.has(file) ? chosenKinds.get(file) : guessKind(file.name, kinds);
  const drop = (file: File): void => {
    store.dropUnsorted(file);
    setChosenKinds((before) => new Map([...before].filter(([other]) => other !== file)));
  };
  const forget = (file: File): void => {
    input.current?.focus();
    drop(file);
  };
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    store.addUnsorted([...(currentTarget.files ?? [])]);
    currentTarget.value = ''; // Without this, choosing the same file again would fire no event.
  };
  /** Keeps files without a kind, and all of them until the notice is acknowledged. */
  const send = async (): Promise<void> => {
    const sorted = kinds
      .map((kind) => ({ kind, files: unsorted.filter((file) => kindOf(file) === kind) }))
      .filter(({ files }) => files.length > 0);
    if (sorted.length === 0) return;
    const sortedKinds = sorted.map(({ kind }) => kind);
    if (notice.isNeeded(sortedKinds) && (await notice.prompt(sortedKinds, 'chosen')) !== 'acknowledged') return;
    for (const { kind, files } of sorted) {
      input.current?.focus();
      files.forEach(drop);
      store.choose(kind, files);
    }
  };
  return (
    // Waiting files block the step, so they stay visible when the window becomes small.
    <section
      className={unsorted.length > 0 ? 'grid gap-3' : 'hidden gap-3 md:[@media(pointer:fine)]:grid'}
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
        <>
          <ul className="grid gap-2">
            {unsorted.map((file, index) => (
              <li
                key={index}
                className="flex flex-wrap items-center gap-3 rounded border border-line bg-white px-3 py-2"
              >
                <bdi translate="no" className="min-w-0 flex-1 basis-40 font-semibold [overflow-wrap:anywhere]">
                  {file.name}
                </bdi>
                <select
                  className="select w-auto max-w-full basis-56"
                  aria-label={interpolate(allAtOnce.kindOf, { name: file.name })}
                  value={kindOf(file) ?? ''}
                  onChange={({ target }) => {
                    const kind = kinds.find((one) => one === target.value);
                    setChosenKinds(new Map(chosenKinds).set(file, kind));
                  }}
                >
                  <option value="">{allAtOnce.choose}</option>
                  {kinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {documentWords(kind, identity, upload).title}
                    </option>
                  ))}
                </select>
                <Button
                  kind="link"
                  onClick={() => forget(file)}
                  aria-label={interpolate(upload.dismissName, { name: file.name })}
                >
                  {upload.dismiss}
                </Button>
              </li>
            ))}
          </ul>
          <Button kind="secondary" onClick={() => void send()}>
            {allAtOnce.send}
          </Button>
          {unsorted.some((file) => !kindOf(file)) && (
            <p className="hint" role="status">
              {upload.documentErrors.unsorted}
            </p>
          )}
        </>
      )}
    </section>
  );
};
