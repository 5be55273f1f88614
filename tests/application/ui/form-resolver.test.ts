import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { formSchema } from '../../../src/application/ui/form-resolver.ts';

describe('formSchema', () => {
  const schema = formSchema(({ id_type }) => [
    { name: 'id_type', required: true },
    { name: 'id_number', required: true, rule: id_type === 'passport' ? 'passport' : 'national-id' },
    { name: 'nickname', required: false, rule: 'name' },
  ]);

  test('gives the cleaned values of the fields that are shown, and of no others', () => {
    const typed = { id_type: 'passport', id_number: ' aa 1234567 ', nickname: '', hidden: 'stays here' };
    expect(v.parse(schema, typed)).toEqual({ id_type: 'passport', id_number: 'AA1234567', nickname: '' });
  });

  test('gives one error per wrong field, in the order of the fields', () => {
    const result = v.safeParse(schema, { id_type: '', id_number: '12', nickname: '<b>' });
    expect(result.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['id_type', 'required'],
      ['id_number', 'national-id'],
      ['nickname', 'name'],
    ]);
  });

  test('judges by the values of the moment', () => {
    expect(v.is(schema, { id_type: 'national_id', id_number: 'AA1234567' })).toBe(false);
    expect(v.is(schema, { id_type: 'passport', id_number: 'AA1234567' })).toBe(true);
  });
});
