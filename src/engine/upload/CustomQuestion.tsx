import type { ChangeEvent } from 'react';
import { LONG_TEXT_LIMIT } from '../../config/constants.ts';
import type { Words } from '../../i18n/words.ts';
import { fill } from '../../lib/fill.ts';
import type { CustomInput } from '../../model/application.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { fieldId, fieldName } from './custom-answers.ts';
import type { AnswersForm } from './use-answers.ts';

interface CustomQuestionProps {
  input: CustomInput;
  index: number;
  form: AnswersForm;
  words: Pick<Words, 'common' | 'errors' | 'fields'>;
}

/** One question of the campaign. */
export const CustomQuestion = ({ input, index, form, words }: CustomQuestionProps) => {
  const name = fieldName(index);
  const { required, label, options } = input;
  const value = form.values[name] ?? '';
  const field = {
    id: fieldId(input),
    name,
    value: String(value),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      form.answer(name, event.target.value);
    },
    label,
    required,
    error: form.faults[name],
    optional: required ? undefined : words.common.optional,
  };
  switch (input.kind) {
    case 'text':
      return <TextField {...field} />;
    case 'long-text':
      return (
        <TextAreaField
          {...field}
          limit={LONG_TEXT_LIMIT}
          countText={(count, limit) => fill(words.fields.counted, { count, limit })}
        />
      );
    case 'select':
      return <SelectField {...field} options={options} placeholder={fill(words.fields.choose, { label })} />;
    case 'checkbox': {
      const { optional, value: _text, ...box } = field;
      return (
        <CheckboxField
          {...box}
          label={optional ? `${label} ${optional}` : label}
          checked={value === true}
          onChange={(event) => {
            form.answer(name, event.target.checked);
          }}
        />
      );
    }
  }
};
