import type { ComponentPropsWithRef } from 'react';
import { Field } from './Field.tsx';
import { KeepFilledText } from './KeepFilledText.tsx';
import { controlAttributes, type FieldText } from './field-text.ts';

export type TextFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldText | 'className' | 'children'>;

export const TextField = ({ label, hint, error, mark, ...input }: TextFieldProps) => {
  const field = { id: input.id, name: input.name, label, hint, error, mark };
  return (
    <Field {...field}>
      <KeepFilledText id={input.id} value={input.value}>
        <input
          type="text"
          {...input}
          spellCheck={false}
          {...controlAttributes(field, input.required)}
          className="input"
        />
      </KeepFilledText>
    </Field>
  );
};
