import { expect, test } from 'vitest';
import { faultText, labelOf, requiredText } from '../../../src/engine/form/fault-text.ts';
import { summaryErrors } from '../../../src/engine/form/summary-errors.ts';
import { stepOf } from '../../../src/engine/journey.ts';
import { fill } from '../../../src/lib/fill.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { words } from '../bachelor-context.ts';

const asks = (way: 'text' | 'choice', name: 'gpax' | 'faculty_id'): string =>
  fill(words.errors.required[way], { label: words.fields.labels[name] });

test('a fault is told in the words of its rule, a server in its own', () => {
  expect(faultText('gpax', 'gpax', words)).toBe(words.errors.rules.gpax);
  expect(faultText('required', 'gpax', words)).toBe(asks('text', 'gpax'));
  expect(faultText('required', 'faculty_id', words, 'choice')).toBe(asks('choice', 'faculty_id'));
  expect(faultText('Already used', 'email', words)).toBe('Already used');
  for (const none of [undefined, '']) expect(faultText(none, 'email', words)).toBeUndefined();
});

test.each(['constructor', 'toString', '__proto__'])('a server that answers %j says just that', (text) => {
  expect(faultText(text, 'email', words)).toBe(text);
});

test('a name without a label shows itself', () => {
  expect(labelOf('no_such_field', words)).toBe('no_such_field');
  expect(requiredText('no_such_field', 'text', words)).toContain('no_such_field');
});

test('faults stand in the order of the page, each with its field', () => {
  const { fields } = stepOf(bachelor, 'bachelor');
  const errors = {
    email: { type: 'custom', message: 'email' },
    faculty_id: { type: 'custom', message: 'required' },
    first_name: { type: 'server', message: 'Not this name' },
  };
  expect(summaryErrors(fields, errors, words)).toEqual([
    { fieldId: 'field-faculty_id', message: asks('choice', 'faculty_id') },
    { fieldId: 'field-first_name', message: 'Not this name' },
    { fieldId: 'field-email', message: words.errors.rules.email },
  ]);
});
