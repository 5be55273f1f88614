import type { CustomInput } from '../../model/application.ts';
import { ruleOf, type Values } from '../../model/rules.ts';

/** Answers by question id; a checkbox has a boolean. */
export type CustomValues = Readonly<Record<string, string | boolean>>;

export type AnswerError =
  { readonly kind: 'required'; readonly missing: 'text' | 'choice' } | { readonly kind: 'single-line' | 'long-text' };

/** An empty checkbox is sent as empty text. @chosen */
const TICKED = 'true';

export const draftKey = ({ id }: CustomInput): string => `custom_${id}`;

export const startValues = (inputs: readonly CustomInput[], draft: Values): CustomValues =>
  Object.fromEntries(
    inputs.map((input): [id: string, value: string | boolean] => {
      const text = draft[draftKey(input)] ?? input.response ?? '';
      if (input.kind === 'checkbox') return [input.id, text === TICKED];
      const isOffered = input.kind !== 'select' || input.options.some(({ value }) => value === text);
      return [input.id, isOffered ? text : ''];
    }),
  );

function cleaned({ kind }: CustomInput, value: string | boolean | undefined): string {
  if (typeof value !== 'string') return value ? TICKED : '';
  return kind === 'select' ? value : ruleOf(kind === 'long-text' ? 'long-text' : 'single-line').clean(value, {});
}

export const responsesOf = (inputs: readonly CustomInput[], values: CustomValues): Record<string, string> =>
  Object.fromEntries(inputs.map((input) => [input.id, cleaned(input, values[input.id])]));

export function answerError(input: CustomInput, value: string | boolean | undefined): AnswerError | undefined {
  const text = cleaned(input, value);
  const isChoice = input.kind === 'select' || input.kind === 'checkbox';
  if (text === '') return input.required ? { kind: 'required', missing: isChoice ? 'choice' : 'text' } : undefined;
  switch (input.kind) {
    case 'text':
      return ruleOf('single-line').test(text, {}) ? undefined : { kind: 'single-line' };
    case 'long-text':
      return ruleOf('long-text').test(text, {}) ? undefined : { kind: 'long-text' };
    case 'select':
    case 'checkbox':
      return undefined;
  }
}
