import { describe, expect, test } from 'vitest';
import { validateField } from '../../src/model/validate-field.ts';

describe('validateField', () => {
  test('a field without a rule takes its value as it is', () => {
    expect(validateField({ name: 'faculty_id', required: true }, { faculty_id: '7' })).toEqual({ value: '7' });
    expect(validateField({ name: 'faculty_id', required: true }, {})).toEqual({ value: '', error: 'required' });
    expect(validateField({ name: 'faculty_id', required: false }, {})).toEqual({ value: '' });
  });

  test('a field that may stay empty is applyRule only when something was given', () => {
    const field = { name: 'student_no', required: false, rule: 'student-number' } as const;
    expect(validateField(field, { student_no: ' \u200B' })).toEqual({ value: '' });
    expect(validateField(field, { student_no: 'AD67123456' })).toEqual({
      value: 'AD67123456',
      error: 'student-number',
    });
  });
});
