import { describe, expect, test } from 'vitest';
import { answerFault, responsesOf, startValues } from '../../../src/engine/upload/custom-answers.ts';
import { CUSTOM_INPUT_KINDS, type CustomInput } from '../../../src/model/application.ts';
import errors from '../../../locales/en/errors.json' with { type: 'json' };

const question = (entries: Partial<CustomInput>): CustomInput => ({
  id: '1.5',
  label: 'Shirt size',
  kind: 'text',
  required: false,
  options: [{ value: 'm', label: 'M' }],
  response: undefined,
  ...entries,
});

describe('what a question starts with', () => {
  test('is the draft, else what the server holds, else nothing', () => {
    const inputs = [question({ response: 'held' })];
    expect(startValues(inputs, { 'custom_1.5': 'typed' })).toEqual({ question0: 'typed' });
    expect(startValues(inputs, {})).toEqual({ question0: 'held' });
    expect(startValues([question({})], {})).toEqual({ question0: '' });
  });

  test('is never an option that is not offered any more', () => {
    expect(startValues([question({ kind: 'select', response: 'xxl' })], {})).toEqual({ question0: '' });
    expect(startValues([question({ kind: 'select', response: 'm' })], {})).toEqual({ question0: 'm' });
  });
});

test('answers are sent by id, cleaned, a tick as a word', () => {
  const inputs = CUSTOM_INPUT_KINDS.map((kind) => question({ id: kind, kind }));
  const values = { question0: '  a  b\u200B ', question1: ' a\r\nb ', question2: 'm', question3: true };
  expect(responsesOf(inputs, values)).toEqual({ text: 'a b', 'long-text': 'a\nb', select: 'm', checkbox: 'true' });
});

describe('a fault', () => {
  test.each(CUSTOM_INPUT_KINDS)('an empty required %s', (kind) => {
    const empty = kind === 'checkbox' ? false : '';
    expect(answerFault(question({ kind, required: true }), empty, { errors })).toContain('Shirt size');
    expect(answerFault(question({ kind }), empty, { errors })).toBeUndefined();
  });

  test.each(['text', 'long-text'] as const)('%s over the limit, counted in code points', (kind) => {
    expect(answerFault(question({ kind }), '🎓'.repeat(200), { errors })).toBeUndefined();
    expect(answerFault(question({ kind }), '🎓'.repeat(201), { errors })).toBeTruthy();
  });
});
