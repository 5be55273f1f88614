import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruleOf, rules, type RuleName } from '../../src/model/rules.ts';
import {
  asciiSigns,
  cleanLine,
  cleanParagraphs,
  codePoints,
  comparable,
  plainAddress,
  plainSigns,
  westernDigits,
} from '../../src/model/text.ts';
import { applyRule } from './apply-rule.ts';

/** Generates any text: all planes, lone surrogates, and the characters that are removed. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 }).map((units) => String.fromCharCode(...units)),
  fc.string({
    unit: fc.constantFrom(
      ...Array.from(
        'กำฤ\u0E45\u0E4D\u0E32\u0E48\u0E49\u0E38\u0E34\u0E3A\u0E4C\u200B\u200C\u200D\u202E\u0301eیක්\u00AD🏴\u{E0067}\u{E007F}–’ー．👩\uFE0F\uD83D\uDE00\u00A0\t\r\n \u0085๑',
      ),
    ),
  }),
);
const CLEANERS = [cleanLine, cleanParagraphs, westernDigits, asciiSigns, plainSigns, plainAddress];
const names = Object.keys(rules) as RuleName[];

describe('cleaning', () => {
  test('is done once: a second time changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const clean of CLEANERS) expect(clean(clean(text))).toBe(clean(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('gives well-formed NFC without anything invisible', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanParagraphs(text);
        expect(clean).toBe(clean.normalize('NFC'));
        expect(clean).not.toMatch(
          /\p{Surrogate}|[\u00AD\u061C\u200B\u200E\u200F\u2060-\u206F\u3164\uFEFF\u202A-\u202E]/u,
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('is NFC, not NFKC, which splits SARA AM and folds what was meant', () => {
    expect(cleanLine('น้ำ')).toBe('น้ำ');
    expect('น้ำ'.normalize('NFKC')).not.toBe('น้ำ');
    expect(cleanLine('ﬁ ² ㎏')).toBe('ﬁ ² ㎏');
  });

  test('keeps lines apart and joins them in one-line fields', () => {
    expect(cleanParagraphs(' a\r\nb\rc ')).toBe('a\nb\nc');
    expect(cleanLine(' a\r\nb\rc ')).toBe('a b c');
  });

  test('keeps a compound emoji whole', () => {
    for (const emoji of ['👨‍👩‍👧‍👦', '👩🏽‍🎓', '🏳️‍🌈', '❤️‍🔥', '🏴󠁧󠁢󠁳󠁣󠁴󠁿']) expect(cleanLine(`a${emoji}\u200D b`)).toBe(`a${emoji} b`);
  });
});

describe('a joiner', () => {
  test.each([
    ['Persian', 'می\u200Cخواهم'],
    ['an Arabic letter alone in its first shape', 'ه\u200D'],
    ['Sinhala', 'ශ්\u200Dරී'],
    ['Hindi', 'क्\u200Dष'],
    ['Bengali', 'র\u200D্য'],
    ['Malayalam at the end of a word', 'അവന്\u200D'],
  ])('stays in %s', (_what, word) => {
    expect(cleanLine(`${word} x`)).toBe(`${word} x`);
  });

  test.each([
    ['in Thai', 'ก\u200Cข\u200Dค', 'กขค'],
    ['in Latin letters', 'a\u200Cb\u200Dc', 'abc'],
    ['in digits, of Persian too', '۱\u200C۲', '۱۲'],
    ['at the start', '\u200Cمن', 'من'],
    ['before the end of a Persian word', 'من\u200C ', 'من'],
    ['among other marks only as one', 'می\u200B\u200C\u200Cخ', 'می\u200Cخ'],
    ['behind an emoji', '👩\u200Da', '👩a'],
    ['with letters of a flag that is none', 'a\u{E0067}\u{E007F}', 'a'],
  ])('goes %s', (_what, typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
  });
});

test('a search and the names that it is compared with have one spelling', () => {
  for (const typed of [
    'St. John’s–Day 2',
    'ｓｔ． john\u200Bʼs‑day ๒',
    ' ST. JOHN\u00ADʹS\u00A0−DAY 2'.replace('\u00A0', ''),
  ])
    expect(comparable(typed)).toBe("st. john's-day 2");
});

describe('every rule', () => {
  test('takes any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        anyText,
        fc.constantFrom('TH', 'IT', '', '__proto__'),
        (name, text, phone_country) => {
          const { clean, test: holds } = ruleOf(name);
          expect(typeof holds(clean(text, { phone_country }), { phone_country })).toBe('boolean');
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('sends what it accepted as it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), anyText, (name, text) => {
        const once = applyRule(name, text);
        if ('sent' in once) expect(applyRule(name, once.sent)).toEqual(once);
      }),
      { numRuns: 2000 },
    );
  });

  // Work that grows with the square of the length would take far too long here.
  test('takes a hundred thousand pasted characters', () => {
    for (const name of names) expect(applyRule(name, 'ก1'.repeat(50_000))).toEqual({ error: name });
  });
});

describe('the limit of 200 counts code points', () => {
  const units = { ASCII: 'a', 'Thai consonant': 'ก', emoji: '😀' };
  test.each(Object.entries(units))('%s: 199 and 200 pass, 201 does not', (_what, unit) => {
    for (const name of ['long-text', 'single-line'] as const) {
      for (const count of [199, 200]) expect(applyRule(name, unit.repeat(count))).toEqual({ sent: unit.repeat(count) });
      expect(applyRule(name, unit.repeat(201))).toEqual({ error: name });
    }
  });

  test.each([
    ['a Thai mark counts', 'ที่', 3],
    ['a compound emoji counts its parts', '👨‍👩‍👧‍👦', 7],
    ['an accent joins its letter first', 'e\u0301', 1],
    ['CRLF is one', 'a\r\nb', 3],
    ['what nobody sees does not count', 'a\u200B\u202E\u0000', 1],
    ['blanks around do not count', '  a  ', 1],
  ])('%s', (_what, text, count) => {
    expect(codePoints(text)).toBe(count);
  });
});

describe('what keyboards write otherwise', () => {
  // PDFs and some keyboards of phones give the marks of a Thai letter in another order, or one of them twice.
  test.each([
    ['two SARA E are one SARA AE', 'เเม่เเตง', 'แม่แตง'],
    ['a tone mark behind SARA AA', 'บา\u0E49น', 'บ้าน'],
    ['a tone mark behind SARA AM', 'นำ\u0E49', 'น้ำ'],
    ['a tone mark behind SARA A', 'คะ\u0E48', 'ค่ะ'],
    ['a tone mark before its vowel sign', 'ท\u0E48\u0E35', 'ที่'],
    ['a mark of silence before its vowel sign', 'พันธ\u0E4C\u0E38', 'พันธุ์'],
    ['a vowel sign twice', 'ว\u0E34\u0E34ทยา', 'วิทยา'],
    ['a vowel sign on both sides of its tone mark', 'ก\u0E34\u0E48\u0E34ง', 'กิ่ง'],
    ['a tone mark on both sides of SARA AA', 'บ\u0E49า\u0E49น', 'บ้าน'],
    ['NIKHAHIT, SARA AA and a tone mark', 'น\u0E4D\u0E32\u0E49', 'น้ำ'],
    ['LAKKHANGYAO for SARA AA', 'สมช\u0E45ย', 'สมชาย'],
    ['LAKKHANGYAO for the AA of SARA AM', 'น\u0E49\u0E4D\u0E45', 'น้ำ'],
  ])('%s', (_what, typed, meant) => {
    expect(cleanLine(typed)).toBe(meant);
    expect(cleanParagraphs(`ก\n${typed}`)).toBe(`ก\n${meant}`);
    expect(comparable(typed)).toBe(meant);
  });

  test.each(['ฤๅษี', 'ก่อ้', 'ก\u0E48\u0E49า', 'ก\u0E34\u0E35', 'นานา', 'กาิ'])('%s may mean something else', (text) => {
    expect(cleanLine(text)).toBe(text);
  });

  test('wide Latin letters of a name are narrow', () => {
    expect(rules.name.clean('Ｓｏｍｃｈａｉ')).toBe('Somchai');
  });
});
