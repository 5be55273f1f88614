import { fill } from '../../lib/fill.ts';
import { rules, type RuleName } from '../../model/rules.ts';
import type { FlowWords } from '../context.ts';

type FieldWords = Pick<FlowWords, 'errors' | 'fields'>;
const isRule = (message: string): message is RuleName => Object.hasOwn(rules, message);

/** A field's label; a name the words do not have shows itself, which the words test forbids. */
export const labelOf = (name: string, words: Pick<FlowWords, 'fields'>): string =>
  (words.fields.labels as Partial<Record<string, string>>)[name] ?? name;

export const requiredText = (name: string, way: 'text' | 'choice', words: FieldWords): string =>
  fill(words.errors.required[way], { label: labelOf(name, words) });

/** The sentence for a fault of the step's schema; anything else is the server's own sentence. */
export function faultText(
  message: string | undefined,
  name: string,
  words: FieldWords,
  way: 'text' | 'choice' = 'text',
): string | undefined {
  if (message === undefined || message === '') return undefined;
  if (message === 'required') return requiredText(name, way, words);
  return isRule(message) ? words.errors.rules[message] : message;
}
