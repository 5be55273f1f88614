import type { Words } from '../../i18n/words.ts';
import { fill } from '../../lib/fill.ts';
import type { CustomInput } from '../../model/application.ts';
import { ruleOf, type Values } from '../../model/rules.ts';

/** Form values of the campaign's questions, by `fieldName`; a box to tick is a boolean. */
export type CustomValues = Record<string, string | boolean>;

/** How a ticked box is sent; an empty box is empty text. Not given by the specification; chosen. */
const TICKED = 'true';

/** Ids are the server's; what they hold is no name of a control. */
export const fieldName = (index: number): string => `question${index}`;
export const fieldId = (input: CustomInput): string => `question-${input.id}`;
export const draftKey = (input: CustomInput): string => `custom_${input.id}`;

/** What a question starts with: the draft of this device, else what the server holds. */
export const startValues = (inputs: readonly CustomInput[], draft: Values): CustomValues =>
  Object.fromEntries(
    inputs.map((input, index): [name: string, value: string | boolean] => {
      const text = draft[draftKey(input)] ?? input.response ?? '';
      if (input.kind === 'checkbox') return [fieldName(index), text === TICKED];
      const isOffered = input.kind !== 'select' || input.options.some(({ value }) => value === text);
      return [fieldName(index), isOffered ? text : ''];
    }),
  );

const cleaned = (input: CustomInput, value: string | boolean | undefined): string => {
  if (typeof value !== 'string') return value ? TICKED : '';
  return input.kind === 'select' ? value : ruleOf(input.kind === 'long-text' ? 'long-text' : 'line').clean(value, {});
};

/** Answers as they are sent, by id of the question. */
export const responsesOf = (inputs: readonly CustomInput[], values: CustomValues): Record<string, string> =>
  Object.fromEntries(inputs.map((input, index) => [input.id, cleaned(input, values[fieldName(index)])]));

/** What is wrong with an answer, in words; undefined when it stands. */
export function answerFault(
  input: CustomInput,
  value: string | boolean,
  words: Pick<Words, 'errors'>,
): string | undefined {
  const text = cleaned(input, value);
  const { required, rules: faults } = words.errors;
  if (text === '') {
    const way = input.kind === 'select' || input.kind === 'checkbox' ? 'choice' : 'text';
    return input.required ? fill(required[way], { label: input.label }) : undefined;
  }
  switch (input.kind) {
    case 'text':
      return ruleOf('line').test(text, {}) ? undefined : faults.line;
    case 'long-text':
      return ruleOf('long-text').test(text, {}) ? undefined : faults['long-text'];
    case 'select':
    case 'checkbox':
      return undefined;
  }
}
