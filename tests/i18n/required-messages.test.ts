// A missing answer is asked for in a sentence of its own field, in both languages.
import { describe, expect, test } from 'vitest';
import en from '../../locales/en/fields.json' with { type: 'json' };
import th from '../../locales/th/fields.json' with { type: 'json' };
import { messageKeyOf } from '../../src/application/field-queries.ts';
import { REQUIRED_START } from '../../src/tools/check/message-rules.ts';
import { allFlows } from '../flows/all-flows.ts';

const names = [
  ...new Set(Object.values(allFlows).flatMap(({ steps }) => steps.flatMap((step) => step.fields.map(messageKeyOf)))),
];

describe.each([
  ['en', en, REQUIRED_START.en],
  ['th', th, REQUIRED_START.th],
] as const)('%s', (_locale, { required }, start) => {
  const sentences: Readonly<Record<string, string>> = required;

  test.each(names)('%s has a sentence', (name) => {
    expect(sentences[name]).toMatch(start);
  });

  test('no sentence is a template', () => {
    expect(Object.values(sentences).filter((sentence) => sentence.includes('{{'))).toEqual([]);
  });
});
