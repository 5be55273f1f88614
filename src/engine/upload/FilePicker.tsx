import type { ChangeEvent, MouseEvent } from 'react';

interface FilePickerProps {
  id: string;
  name: string;
  describedBy: string;
  invalid: boolean;
  required: boolean;
  /** Asked at every press; false holds the device's picker back. */
  mayOpen: () => boolean;
  /** Opens the way for the picker, e.g. by a notice; true when it may open now. */
  onHeldBack: () => Promise<boolean>;
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
  const open = async (event: MouseEvent<HTMLInputElement>): Promise<void> => {
    if (mayOpen()) return;
    const input = event.currentTarget;
    event.preventDefault();
    if (await onHeldBack()) input.click();
  };
  /** A file can also come without a press (dropped onto the button): the same way in. */
  const change = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (file && (mayOpen() || (await onHeldBack()))) onChoose(file);
    input.value = ''; // The same file may be chosen again.
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
