import { describe, expect, test } from 'vitest';
import { answerError, responsesOf, startValues } from '../../src/documents/questions/custom-answers.ts';
import { CUSTOM_INPUT_KINDS } from '../../src/config/words.ts';
import type { CustomInput } from '../../src/model/application.ts';
import { questionErrorMessage } from '../../src/documents/ui/document-errors.ts';
import errors from '../../locales/en/errors.json' with { type: 'json' };
import upload from '../../locales/en/upload.json' with { type: 'json' };

const question = (entries: Partial<CustomInput>): CustomInput => ({
  id: '1.5',
  label: 'Shirt size',
  kind: 'text',
  required: false,
  options: [{ value: 'm', label: 'M' }],
  response: undefined,
  ...entries,
});

describe('the initial answer to a question', () => {
  test("is the draft's, else the server's, else empty", () => {
    const inputs = [question({ response: 'saved' })];
    expect(startValues(inputs, { 'custom_1.5': 'typed' })).toEqual({ '1.5': 'typed' });
    expect(startValues(inputs, {})).toEqual({ '1.5': 'saved' });
    expect(startValues([question({})], {})).toEqual({ '1.5': '' });
  });

  test('is never an option that is no longer offered', () => {
    expect(startValues([question({ kind: 'select', response: 'xxl' })], {})).toEqual({ '1.5': '' });
    expect(startValues([question({ kind: 'select', response: 'm' })], {})).toEqual({ '1.5': 'm' });
  });
});

test('answers are sent by id and cleaned, a ticked box as text', () => {
  const inputs = CUSTOM_INPUT_KINDS.map((kind) => question({ id: kind, kind }));
  const values = { text: '  a  b\u200B ', 'long-text': ' a\r\nb ', select: 'm', checkbox: true };
  expect(responsesOf(inputs, values)).toEqual({ text: 'a b', 'long-text': 'a\nb', select: 'm', checkbox: 'true' });
});

/** What the applicant reads; undefined when the answer is right. */
function errorMessage(input: CustomInput, value: string | boolean): string | undefined {
  const error = answerError(input, value);
  return error && questionErrorMessage(error, input.label, { errors, upload });
}

describe('an error', () => {
  test.each(CUSTOM_INPUT_KINDS)('an empty required %s', (kind) => {
    const empty = kind === 'checkbox' ? false : '';
    expect(errorMessage(question({ kind, required: true }), empty)).toContain('Shirt size');
    expect(errorMessage(question({ kind }), empty)).toBeUndefined();
  });

  test.each(['text', 'long-text'] as const)('%s over the limit, counted in code points', (kind) => {
    expect(errorMessage(question({ kind }), '🎓'.repeat(200))).toBeUndefined();
    expect(errorMessage(question({ kind }), '🎓'.repeat(201))).toBeTruthy();
  });
});
