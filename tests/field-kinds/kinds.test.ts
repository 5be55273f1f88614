import { describe, expect, test } from 'vitest';
import { kindOf, initialValues, isListed, valueNames, type FieldDefinition } from '../../src/field-kinds/kinds.ts';
import { readPhone } from '../../src/model/phone-numbers.ts';
import type { Lookup } from '../../src/field-kinds/lookup.ts';

const list = (name: string): Lookup => ({
  endpoint: { path: name } as never,
  query: ({ province_id }) => (province_id ? { province_id } : undefined),
  option: () => ({ value: '', label: '' }),
});
const districts = list('districts');
const suggestions = list('suggestions');

const text: FieldDefinition = { kind: 'text', name: 'last_name', rule: 'name', notApplicableValue: '-' };
const phone: FieldDefinition = { kind: 'phone', name: 'phone', rule: 'phone' };
const radio: FieldDefinition = {
  kind: 'radio',
  name: 'id_type',
  options: ['national_id', 'passport'],
  initial: 'passport',
};
const select: FieldDefinition = { kind: 'select', name: 'prefix_name', options: ['mr', 'ms'] };
const remoteSelect: FieldDefinition = { kind: 'remote-select', name: 'district_id', lookup: districts, other: 'other' };
const autocomplete: FieldDefinition = { kind: 'autocomplete', name: 'school_id', text: 'school_search', suggestions };
const checkbox: FieldDefinition = { kind: 'checkbox', name: 'same_as_invoice' };

const validated = (field: FieldDefinition, value: string, item?: unknown) =>
  kindOf(field).fieldsToValidate(field, {
    required: true,
    value,
    item,
    values: { phone: '416 555 0123', phone_country: 'US' },
    readPhone,
  });
const review = (field: FieldDefinition, value: string, name?: string) =>
  kindOf(field).reviewText(value, {
    name,
    options: { no: 'No' },
    choiceSaved: 'Your choice is saved',
    values: { phone_country: 'TH' },
    readPhone,
  });

test('a form holds the values of its fields in their order, empty but for what its kinds preselect', () => {
  const fields = [phone, radio, select, autocomplete];
  expect(valueNames({ fields })).toEqual([
    'phone_country',
    'phone',
    'id_type',
    'prefix_name',
    'school_search',
    'school_id',
  ]);
  expect(initialValues({ fields })).toEqual({
    phone_country: 'TH',
    phone: '',
    id_type: 'passport',
    prefix_name: '',
    school_search: '',
    school_id: '',
  });
});

test('only the text of a search helps to find an answer and is never sent', () => {
  expect(kindOf(autocomplete).searchNames(autocomplete)).toEqual(['school_search']);
  const others = [text, phone, radio, select, remoteSelect, checkbox];
  expect(others.flatMap((field) => kindOf(field).searchNames(field))).toEqual([]);
});

describe('lists', () => {
  test('are known of fields whose choices the server has', () => {
    expect([remoteSelect, autocomplete].map(isListed)).toEqual([true, true]);
    expect([text, phone, radio, select, checkbox].map(isListed)).toEqual([false, false, false, false, false]);
  });

  test('a search may have a whole list beside its suggestions', () => {
    const both: FieldDefinition = { ...autocomplete, lookup: districts };
    expect(kindOf(both).lists(both)).toEqual([suggestions, districts]);
  });

  test('a list waits for the answer that it depends on', () => {
    expect(kindOf(remoteSelect).isWaiting(remoteSelect, {})).toBe(true);
    expect(kindOf(remoteSelect).isWaiting(remoteSelect, { province_id: '1' })).toBe(false);
  });
});

describe('validation', () => {
  test('a phone needs its country too', () => {
    expect(validated(phone, '416 555 0123')).toEqual([
      { name: 'phone_country', required: true, derived: 'CA' },
      { name: 'phone', required: true, rule: 'phone', readPhone },
    ]);
  });

  test('a text follows its rule, except for the value that means that it does not apply', () => {
    expect(validated(text, '-')).toEqual([
      { name: 'last_name', required: true, rule: 'name', notApplicableValue: '-' },
    ]);
  });

  test.each([
    ['before its list has it', '1', undefined, true],
    ['once its list has it', '1', { id: '1' }, false],
    ['when it is "not in this list"', 'other', undefined, false],
    ['while nothing is chosen', '', undefined, false],
  ])('a choice from a list %s', (_when, value, item, notInOptions) => {
    expect(validated(remoteSelect, value, item)).toEqual([{ name: 'district_id', required: true, notInOptions }]);
  });
});

test('what follows from a choice is sent with it, once its item is known', () => {
  const list: FieldDefinition = {
    ...remoteSelect,
    derives: {
      name: 'province_id',
      from: ({ id }: { id?: string }) => (id ? { value: `of ${id}`, label: '' } : undefined),
    },
  };
  expect(valueNames({ fields: [list] })).toEqual(['district_id', 'province_id']);
  const derived = (item: unknown) => validated(list, '1', item)[1];
  expect(derived({ id: '1' })).toEqual({ name: 'province_id', required: false, derived: 'of 1' });
  for (const unknown of [undefined, {}])
    expect(derived(unknown)).toEqual({ name: 'province_id', required: false, derived: undefined });
});

test('a draft keeps no choice that is not offered any more', () => {
  const accepts = (field: FieldDefinition, value: string) => kindOf(field).accepts(field, value);
  expect(['mr', '', 'dr'].map((value) => accepts(select, value))).toEqual([true, true, false]);
  expect([text, phone, remoteSelect, autocomplete, checkbox].every((field) => accepts(field, 'dr'))).toBe(true);
});

describe('the review shows', () => {
  test.each([
    ['a text as it was typed', text, 'ใจดี', undefined, 'ใจดี'],
    ['a phone number in groups', phone, '0812345678', undefined, '081 234 5678'],
    ['the label of a choice', select, 'mr', 'Mr', 'Mr'],
    ['the name of a choice from a list', remoteSelect, '7', 'Dusit', 'Dusit'],
    ['no id of a choice whose name nobody knows', autocomplete, '7', undefined, 'Your choice is saved'],
    ['a tick by its label', checkbox, 'yes', 'The same', 'The same'],
    ['that a box is not ticked', checkbox, '', undefined, 'No'],
    ['nothing where no text was typed', text, '', undefined, ''],
    ['nothing where no choice was made', remoteSelect, '', undefined, ''],
  ] as const)('%s', (_what, field, value, name, shown) => {
    expect(review(field, value, name)).toBe(shown);
  });

  test('texts of the applicant apart from those of the site', () => {
    expect([text, phone].every((field) => kindOf(field).isTyped)).toBe(true);
    expect([radio, select, remoteSelect, autocomplete, checkbox].some((field) => kindOf(field).isTyped)).toBe(false);
  });
});
