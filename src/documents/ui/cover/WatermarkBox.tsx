import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';

interface WatermarkBoxProps {
  /** The text across the picture. */
  readonly text: string;
  readonly isChecked: boolean;
  readonly messages: Messages['cover'];
  readonly onChange: (isChecked: boolean) => void;
}

export const WatermarkBox = ({ text, isChecked, messages, onChange }: WatermarkBoxProps) => (
  <label className="flex min-h-touch cursor-pointer items-start gap-3 py-1.5">
    <input
      type="checkbox"
      className="mt-1 size-5 shrink-0 accent-purple-700"
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>{interpolate(messages.watermark, { text })}</span>
  </label>
);
