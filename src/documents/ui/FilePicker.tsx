import { useRef, useState, type ChangeEvent, type MouseEvent } from 'react';
import Camera from '~icons/lucide/camera';
import FileUp from '~icons/lucide/file-up';
import { isInsideApp } from '../../lib/in-app-browser.ts';
import type { FileKind } from '../../model/file-kind.ts';
import type { RedactionNotice } from './redaction-notice.tsx';

export interface FilePickerProps {
  readonly id: string;
  readonly kind: FileKind;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly required: boolean;
  /** A smaller picker, for a document that already has a file. */
  readonly compact: boolean;
  /** Asked before a file is chosen, and before a dropped one is taken. */
  readonly notice: RedactionNotice;
  readonly onChoose: (files: readonly File[]) => void;
  readonly texts: {
    readonly choose: string;
    readonly photo: string;
    readonly kind: string;
    readonly hint: string;
  };
}

/** Only a hint for the file dialog: the file's bytes decide later. For this value an iPhone converts HEIC to JPEG. */
export const PICTURES = 'image/*';
export const INPUT_CLASS =
  'relative cursor-pointer focus-within:outline focus-within:outline-[3px] focus-within:outline-purple-500';
/** The buttons are side by side if their words fit on one line. An inline style keeps these classes out of every page's static HTML. */
const BUTTON = { flex: '1 1 max-content', width: 'auto', minWidth: 'min(8rem, 100%)', paddingInline: '0.75rem' };
const BUTTON_LIMIT = 'sm:max-w-[19rem]';
export const FILE_INPUT_CLASS = 'absolute inset-0 size-full cursor-pointer opacity-0';

/** Two native file inputs that look like buttons. On touch screens the camera comes first. */
export const FilePicker = (props: FilePickerProps) => {
  const { id, kind, describedBy, invalid, required, compact, notice, onChoose, texts } = props;
  /** Set when the applicant presses "Choose another" in the notice, which need not be shown again. */
  const skipNotice = useRef(false);
  const [isPressed, setPressed] = useState(false);
  const open = async (event: MouseEvent<HTMLInputElement>): Promise<void> => {
    setPressed(true);
    if (skipNotice.current || !notice.isNeeded([kind])) return;
    const input = event.currentTarget;
    event.preventDefault();
    const moment = input.hasAttribute('capture') ? 'camera' : 'files';
    if ((await notice.prompt([kind], moment)) === 'acknowledged') input.click();
  };
  /** A dropped file comes without a click, so the notice may not have been acknowledged. */
  const change = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget;
    const files = [...(input.files ?? [])];
    setPressed(false);
    if (files.length === 0) return;
    const result = await notice.prompt([kind], 'chosen');
    if (result === 'acknowledged') onChoose(files);
    input.value = ''; // Without this, choosing the same file again would fire no event.
    if (result !== 'choose-another') return;
    skipNotice.current = true;
    input.click();
    skipNotice.current = false;
  };
  const input = {
    type: 'file',
    name: kind,
    className: FILE_INPUT_CLASS,
    'aria-describedby': describedBy,
    // If it were left out, Chromium would report a required file as wrong before one is chosen.
    'aria-invalid': invalid,
    onClick: open,
    onChange: change,
  };
  const look = `${compact ? 'button-link' : 'button-secondary'} ${INPUT_CLASS}`;
  const style = compact ? undefined : BUTTON;
  return (
    <div className={`flex flex-wrap ${compact ? '-my-3 gap-x-6' : 'gap-3'}`}>
      <label
        className={`${look} ${compact ? '' : BUTTON_LIMIT} hidden [@media(pointer:coarse)]:inline-flex`}
        style={style}
      >
        <input {...input} accept={PICTURES} capture="environment" />
        {!compact && <Camera className="size-5 shrink-0" aria-hidden="true" />}
        <span>{texts.photo}</span> <span className="sr-only">{texts.kind}</span>
      </label>
      <label className={compact ? look : `${look} ${BUTTON_LIMIT}`} style={style}>
        <input {...input} id={id} accept={`${PICTURES},application/pdf`} required={required} multiple />
        {!compact && <FileUp className="size-5 shrink-0" aria-hidden="true" />}
        <span>{texts.choose}</span> <span className="sr-only">{texts.kind}</span>
      </label>
      {/* Browsers do not report that their app opens no file dialog. */}
      {isPressed && isInsideApp(navigator.userAgent) && (
        <p role="status" className="hint basis-full">
          {texts.hint}
        </p>
      )}
    </div>
  );
};
