import { messageKeyOf } from '../flows/definition/field-queries.ts';
import type { FieldDefinition } from '../field-kinds/kinds.ts';
import type { Flow } from '../flows/definition/flow.ts';
import type { Messages } from '../i18n/messages.ts';

type Table = Readonly<Record<string, unknown>>;

function wordsOf(field: FieldDefinition): string[] {
  const key = messageKeyOf(field);
  return [
    `labels.${key}`,
    `required.${key}`,
    ...(field.section ? [`sections.${field.section}`] : []),
    ...('options' in field ? field.options.map((option) => `options.${field.name}.${option}`) : []),
  ].map((path) => `fields.${path}`);
}

const isThere = (path: string, messages: Table): boolean =>
  path.split('.').reduce<unknown>((table, key) => (table as Table | undefined)?.[key], messages) !== undefined;

/** Returns the keys of the messages for steps, fields and options that a language lacks. */
export function missingWords(flow: Flow, messages: Pick<Messages, 'fields' | Flow['id']>): string[] {
  const steps = [...flow.steps.map(({ name }) => name), 'payment', ...(flow.confirmation ? ['confirm'] : [])];
  const wanted = [
    ...steps.flatMap((name) => ['title', 'heading'].map((part) => `${flow.id}.steps.${name}.${part}`)),
    ...flow.steps.flatMap(({ fields, parts = [] }) => [
      ...fields.flatMap(wordsOf),
      ...parts.map((part) => `fields.sections.${part}`),
    ]),
  ];
  return [...new Set(wanted)].filter((path) => !isThere(path, messages));
}

/**
 * Stops the build if messages are missing.
 * @throws {Error} names their keys
 */
export function requireWords(flow: Flow, locale: string, messages: Pick<Messages, 'fields' | Flow['id']>): void {
  const missing = missingWords(flow, messages);
  if (missing.length > 0) throw new Error(`locales/${locale} has no words for ${missing.join(', ')}.`);
}
