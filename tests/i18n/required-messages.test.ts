// Each field has its own message for a missing answer, and its message for an invalid one begins in the same way, in
// both languages.
import { describe, expect, test } from 'vitest';
import errorsEn from '../../locales/en/errors.json' with { type: 'json' };
import en from '../../locales/en/fields.json' with { type: 'json' };
import payment from '../../locales/th/payment.json' with { type: 'json' };
import errorsTh from '../../locales/th/errors.json' with { type: 'json' };
import th from '../../locales/th/fields.json' with { type: 'json' };
import { messageKeyOf } from '../../src/flows/definition/field-queries.ts';
import { REQUIRED_START } from '../../src/tools/check/message-rules.ts';
import { allFlows } from '../../src/flows/all-flows.ts';

const names = [
  ...new Set(Object.values(allFlows).flatMap(({ steps }) => steps.flatMap((step) => step.fields.map(messageKeyOf)))),
];

describe.each([
  ['en', en, errorsEn, REQUIRED_START.en],
  ['th', th, errorsTh, REQUIRED_START.th],
] as const)('%s', (_locale, { required }, { rules }, start) => {
  const sentences: Readonly<Record<string, string>> = required;

  test.each(names)('%s has a sentence', (name) => {
    expect(sentences[name]).toMatch(start);
  });

  test.each(Object.entries(rules))('what breaks the rule %s is asked for alike', (_rule, sentence) => {
    expect(sentence).toMatch(start);
  });

  test('no sentence is a template', () => {
    expect(Object.values(sentences).filter((sentence) => sentence.includes('{{'))).toEqual([]);
  });
});

const { return: paid, card, outcomeUnknown } = payment;
test.each([paid.message, card.openQr, outcomeUnknown.message])(
  'paying twice is forbidden, not needless: %s',
  (text) => {
    expect(text).toContain('อย่า');
    expect(text).not.toContain('ไม่ต้อง');
  },
);
