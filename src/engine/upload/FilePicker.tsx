import { useRef, type ChangeEvent, type MouseEvent } from 'react';
import type { GateAnswer } from './redaction-gate.ts';

interface FilePickerProps {
  id: string;
  name: string;
  describedBy: string;
  invalid: boolean;
  required: boolean;
  /** Asked at every press; false holds the device's picker back. */
  mayOpen: () => boolean;
  /** Asks whether to go on, e.g. by a notice; `inHand` when a file was chosen already. */
  onHeldBack: (inHand: boolean) => Promise<GateAnswer>;
  onChoose: (file: File) => void;
  texts: { choose: string; photo: string; kind: string };
}

/** Everything a phone or a computer offers as picture; the bytes decide later. A phone that keeps HEIC hands over JPEG for this. */
const PICTURES = 'image/*';
const LOOK =
  'button-secondary relative cursor-pointer focus-within:outline focus-within:outline-[3px] focus-within:outline-purple-500';

/** Two native file inputs drawn as buttons: any file, and (where there is a touch screen) the camera. */
export const FilePicker = ({
  id,
  name,
  describedBy,
  invalid,
  required,
  mayOpen,
  onHeldBack,
  onChoose,
  texts,
}: FilePickerProps) => {
  /** Who asks for another file has read the notice: the picker opens, and the next file is asked about. */
  const again = useRef(false);
  const open = async (event: MouseEvent<HTMLInputElement>): Promise<void> => {
    if (again.current || mayOpen()) return;
    const input = event.currentTarget;
    event.preventDefault();
    if ((await onHeldBack(false)) === 'open') input.click();
  };
  /** A file can also come without a press (dropped onto the button): the same way in. */
  const change = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    const answer = mayOpen() ? 'open' : await onHeldBack(true);
    if (answer === 'open') onChoose(file);
    input.value = ''; // The same file may be chosen again.
    if (answer !== 'another') return;
    again.current = true;
    input.click();
    again.current = false;
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
  return (
    <div className="flex flex-wrap gap-3">
      <label className={LOOK}>
        <input {...input} id={id} accept={`${PICTURES},application/pdf`} required={required} />
        {texts.choose} <span className="sr-only">{texts.kind}</span>
      </label>
      <label className={`${LOOK} hidden [@media(pointer:coarse)]:inline-flex`}>
        <input {...input} accept={PICTURES} capture="environment" />
        {texts.photo} <span className="sr-only">{texts.kind}</span>
      </label>
    </div>
  );
};
