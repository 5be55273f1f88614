import { describe, expect, test } from 'vitest';
import { SHARED_CHOICES } from '../../../src/config/choices/shared.ts';
import { backEnd } from '../../../src/config/back-end.ts';
import { dialectFaults, requireSoundDialect } from '../../../src/tools/conformance/dialect-faults.ts';
import { backEnd as laravelLike } from '../../back-ends/laravel-like/back-end.ts';

/** As a file that no type check has seen. */
const faultsOf = (changes: object): string[] => dialectFaults({ ...backEnd, ...changes });
const faultsOfCodes = (codes: object): string[] => faultsOf({ codes });

test.each([
  ['this site', backEnd],
  ['laravel-like', laravelLike],
])('the dialect file of %s has no fault', (_name, file) => {
  expect(dialectFaults(file)).toEqual([]);
});

describe('two of our words on one of theirs', () => {
  test('are refused, and the sentence names both', () => {
    const [fault, ...others] = faultsOfCodes({ education: { non_formal: 6, ged: 6 } });
    expect(others).toEqual([]);
    expect(fault).toMatch(
      /^codes\.education gives non_formal, ged the same word "6", so one answer would be read back/,
    );
  });
  test.each([
    ['as number and text', { education: { non_formal: 6, ged: '6' } }],
    ['where the other one has no entry', { education_level: { studying: 'graduated' } }],
    ['of a yes and a no', { scholarship_interest: { yes: true, no: true } }],
    ['of a method', { method: { thai_qr: 'card' } }],
  ])('are refused %s', (_how, codes) => {
    expect(faultsOfCodes(codes)).toEqual([expect.stringContaining('the same word')]);
  });
  test('may both be missing, or be empty in queries', () => {
    expect(faultsOfCodes({ education: { non_formal: null, ged: null }, type: { tax: '', shipping: '' } })).toEqual([]);
  });
});

describe('a choice that the API does not have', () => {
  test('leaves its question with the others', () => {
    expect(faultsOfCodes({ degree: { doctoral: null } })).toEqual([]);
  });
  test('may not be the last one of a form', () => {
    expect(faultsOfCodes({ education: { bachelor: null, master: null, doctoral: null, other: null } })).toEqual([
      'codes.education leaves the form of graduate without any choice of education.',
    ]);
    expect(faultsOfCodes({ same_as_invoice: { yes: null } })).toEqual([
      'codes.same_as_invoice leaves the form of short-course without any choice of same_as_invoice.',
    ]);
  });
  test('may be the last one of a question that is never asked', () => {
    const none = Object.fromEntries(SHARED_CHOICES.academic_rank.map((word) => [word, null]));
    expect(faultsOfCodes({ academic_rank: none, prefix_name: { academic: null } })).toEqual([]);
    expect(faultsOfCodes({ academic_rank: none })).toHaveLength(3);
  });
  test('is not an empty word, and a word of queries is not null', () => {
    expect(faultsOfCodes({ education: { ged: '' } })).toEqual([expect.stringContaining('the answer would be lost')]);
    expect(faultsOfCodes({ degree: { bachelor: null } })).toEqual([
      expect.stringContaining('no form offers this choice'),
    ]);
  });
});

test.each([
  [{ codes: { prefix_name: { miss: 3 } } }, /^codes\.prefix_name\.miss is none of our words: mr, mrs, ms, /],
  [{ codes: { title: { mr: 3 } } }, /^codes\.title is no field of this site: /],
  [{ applicationStatuses: { paid: 'paid' } }, /^applicationStatuses\.paid: "paid" is none of our words: draft, /],
  [
    { applicationStatuses: { paid: { scholarship: 'paid' } } },
    /^applicationStatuses\.paid\.scholarship: "paid" is none of our words: /,
  ],
  [
    { applicationStatuses: { paid: { evening: 'draft' } } },
    /^The flow in applicationStatuses\.paid\.evening is none of our words: bachelor, /,
  ],
  [{ chargeStates: { settled: 'paid' } }, /^chargeStates\.settled: "paid" is none of our words: pending, /],
  [{ absentCalls: ['application/check'] }, /^absentCalls: "application\/check" is none of our words: /],
])('a word that this site does not know is said: %j', (changes, sentence) => {
  expect(faultsOf(changes)).toEqual([expect.stringMatching(sentence)]);
});

test('a file with faults stops a program with all of them', () => {
  const file = { ...backEnd, codes: { education: { non_formal: 6, ged: 6 }, prefix_name: { mr: 1, mrs: 1 } } } as const;
  expect(() => {
    requireSoundDialect(file);
  }).toThrow(/^src\/config\/back-end\.ts cannot be used:\ncodes\.education .+\ncodes\.prefix_name .+$/);
});
