import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { codePoints } from '../model/text.ts';
import { Field } from './Field.tsx';
import { controlAttributes, type FieldText } from './field-text.ts';

export type TextAreaFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'textarea'>, keyof FieldText | 'className' | 'children' | 'maxLength'> & {
    /** Code points after NFC. Longer text is reported, not cut. */
    limit: number;
    countText: (count: number, limit: number) => string;
  };

export const TextAreaField = ({
  label,
  hint,
  error,
  optional,
  limit,
  countText,
  onChange,
  ...area
}: TextAreaFieldProps) => {
  const field = { id: area.id, name: area.name, label, hint, error, optional };
  const described = controlAttributes(field, area.required);
  const countId = `${area.id}-count`;
  described['aria-describedby'] += ` ${countId}`;
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''));
  const count = codePoints(area.value === undefined ? typed : String(area.value));
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  return (
    <Field {...field}>
      <textarea rows={4} {...area} {...described} onChange={change} className="input resize-y py-3" />
      <p
        id={countId}
        className={count > limit ? 'text-end text-sm font-semibold text-error-700' : 'text-end text-sm text-ink-soft'}
      >
        {countText(count, limit)}
      </p>
    </Field>
  );
};
