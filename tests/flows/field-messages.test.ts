import { expect, test } from 'vitest';
import {
  availableTypeLabel,
  fieldErrorMessage,
  labelOf,
  optionHints,
  requiredMessage,
} from '../../src/flows/definition/field-messages.ts';
import { NAME_LIMIT } from '../../src/config/constants.ts';
import { summaryErrors } from '../../src/steps/ui/use-error-summary.ts';
import { stepForRoute } from '../../src/flows/definition/step-order.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { messages } from '../application/test-session.ts';

const { required } = messages.fields;

test('an error has the message of its rule, or the one of the server', () => {
  expect(fieldErrorMessage('gpax', 'gpax', messages)).toBe(messages.errors.rules.gpax);
  expect(fieldErrorMessage('required', 'gpax', messages)).toBe(required.gpax);
  expect(fieldErrorMessage('required', 'faculty_id', messages)).toBe(required.faculty_id);
  expect(fieldErrorMessage('Already used', 'email', messages)).toBe('Already used');
  for (const none of [undefined, '']) expect(fieldErrorMessage(none, 'email', messages)).toBeUndefined();
});

test.each([
  ['that is too long', 'ก'.repeat(NAME_LIMIT + 1), messages.errors.name.long],
  ['with an emoji', 'Ada 😀🎉 Lovelace', 'Remove “😀🎉” from the name'],
  ['with a sign of no name', '<b>Ada', 'Remove “<” from the name'],
  ['with a misplaced tone mark', 'ก่่', messages.errors.rules.name],
])('a name %s has an error that says so', (_what, name, message) => {
  expect(fieldErrorMessage('name', 'first_name', messages, name)).toBe(message);
});

test.each(['constructor', 'toString', '__proto__'])('a server that returns %j says just that', (text) => {
  expect(fieldErrorMessage(text, 'email', messages)).toBe(text);
});

test('a name without a label shows itself', () => {
  expect(labelOf('no_such_field', messages)).toBe('no_such_field');
  expect(requiredMessage('no_such_field', messages)).toBe('no_such_field');
});

test('some choices say for whom they are', () => {
  expect(optionHints('programme_type', messages)).toEqual({
    four_year:
      'If you are in Grade 12 (M.6) or studying for a vocational certificate, GED, A levels, IB, WASSCE or similar, or have finished one of these',
    transfer: 'If you are studying for, or already have, a higher vocational diploma or an associate degree',
  });
  expect(optionHints('gpax', messages)).toEqual({});
});

test('errors are listed in the order of the page, each with its field', () => {
  const { fields } = stepForRoute(bachelor, 'bachelor');
  const errors = {
    email: { type: 'custom', message: 'email' },
    faculty_id: { type: 'custom', message: 'required' },
    first_name: { type: 'server', message: 'Not this name' },
  };
  expect(summaryErrors(fields, errors, messages, {})).toEqual([
    { fieldId: 'field-faculty_id', message: required.faculty_id },
    { fieldId: 'field-first_name', message: 'Not this name' },
    { fieldId: 'field-email', message: messages.errors.rules.email },
  ]);
});

test.each([
  ['full_time', 'full-time'],
  ['FULL_TIME', 'full-time'],
  ['weekend', 'weekend classes'],
  ['ภาคพิเศษ', 'ภาคพิเศษ'],
  ['Special programme', 'Special programme'],
  ['open', ''],
  ['constructor', ''],
  ['2', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('the kind of a semester: %j is called %j', (word, label) => {
  expect(availableTypeLabel(word, messages)).toBe(label);
});
