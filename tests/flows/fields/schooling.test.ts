import { describe, expect, test } from 'vitest';
import { isVisible, messageKeyOf } from '../../../src/flows/definition/field-queries.ts';
import { results, schoolOf } from '../../../src/flows/fields/schooling.ts';
import type { Values } from '../../../src/model/rules.ts';

const shown = (values: Values): string[] =>
  [...schoolOf('school'), ...results].filter((field) => isVisible(field, values)).map(messageKeyOf);

describe('the school of an applicant', () => {
  test('is searched by name', () => {
    expect(shown({ school_by: 'name' }).slice(0, 5)).toEqual([
      'school_search',
      'school_by',
      'education_level',
      'gpax',
      'academic_year',
    ]);
  });

  test.each([
    ['province', ['school_by', 'province_id', 'district_id', 'school_id']],
    ['postcode', ['school_by', 'postcode', 'district_id', 'school_id']],
  ])('is chosen from a list of its district, found by %s', (school_by, names) => {
    expect(shown({ school_by }).slice(0, 4)).toEqual(names);
  });

  test.each(['name', 'province', 'postcode'])('is typed if no list has it, found by %s', (school_by) => {
    expect(shown({ school_by, school_id: 'other' })).toContain('school_name');
    expect(shown({ school_by, school_id: '5' })).not.toContain('school_name');
  });

  test('abroad is typed, whatever was chosen before, and its grades are not asked', () => {
    const abroad = shown({ school_by: 'abroad', school_id: 'other' });
    expect(abroad).toEqual(expect.arrayContaining(['school_abroad', 'gpax_abroad']));
    for (const name of ['school_name', 'school_search', 'school_id', 'gpax']) expect(abroad).not.toContain(name);
  });
});
