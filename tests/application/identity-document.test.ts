import { describe, expect, test } from 'vitest';
import upload from '../../locales/en/upload.json' with { type: 'json' };
import {
  documentWords,
  identityDocumentOf,
  mayShowSensitiveData,
  type IdentityDocument,
} from '../../src/application/identity-document.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { applicationOf } from './test-session.ts';

describe('the document that proves an identity', () => {
  test.each(['national_id', 'passport', 'other'])('is what was answered: %s', (id_type) => {
    expect(identityDocumentOf(applicationOf({ id_type }))).toBe(id_type);
    expect(identityDocumentOf(applicationOf(), { id_type })).toBe(id_type);
  });

  test('is what was answered last, even if the server does not have it yet', () => {
    expect(identityDocumentOf(applicationOf({ id_type: 'national_id' }), { id_type: 'passport' })).toBe('passport');
  });

  test('is what the form shows as chosen while nothing was sent, where the flow asks for it', () => {
    expect(identityDocumentOf(applicationOf(), {}, scholarship)).toBe('national_id');
    expect(identityDocumentOf(applicationOf({ phone_country: 'NG' }), {}, scholarship)).toBe('passport');
    expect(identityDocumentOf(applicationOf(), {}, shortCourse)).toBe('either');
  });

  test.each([{}, { id_type: '' }, { id_type: 'driving_licence' }])('may be one or the other after %j', (answers) => {
    expect(identityDocumentOf(applicationOf(answers))).toBe('either');
  });
});

describe('the words for a document', () => {
  const titleOf = (kind: 'id_card' | 'transcript', identity: IdentityDocument) =>
    documentWords(kind, identity, upload).title;

  test.each([
    ['national_id', 'Copy of ID card'],
    ['passport', 'Copy of your passport'],
    ['other', 'Copy of your identity document'],
    ['either', 'Copy of ID card or passport'],
  ] as const)('of an identity are those of its kind: %s', (identity, title) => {
    expect(titleOf('id_card', identity)).toBe(title);
  });

  test('of any other kind do not depend on the identity', () => {
    for (const identity of ['national_id', 'passport', 'other', 'either'] as const)
      expect(titleOf('transcript', identity)).toBe('Transcript');
  });

  test('have a hint and a sentence for its absence', () => {
    expect(documentWords('transcript', 'passport', upload)).toEqual({
      title: 'Transcript',
      hint: 'All pages of your latest transcript, in one or more files. If it shows your religion, cover it.',
      missing: 'Upload your transcript',
    });
    expect(documentWords('id_card', 'passport', upload)).toMatchObject({ missing: 'Upload a copy of your passport' });
  });
});

test.each([
  ['id_card', 'national_id', true],
  ['id_card', 'either', true],
  ['id_card', 'passport', false],
  ['id_card', 'other', false],
  ['transcript', 'national_id', false],
  ['transcript', 'either', false],
] as const)('a copy of the kind %s, of %s, may show religion and blood type: %s', (kind, identity, isShown) => {
  expect(mayShowSensitiveData(kind, identity)).toBe(isShown);
});
