import { useRef, useState, type ChangeEvent, type MouseEvent } from 'react';
import type { NoticeResult } from './id-card-notice.ts';

interface FilePickerProps {
  readonly id: string;
  readonly name: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly required: boolean;
  /** There is a file already. */
  readonly compact: boolean;
  /** Whether a notice must be acknowledged first. */
  readonly isBlocked: () => boolean;
  readonly onBlocked: (isFileChosen: boolean) => Promise<NoticeResult>;
  readonly onChoose: (files: readonly File[]) => void;
  readonly texts: { readonly choose: string; readonly drop: string; readonly photo: string; readonly kind: string };
}

/** The content of a file decides later. An iPhone converts HEIC to JPEG for this value. */
const PICTURES = 'image/*';
const INPUT_CLASS =
  'relative cursor-pointer focus-within:outline focus-within:outline-[3px] focus-within:outline-purple-500';
/** Side by side; written here, because every document carries the classes of its page. */
const BUTTON = { flex: '1 1 8rem', width: 'auto', paddingInline: '0.75rem' };
const PHONE_BUTTON = 'max-w-[19rem]';
/** A mouse can drop files, onto more than a button's height. */
const DROP_ZONE =
  '[@media(pointer:fine)]:min-h-28 [@media(pointer:fine)]:max-w-none [@media(pointer:fine)]:flex-col [@media(pointer:fine)]:gap-0 [@media(pointer:fine)]:border-dashed';

/** Two native file inputs that look like buttons; the camera is offered on touch screens, a place to drop files elsewhere. */
export const FilePicker = (props: FilePickerProps) => {
  const { id, name, describedBy, invalid, required, compact, isBlocked, onBlocked, onChoose, texts } = props;
  /** "Choose another" skips the notice once. */
  const skipNotice = useRef(false);
  const [isOver, setIsOver] = useState(false);
  const open = async (event: MouseEvent<HTMLInputElement>): Promise<void> => {
    if (skipNotice.current || !isBlocked()) return;
    const input = event.currentTarget;
    event.preventDefault();
    if ((await onBlocked(false)) === 'acknowledged') input.click();
  };
  /** A file that is dropped onto the button arrives without a click. */
  const change = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget;
    const files = [...(input.files ?? [])];
    if (files.length === 0) return;
    const result = isBlocked() ? await onBlocked(true) : 'acknowledged';
    if (result === 'acknowledged') onChoose(files);
    input.value = ''; // The same file can be chosen again.
    if (result !== 'choose-another') return;
    skipNotice.current = true;
    input.click();
    skipNotice.current = false;
  };
  const input = {
    type: 'file',
    name,
    className: 'absolute inset-0 size-full cursor-pointer opacity-0',
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    onClick: open,
    onChange: change,
  };
  const look = `${compact ? 'button-link' : 'button-secondary'} ${INPUT_CLASS}`;
  const style = compact ? undefined : BUTTON;
  return (
    <div className={`flex flex-wrap ${compact ? '-my-3 gap-x-6' : 'gap-3'}`}>
      <label
        className={compact ? look : `${look} ${PHONE_BUTTON} ${DROP_ZONE} ${isOver ? 'border-purple-700' : ''}`}
        style={style}
      >
        <input
          {...input}
          id={id}
          accept={`${PICTURES},application/pdf`}
          required={required}
          multiple
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
        />
        {texts.choose} <span className="sr-only">{texts.kind}</span>
        {!compact && (
          <span aria-hidden="true" className="hidden text-sm font-normal text-ink-soft [@media(pointer:fine)]:inline">
            {texts.drop}
          </span>
        )}
      </label>
      <label
        className={`${look} ${compact ? '' : PHONE_BUTTON} hidden [@media(pointer:coarse)]:inline-flex`}
        style={style}
      >
        <input {...input} accept={PICTURES} capture="environment" />
        {texts.photo} <span className="sr-only">{texts.kind}</span>
      </label>
    </div>
  );
};
