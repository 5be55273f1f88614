import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { documentWords, mayShowSensitiveData } from '../../application/identity-document.ts';
import { canRetry, isUploading } from '../upload-state.ts';
import { isDeleting, isUndoable } from '../uploaded-files.ts';
import type { UploadStore } from '../upload-store.ts';
import { UNDO_DELETION_MS } from '../../config/constants.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { isRefused, type UploadedFile } from '../../model/application.ts';
import type { DocumentRequirement } from '../../model/lookup.ts';
import { errorId, hintId } from '../../ui/field-text.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { useAwake } from '../../ui/use-awake.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { cardId, pickerId } from './document-errors.ts';
import { DocumentDrawing } from './DocumentDrawing.tsx';
import { FilePicker } from './FilePicker.tsx';
import type { RedactionNotice } from './redaction-notice.tsx';
import { TrustLines } from './TrustLines.tsx';
import { announcement } from './upload-messages.ts';
import { UndecidedPictures } from './UndecidedPictures.tsx';
import { UploadedFileRow } from './UploadedFileRow.tsx';
import { UploadStateRow } from './UploadStateRow.tsx';

const isSameByName = (one: UploadedFile, other: UploadedFile): boolean =>
  one.size > 0 && one.name !== '' && one.size === other.size && one.name === other.name;

interface DocumentCardProps {
  readonly requirement: DocumentRequirement;
  readonly store: UploadStore;
  readonly notice: RedactionNotice;
  readonly rulesId: string;
  readonly error: string | undefined;
}

export const DocumentCard = ({ requirement, store, notice, rulesId, error }: DocumentCardProps) => {
  const { type, required } = requirement;
  const { locale } = useFlow().session;
  const messages = useMessages('upload');
  const { common, upload } = messages;
  const [removed, setRemoved] = useState<{ readonly text: string; readonly before: string }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasDeleting = useRef(false);
  const uploadState = useStore(store.$uploadStates)[type];
  const deletions = useStore(store.$deletions);
  const waiting = useStore(store.$waitingFiles)[type]?.length ?? 0;
  const identity = useStore(store.$identity);
  const { title: kindTitle, hint } = documentWords(type, identity, upload);
  const files = useStore(store.$files).filter((file) => file.type === type);
  const undecided = useStore(store.$undecided)[type] ?? [];
  const hasFiles = files.some((file) => !isUndoable(deletions[file.id]) && !isRefused(file));
  const unfinished = uploadState?.kind === 'received' ? undefined : uploadState;
  const isSending = isUploading(uploadState);
  useAwake(isSending);
  const showsSensitiveData = mayShowSensitiveData(type, identity);
  const cancelled = undecided.some(store.isCancelled) ? upload.beforeUpload.cancelled : '';
  /** What the live region says of uploads. The text of a removal stands in its place until this changes. */
  const announced = announcement(uploadState, messages, locale) || cancelled;
  const isUsed = files.length > 0 || undecided.length > 0 || unfinished !== undefined;
  const [isOpen, setIsOpen] = useState(isUsed);
  useEffect(() => {
    if (isUsed) setIsOpen(true);
  }, [isUsed]);
  // A deleted file's row disappears by itself, and must not take the focus with it.
  useEffect(() => {
    if (wasDeleting.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    wasDeleting.current = files.some(({ id }) => isDeleting(deletions[id]));
  });

  /** The clicked button is about to be removed, so the focus moves to its document. */
  const keepFocus = (run: () => unknown) => () => {
    heading.current?.focus();
    run();
  };
  const remove = ({ id, name }: UploadedFile): void => {
    const text = interpolate(upload.removed, { name: name || upload.unnamedFile, seconds: UNDO_DELETION_MS / 1000 });
    setRemoved({ text, before: announced });
    store.removeSoon(id);
  };
  const undo = ({ id }: UploadedFile): void => {
    setRemoved(undefined);
    store.undoRemoval(id);
  };
  const title = (
    <h2 id={cardId(type)} ref={heading} tabIndex={-1} className={`text-lg ${required ? '' : 'ms-1 inline'}`}>
      <span>{kindTitle}</span> {!required && <span className="field-mark">{common.optional}</span>}
    </h2>
  );
  const content = (
    <>
      {!isUsed && (
        <div className="flex flex-wrap items-center gap-x-4">
          <DocumentDrawing kind={type} identity={identity} />
          <p id={hintId(pickerId(type))} className="hint grow basis-40">
            {hint}
          </p>
        </div>
      )}
      {isUsed && (
        <ul className="grid gap-2">
          {files.map((file, index) => (
            <UploadedFileRow
              key={file.id}
              file={file}
              isSecondCopy={files.slice(0, index).some((other) => isSameByName(file, other))}
              isReplaced={hasFiles && isRefused(file)}
              mustStay={store.isReplacing && isRefused(file)}
              deletion={deletions[file.id]}
              picture={store.pictureOf(file.id)}
              onRemove={() => remove(file)}
              onUndo={() => undo(file)}
            />
          ))}
          {unfinished && (
            <UploadStateRow
              uploadState={unfinished}
              onRetry={keepFocus(() => store.retry(type))}
              onCancel={keepFocus(() => store.cancel(type))}
            />
          )}
        </ul>
      )}
      {undecided.length > 0 && (
        <UndecidedPictures
          kind={type}
          identity={identity}
          pictures={undecided}
          store={store}
          onSettled={() => heading.current?.focus()}
        />
      )}
      {waiting > 0 && <p className="hint">{interpolate(upload.waitingFiles, { count: waiting })}</p>}
      {/* The hint is for the next file, because what was sent has been covered. */}
      {showsSensitiveData && !isSending && undecided.length === 0 && (
        <p className="hint">{hasFiles ? upload.idCardNotice.hintMore : upload.idCardNotice.hint}</p>
      )}
      {!isSending && (
        <FilePicker
          id={pickerId(type)}
          kind={type}
          describedBy={[!isUsed && hintId(pickerId(type)), rulesId, errorId(pickerId(type))].filter(Boolean).join(' ')}
          invalid={Boolean(error) || unfinished?.kind === 'failed'}
          required={required && !hasFiles}
          compact={(hasFiles && !unfinished) || undecided.length > 0 || canRetry(unfinished)}
          notice={notice}
          onChoose={(chosen) => {
            setRemoved(undefined);
            keepFocus(() => store.choose(type, chosen, unfinished !== undefined))();
          }}
          texts={{
            choose: unfinished
              ? upload.chooseAnother
              : hasFiles || undecided.length > 0
                ? upload.addFile
                : upload.choose,
            photo: upload.photo,
            kind: kindTitle,
            hint: upload.pickerHint,
          }}
        />
      )}
      {type === 'id_card' && !hasFiles && !isSending && <TrustLines />}
    </>
  );
  return (
    <section className="field gap-3 border-t border-line pt-3" aria-labelledby={cardId(type)}>
      {required ? (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {title}
            {!hasFiles && <span className="field-mark">{upload.states.missing}</span>}
          </div>
          {content}
        </>
      ) : (
        <details
          open={isOpen}
          onToggle={({ currentTarget }) => {
            setIsOpen(currentTarget.open);
          }}
        >
          <summary className="-my-1 cursor-pointer rounded py-2 text-ink-soft">{title}</summary>
          <div className="field gap-3 pt-3">{content}</div>
        </details>
      )}
      <FieldError id={pickerId(type)} name={type} error={error} />
      <p className="sr-only" role="status">
        {removed && removed.before === announced ? removed.text : announced}
      </p>
    </section>
  );
};
