import { describe, expect, test } from 'vitest';
import * as general from '../../src/api/contract/general.ts';
import { AVAILABLE_TYPES } from '../../src/config/words.ts';
import type { FieldDefinition } from '../../src/field-kinds/kinds.ts';
import { lookup } from '../../src/field-kinds/lookup.ts';
import type { Step } from '../../src/flows/definition/flow.ts';
import { messageScopeOf } from '../../src/flows/definition/message-scope.ts';

const provinces = lookup(general.provinces, () => ({}));
const plain: FieldDefinition = { kind: 'text', name: 'home_address', rule: 'single-line' };

/** The scope of a step with one plain field and these. */
const scopeOf = (fields: readonly FieldDefinition[], step: Partial<Step> = {}) =>
  messageScopeOf({ name: 'one', route: 'bachelor', save: 'answers', ...step, fields: [plain, ...fields] });

const ALONE = {
  names: ['home_address', 'home_address'],
  rules: ['single-line'],
  sections: [],
  hasSearch: false,
  hasSecrets: false,
  hasPlaces: false,
  hasOptionalTiles: false,
  hasAnswerRows: false,
  prices: [],
  choices: [],
};

describe('the messages that a form shows', () => {
  test('of a typed answer are its names and its rule', () => {
    expect(scopeOf([])).toEqual(ALONE);
  });

  test('of a choice are its values, and the words that lead to further ones', () => {
    const choice = {
      kind: 'radio',
      name: 'class_time',
      options: ['weekend', 'evening'],
      othersKey: 'school_by_others',
    } as const;
    const { names, rules, choices } = scopeOf([choice]);
    expect(names).toEqual(['home_address', 'home_address', 'class_time', 'class_time', 'school_by_others']);
    expect(rules).toEqual(['single-line']);
    expect(choices).toEqual([{ name: 'class_time', values: ['weekend', 'evening'] }]);
    expect(scopeOf([{ ...choice, othersKey: undefined }]).names).toEqual([
      'home_address',
      'home_address',
      'class_time',
      'class_time',
    ]);
  });

  test('of a list that may say when one studies are the words for that', () => {
    const list = { kind: 'remote-select', name: 'semester_id', lookup: provinces } as const;
    const { names, choices } = scopeOf([{ ...list, availableType: () => 'weekend' }]);
    expect(names).toContain('available_type');
    expect(choices).toEqual([{ name: 'available_type', values: AVAILABLE_TYPES }]);
    expect(scopeOf([list]).names).not.toContain('available_type');
  });

  test('of a list with prices are the price, that it may be free, and what it was before', () => {
    const list = { kind: 'remote-select', name: 'campaign_id', lookup: provinces } as const;
    const amount = (): number => 500;
    expect(scopeOf([{ ...list, price: { messageKey: 'fee', amount } }]).prices).toEqual(['fee', 'free']);
    expect(
      scopeOf([
        { ...list, price: { messageKey: 'fee', amount, before: { field: 'course_id', lookup: provinces, amount } } },
      ]).prices,
    ).toEqual(['fee', 'free', 'before']);
    expect(scopeOf([{ ...list, listsRounds: true }]).prices).toContain('closedRounds');
  });

  test('a search, a place that may not be found, and a row with a kept answer each need their own', () => {
    const list = { kind: 'remote-select', name: 'home_district_id', lookup: provinces } as const;
    const search = {
      kind: 'autocomplete',
      name: 'school_id',
      text: 'school_search',
      suggestions: provinces,
    } as const satisfies FieldDefinition;
    const { hasSearch, hasPlaces, hasSecrets, hasAnswerRows } = scopeOf([search]);
    expect({ hasSearch, hasPlaces, hasSecrets, hasAnswerRows }).toEqual({
      hasSearch: true,
      hasPlaces: false,
      hasSecrets: false,
      hasAnswerRows: false,
    });
    expect(scopeOf([{ ...list, none: 'noDistrict' }]).hasPlaces).toBe(true);
  });

  test('a secret answer stays on file, and a row stands for it until it is changed', () => {
    const { hasSecrets, hasAnswerRows } = scopeOf([{ ...plain, name: 'id_number', sensitive: true }]);
    expect([hasSecrets, hasAnswerRows]).toEqual([true, true]);
  });

  test('a choice of an earlier page is shown as a row', () => {
    const list = { kind: 'remote-select', name: 'short_course_id', lookup: provinces } as const;
    expect(scopeOf([list]).hasAnswerRows).toBe(false);
    expect(scopeOf([{ ...list, chosenBefore: true }]).hasAnswerRows).toBe(true);
  });

  test('some typed answers have a name of their own', () => {
    const branch = { kind: 'text', name: 'branch', rule: 'branch' } as const;
    expect(scopeOf([branch]).choices).toEqual([]);
    expect(scopeOf([{ ...branch, namedValues: ['00000'] }]).choices).toEqual([{ name: 'branch', values: ['00000'] }]);
  });

  test('headings are those of sections, of their texts and of parts', () => {
    const field: FieldDefinition = { ...plain, section: 'identity', sectionText: 'home_address' };
    expect(scopeOf([field]).sections).toEqual(['identity', 'home_address']);
    expect(
      scopeOf([], { parts: ['identity_part', 'documents_part'], questionsPart: 'documents_and_questions_part' })
        .sections,
    ).toEqual(['identity_part', 'documents_part', 'documents_and_questions_part', 'part']);
  });
});
