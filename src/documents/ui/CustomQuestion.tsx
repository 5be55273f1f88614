import { useStore } from '@nanostores/react';
import type { ChangeEvent } from 'react';
import type { CustomQuestions } from '../questions/custom-questions.ts';
import { LONG_TEXT_LIMIT } from '../../config/constants.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { CustomInput } from '../../model/application.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { questionErrorMessage, questionFieldId } from './document-errors.ts';

interface CustomQuestionProps {
  readonly input: CustomInput;
  /** The name of the control. The question's id may contain any characters, so it is not used. */
  readonly name: string;
  readonly questions: CustomQuestions;
}

export const CustomQuestion = ({ input, name, questions }: CustomQuestionProps) => {
  const messages = useMessages('upload');
  const { common, fields, upload } = messages;
  const { id, required, label, options } = input;
  const value = useStore(questions.$values)[id] ?? '';
  const error = useStore(questions.$errors)[id];
  const field = {
    id: questionFieldId(input),
    name,
    value: String(value),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      questions.answer(id, event.target.value);
    },
    label,
    required,
    error: error && questionErrorMessage(error, label, messages),
    // Marked as the documents above are.
    mark: required ? upload.states.missing : common.optional,
  };
  switch (input.kind) {
    case 'text':
      return <TextField {...field} />;
    case 'long-text':
      return (
        <TextAreaField
          {...field}
          limit={LONG_TEXT_LIMIT}
          countText={(count, limit) => interpolate(fields.counted, { count, limit })}
        />
      );
    case 'select':
      return <SelectField {...field} options={options} placeholder={interpolate(fields.choose, { label })} />;
    case 'checkbox': {
      const { mark, value: _text, ...checkbox } = field;
      return (
        <CheckboxField
          {...checkbox}
          label={`${label} ${mark}`}
          checked={value === true}
          onChange={(event) => {
            questions.answer(id, event.target.checked);
          }}
        />
      );
    }
  }
};
