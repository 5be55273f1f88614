import { describe, expect, test } from 'vitest';
import type { AutocompleteDefinition } from '../../../src/field-kinds/autocomplete.ts';
import type { FieldDefinition } from '../../../src/field-kinds/kinds.ts';
import type { RemoteSelectDefinition } from '../../../src/field-kinds/remote-select.ts';
import { isVisible, messageKeyOf, suggestedAnswers } from '../../../src/flows/definition/field-queries.ts';
import { identity, results, schoolOf } from '../../../src/flows/fields/schooling.ts';
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

const search = (): AutocompleteDefinition => {
  const [field] = schoolOf('school');
  if (field?.kind !== 'autocomplete') throw new Error('The first field is no search');
  return field;
};

describe('the search for a school', () => {
  test.each([
    [undefined, undefined],
    [' ก ', undefined],
    ['สา', { search: 'สา', level: 'school' }],
    [' สาธิต ', { search: 'สาธิต', level: 'school' }],
  ])('of %j asks for %j', (school_search, query) => {
    expect(search().suggestions.query(school_search === undefined ? {} : { school_search }, {})).toEqual(query);
  });

  test('names a school with its place', () => {
    const item = { id: '5', name: 'สาธิต', district: 'จตุจักร', province: 'กรุงเทพมหานคร' } as never;
    expect(search().suggestions.option(item, 'th')).toEqual({
      value: '5',
      label: 'สาธิต · จตุจักร · กรุงเทพมหานคร',
    });
  });

  test('fills the answer of the list, and what was typed becomes the name of a school that no list has', () => {
    const { name, text, other, otherText } = search();
    expect([name, text, other, otherText]).toEqual(['school_id', 'school_search', 'other', 'school_name']);
  });
});

describe('the questions about a school', () => {
  test('begin with the search, and the other ways follow from a link', () => {
    const [by] = schoolOf('school').filter(({ name }) => name === 'school_by');
    expect(by).toMatchObject({ initial: 'name', othersKey: 'school_by_others', section: 'school' });
  });

  test('list the schools or the universities of a district', () => {
    const list = (level: 'school' | 'university') =>
      schoolOf(level).find(
        (field): field is RemoteSelectDefinition => field.kind === 'remote-select' && field.name === 'school_id',
      );
    expect(list('school')?.lookup.query({}, {})).toBeUndefined();
    expect(list('school')?.lookup.query({ district_id: '1030' }, {})).toEqual({ district_id: '1030', level: 'school' });
    expect(list('university')?.lookup.query({ district_id: '1030' }, {})).toEqual({
      district_id: '1030',
      level: 'university',
    });
    expect([list('school')?.messageKey, list('university')?.messageKey]).toEqual(['school_id', 'university_id']);
  });

  test('are reviewed in one row, without the word for a school that no list has', () => {
    const reviewed = schoolOf('school').filter(({ name }) => name.startsWith('school_') && name !== 'school_by');
    expect(reviewed.map((field) => [field.kind, messageKeyOf(field), field.review?.line, field.review?.omit])).toEqual([
      ['autocomplete', 'school_search', 'first', ['other']],
      ['remote-select', 'school_id', 'first', ['other']],
      ['text', 'school_name', 'first', undefined],
      ['text', 'school_abroad', 'first', undefined],
    ]);
    expect(new Set(schoolOf('school').flatMap(({ review }) => review?.row ?? []))).toEqual(
      new Set([{ separator: ', ' }]),
    );
  });

  test('take a typed name as one line', () => {
    const typed = schoolOf('school').filter(({ name }) => name === 'school_name');
    expect(typed.map((field) => 'rule' in field && field.rule)).toEqual(['single-line', 'single-line']);
  });

  test('are answered for another application that asks for a school of the same level', () => {
    expect(new Set(schoolOf('school').map(({ reused }) => reused))).toEqual(new Set(['same-school-level']));
  });
});

describe('the results of an applicant', () => {
  const phraseOf = (name: string, values: Values) =>
    results.find((field) => field.name === name)?.review?.phrase?.(values);

  test.each([
    ['graduated', 'finished'],
    ['studying', 'expectedToFinish'],
  ])('are reviewed with a sentence for the year: %s', (education_level, phrase) => {
    expect(phraseOf('academic_year', { education_level })).toBe(phrase);
  });

  test('are reviewed with a sentence for the length', () => {
    expect(phraseOf('study_duration', {})).toBe('length');
  });

  test.each([
    [{ education: 'm6' }, { study_duration: '3' }],
    [{ education: 'bachelor' }, { study_duration: '4' }],
    [{ education: 'other' }, {}],
    [{}, {}],
  ])('with %j, the usual length is suggested: %j', (saved, suggested) => {
    expect(suggestedAnswers({ name: 'x', route: 'bachelor', save: 'answers', fields: results }, saved)).toEqual(
      suggested,
    );
  });
});

test.each([
  ['national_id', ['id_type', 'national_id']],
  ['passport', ['id_type', 'passport']],
  ['other', ['id_type', 'other_id']],
])('the number of an identity document is that of its kind: %s', (id_type, keys) => {
  const asked: readonly FieldDefinition[] = identity.filter((field) => isVisible(field, { id_type }));
  expect(asked.map(messageKeyOf)).toEqual(keys);
});

test.each([
  [{ phone_country: 'TH' }, {}],
  [{ phone_country: 'NG' }, { id_type: 'passport', school_by: 'abroad' }],
])('with %j, document and school are suggested: %j', (saved, suggested) => {
  const fields = [...identity, ...schoolOf('school')];
  expect(suggestedAnswers({ name: 'x', route: 'bachelor', save: 'answers', fields }, saved)).toEqual(suggested);
});
