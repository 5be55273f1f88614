import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { isUploading } from '../upload-state.ts';
import type { UploadStore } from '../upload-store.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { UploadedFile } from '../../model/application.ts';
import type { DocumentRequirement } from '../../model/lookup.ts';
import { Badge } from '../../ui/Badge.tsx';
import { errorId } from '../../ui/field-text.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { cardId, pickerId } from './document-errors.ts';
import { FilePicker } from './FilePicker.tsx';
import { isIdCard, type IdCardNotice } from './id-card-notice.ts';
import { announcement, nameOf } from './upload-messages.ts';
import { UploadedFileRow } from './UploadedFileRow.tsx';
import { UploadStateRow } from './UploadStateRow.tsx';

/** The bytes are known to be a JPEG or PNG, and nothing in an `<img>` runs as a script. */
const ImagePreview = ({ file, alt }: { readonly file: File; readonly alt: string }) => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    try {
      const objectUrl = URL.createObjectURL(file);
      setUrl(objectUrl);
      return () => URL.revokeObjectURL(objectUrl);
    } catch {
      return; // Without a preview, the row of the file still names it.
    }
  }, [file]);
  return (
    url && <img src={url} alt={alt} className="max-h-48 w-auto max-w-full rounded border border-line object-contain" />
  );
};

const isSameByName = (one: UploadedFile, other: UploadedFile): boolean =>
  one.size > 0 && one.name !== '' && one.size === other.size && one.name === other.name;

interface DocumentCardProps {
  readonly requirement: DocumentRequirement;
  readonly store: UploadStore;
  readonly notice: IdCardNotice;
  readonly rulesId: string;
  readonly error: string | undefined;
}

export const DocumentCard = ({ requirement, store, notice, rulesId, error }: DocumentCardProps) => {
  const { type, required } = requirement;
  const { common, upload } = useMessages('upload');
  const [removed, setRemoved] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const uploadState = useStore(store.$uploadStates)[type];
  const deletions = useStore(store.$deletions);
  const waiting = useStore(store.$waitingFiles)[type]?.length ?? 0;
  const files = useStore(store.$files).filter((file) => file.type === type);
  const hasFiles = files.length > 0;
  const unfinished = uploadState?.state === 'received' ? undefined : uploadState;
  const isUsed = hasFiles || unfinished !== undefined;
  const [isOpen, setIsOpen] = useState(isUsed);
  useEffect(() => {
    if (isUsed) setIsOpen(true);
  }, [isUsed]);
  const preparedFile = uploadState && 'attempt' in uploadState ? uploadState.attempt.preparedFile : undefined;

  /** The button that was clicked is about to be removed, so the focus moves to its document. */
  const keepFocus = (run: () => unknown) => () => {
    heading.current?.focus();
    run();
  };
  const remove = async ({ id, name }: UploadedFile): Promise<void> => {
    setRemoved('');
    await store.remove(id);
    if (store.$files.get().every((file) => file.id !== id))
      setRemoved(interpolate(upload.removed, { name: name || upload.unnamedFile }));
  };
  const title = (
    <h2 id={cardId(type)} ref={heading} tabIndex={-1} className={`text-lg ${required ? '' : 'ms-1 inline'}`}>
      <span>{upload.kinds[type]}</span> {!required && <span className="optional">{common.optional}</span>}
    </h2>
  );
  const content = (
    <>
      {!(isIdCard(type) && hasFiles) && <p className="hint">{upload.kindHints[type]}</p>}
      {isIdCard(type) && (
        <div className="grid gap-1">
          {hasFiles ? (
            <p className="hint">{upload.idCardNotice.hint}</p>
          ) : (
            <Notice tone="warning">
              <span className="text-sm">{upload.idCardNotice.hint}</span>
            </Notice>
          )}
          <p className="hint">{upload.idCardNotice.kept}</p>
        </div>
      )}
      {isUsed && (
        <ul className="grid gap-2">
          {files.map((file, index) => (
            <UploadedFileRow
              key={file.id}
              file={file}
              isSecondCopy={files.slice(0, index).some((other) => isSameByName(file, other))}
              deletion={deletions[file.id]}
              onRemove={keepFocus(() => remove(file))}
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
      {waiting > 0 && <p className="hint">{interpolate(upload.waitingFiles, { count: waiting })}</p>}
      {preparedFile?.hasPreview && uploadState && (
        <ImagePreview file={preparedFile.file} alt={interpolate(upload.previewAlt, { name: nameOf(uploadState) })} />
      )}
      {!isUploading(uploadState) && (
        <FilePicker
          id={pickerId(type)}
          name={type}
          describedBy={`${rulesId} ${errorId(pickerId(type))}`}
          invalid={Boolean(error) || unfinished?.state === 'failed'}
          required={required && !hasFiles}
          compact={hasFiles && !unfinished}
          isBlocked={() => notice.needsConsent(type)}
          onBlocked={notice.prompt}
          onChoose={(chosen) => {
            setRemoved('');
            keepFocus(() => store.addAll(type, chosen))();
          }}
          texts={{
            choose: unfinished ? upload.chooseAnother : hasFiles ? upload.addFile : upload.choose,
            drop: upload.drop,
            photo: upload.photo,
            kind: upload.kinds[type],
            hint: upload.pickerHint,
          }}
        />
      )}
    </>
  );
  return (
    <section className="field gap-3 border-t border-line pt-3" aria-labelledby={cardId(type)}>
      {required ? (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {title}
            {!isUsed && <Badge tone="warning" text={upload.states.missing} />}
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
        {removed || announcement(uploadState, upload)}
      </p>
    </section>
  );
};
