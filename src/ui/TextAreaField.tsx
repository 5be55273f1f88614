import type { ComponentPropsWithRef } from 'react';
import { codePoints } from '../model/text.ts';
import { Field } from './Field.tsx';
import { KeepFilledText } from './KeepFilledText.tsx';
import { controlAttributes, type FieldText } from './field-text.ts';

export type TextAreaFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'textarea'>, keyof FieldText | 'className' | 'children' | 'maxLength' | 'value'> & {
    value: string;
    /** The limit in code points after NFC. Longer text is reported, not truncated. */
    limit: number;
    countText: (count: number, limit: number) => string;
  };

export const TextAreaField = ({ label, hint, error, mark, limit, countText, ...area }: TextAreaFieldProps) => {
  const field = { id: area.id, name: area.name, label, hint, error, mark };
  const described = controlAttributes(field, area.required);
  const countId = `${area.id}-count`;
  described['aria-describedby'] += ` ${countId}`;
  const count = codePoints(area.value);
  return (
    <Field {...field}>
      <KeepFilledText id={area.id} value={area.value}>
        <textarea rows={3} {...area} {...described} className="input resize-y py-3" />
      </KeepFilledText>
      <p id={countId} className={`hint text-end ${count > limit ? 'font-semibold text-error-700' : ''}`}>
        {countText(count, limit)}
      </p>
    </Field>
  );
};
