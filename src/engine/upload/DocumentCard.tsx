import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { Locale } from '../../config/locales.ts';
import type { Words } from '../../i18n/words.ts';
import { fill } from '../../lib/fill.ts';
import type { WantedFile } from '../../model/lookup.ts';
import { errorId } from '../../ui/field-text.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { cardId, pickerId } from './document-problems.ts';
import { FilePicker } from './FilePicker.tsx';
import { PicturePreview } from './PicturePreview.tsx';
import { ReceivedRow } from './ReceivedRow.tsx';
import { isRedacted, type RedactionGate } from './redaction-gate.ts';
import { isUnderWay } from './transfer.ts';
import { TransferRow } from './TransferRow.tsx';
import type { UploadQueue } from './upload-queue.ts';
import { announcement, nameOf } from './upload-texts.ts';

interface DocumentCardProps {
  wanted: WantedFile;
  queue: UploadQueue;
  gate: RedactionGate;
  words: Pick<Words, 'common' | 'upload'>;
  locale: Locale;
  /** Id of the rules that hold for every file. */
  rulesId: string;
  error: string | undefined;
}

/** One kind of document: what it is, what has arrived, what is under way, and how to send it. */
export const DocumentCard = ({ wanted, queue, gate, words, locale, rulesId, error }: DocumentCardProps) => {
  const { type, required } = wanted;
  const { common, upload } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const transfer = useStore(queue.$transfers)[type];
  const removals = useStore(queue.$removals);
  const files = useStore(queue.$files).filter((file) => file.type === type);
  const row = transfer && transfer.state !== 'received' ? transfer : undefined;
  const outgoing = transfer && 'attempt' in transfer ? transfer.attempt.outgoing : undefined;

  /** The button that was pressed is about to leave the page; the focus stays with its document. */
  const stay = (act: () => unknown) => () => {
    heading.current?.focus();
    act();
  };
  return (
    <section className="card field gap-4" aria-labelledby={cardId(type)}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={cardId(type)} ref={heading} tabIndex={-1} className="text-lg">
          {upload.kinds[type]} {!required && <span className="optional">{common.optional}</span>}
        </h2>
        {required && files.length === 0 && !row && <StatusChip tone="warning" text={upload.states.missing} />}
      </div>
      <p className="hint">{upload.kindHints[type]}</p>
      {isRedacted(type) && <Notice tone="warning">{upload.redaction.hint}</Notice>}
      {(files.length > 0 || row) && (
        <ul className="grid gap-3">
          {files.map((file) => (
            <ReceivedRow
              key={file.id}
              file={file}
              removal={removals[file.id]}
              words={upload}
              locale={locale}
              onRemove={stay(() => queue.remove(file.id))}
            />
          ))}
          {row && (
            <TransferRow
              transfer={row}
              words={upload}
              locale={locale}
              retryText={common.retry}
              onRetry={stay(() => queue.retry(type))}
              onCancel={stay(() => queue.cancel(type))}
            />
          )}
        </ul>
      )}
      {outgoing?.preview && transfer && (
        <PicturePreview file={outgoing.file} alt={fill(upload.previewAlt, { name: nameOf(transfer) })} />
      )}
      {!isUnderWay(transfer) && (
        <FilePicker
          id={pickerId(type)}
          name={type}
          describedBy={`${rulesId} ${errorId(pickerId(type))}`}
          invalid={Boolean(error) || row?.state === 'failed'}
          required={required && files.length === 0}
          mayOpen={() => !gate.isShut(type)}
          onHeldBack={gate.ask}
          onChoose={(file) => stay(() => queue.add(type, file))()}
          texts={{
            choose: row ? upload.chooseAnother : files.length > 0 ? upload.addFile : upload.choose,
            photo: upload.photo,
            kind: upload.kinds[type],
          }}
        />
      )}
      <FieldError id={pickerId(type)} name={type} error={error} />
      <p className="sr-only" role="status">
        {announcement(transfer, upload)}
      </p>
    </section>
  );
};
