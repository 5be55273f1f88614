import { describe, expect, test } from 'vitest';
import { rules, type RuleName } from '../../src/model/rules.ts';
import { westernDigits } from '../../src/model/text.ts';
import { findOtp } from '../../src/ui/find-otp.ts';
import { applyRule } from './apply-rule.ts';

/** Every code point of Unicode of which the test holds, as this version of the engine knows them. */
const allOf = (pattern: RegExp): readonly string[] => {
  const found: string[] = [];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += 1) {
    const character = String.fromCodePoint(codePoint);
    if (pattern.test(character)) found.push(character);
  }
  return found;
};

/** A right text of each rule in groups, and what is sent. A space and a dash stand where people write some. */
const WRITTEN: Readonly<Record<RuleName, readonly [text: string, sent: string]>> = {
  name: ['Anne-Marie du Pont', 'Anne-Marie du Pont'],
  email: ['anne-marie@x.th', 'anne-marie@x.th'],
  phone: ['081-234 5678', '0812345678'],
  'national-id': ['1-2345 67890-12-1', '1234567890121'],
  passport: ['AA-123 4567', 'AA1234567'],
  'other-id': ['g 6435 0000-0123', 'G643500000123'],
  'tax-id': ['0-1234 56789-01-6', '0123456789016'],
  branch: ['00-0 01', '00001'],
  postcode: ['10 2-50', '10250'],
  gpax: ['3.50', '3.50'],
  'academic-year': ['25-6 9', '2569'],
  'positive-integer': ['1 234', '1234'],
  'student-number': ['AD-66 123456', 'AD66123456'],
  'referral-code': ['AB-C 123', 'AB-C123'],
  'single-line': ['a b', 'a b'],
  'long-text': ['a b', 'a b'],
};
const ruleNames = Object.keys(rules) as RuleName[];
const sentFor = (rule: RuleName, text: string) => applyRule(rule, text, { phone_country: 'TH' });

const IN_WORDS: readonly RuleName[] = ['name', 'email', 'single-line', 'long-text'];
const numeric = ruleNames.filter((rule) => !IN_WORDS.includes(rule));

const digits = allOf(/\p{Nd}/u);
/** Unicode promises that the ten digits of a script follow one another. */
const scripts = digits.flatMap((_digit, index) => (index % 10 === 0 ? [digits.slice(index, index + 10)] : []));
const inDigitsOf = (script: readonly string[], text: string): string =>
  text.replace(/[0-9]/g, (digit) => script[Number(digit)] ?? '');

const dashes = allOf(/[\p{Pd}\u2212]/u);
const spaces = allOf(/\p{Zs}/u);
/** What Unicode says is shown as nothing, but for the variation selectors, which change what stands before them. */
const unseen = allOf(/(?![\p{Variation_Selector}\p{Cn}])\p{Default_Ignorable_Code_Point}/u);
const formats = allOf(/\p{Cf}/u);
const quotes = allOf(/[\p{Pi}\p{Pf}"'`‚„]/u);
const enclosing = allOf(/[\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`]/u);

const places = (text: string): readonly number[] => [0, 1, Math.floor(text.length / 2), text.length - 1, text.length];
const withMark = (text: string, mark: string): readonly string[] =>
  places(text).map((at) => text.slice(0, at) + mark + text.slice(at));

/** @returns the written texts that are not sent as the plain one is */
const differing = (rule: RuleName, texts: readonly string[]): readonly string[] => {
  const [, sent] = WRITTEN[rule];
  return texts.filter((text) => {
    const result = sentFor(rule, text);
    return !('sent' in result) || result.sent !== sent;
  });
};

test('the classes are whole', () => {
  expect(scripts.length).toBeGreaterThan(60);
  expect(digits.length).toBe(scripts.length * 10);
  expect([
    dashes.length > 25,
    spaces.length > 15,
    unseen.length > 120,
    enclosing.length > 170,
    formats.length > 150,
  ]).not.toContain(false);
});

describe.each(ruleNames)('%s', (rule) => {
  const [text] = WRITTEN[rule];

  test('takes its plain spelling', () => expect(differing(rule, [text])).toEqual([]));

  test(`takes ${dashes.length} dashes as one`, () => {
    expect(differing(rule, text.includes('-') ? dashes.map((dash) => text.replaceAll('-', dash)) : [text])).toEqual([]);
  });

  test(`takes ${spaces.length} spaces as one`, () => {
    expect(differing(rule, text.includes(' ') ? spaces.map((space) => text.replaceAll(' ', space)) : [text])).toEqual(
      [],
    );
  });

  test(`does not see ${unseen.length} marks that nobody sees`, () => {
    expect(
      differing(
        rule,
        unseen.flatMap((mark) => withMark(text, mark)),
      ),
    ).toEqual([]);
  });
});

describe.each(ruleNames.filter((rule) => rule !== 'single-line' && rule !== 'long-text'))('%s', (rule) => {
  const [text] = WRITTEN[rule];
  const marks = rule === 'name' ? quotes : enclosing;

  test(`does without ${marks.length} quotes and brackets around the whole text`, () => {
    const texts = marks.flatMap((mark) => [mark + text + mark, ` ${mark} ${text} ${mark}.`, `“${mark}${text}${mark}”`]);
    expect(differing(rule, texts)).toEqual([]);
  });
});

test('an address keeps no quote or bracket but the apostrophe of a mailbox', () => {
  const kept = enclosing.filter((mark) =>
    [`a${mark}b@x.th`, `ab@x${mark}y.th`].some((text) => 'sent' in sentFor('email', text)),
  );
  expect(kept.map((mark) => sentFor('email', `a${mark}b@x.th`))).toEqual(
    kept.map((mark) => ({ sent: mark === '`' ? 'a`b@x.th' : "a'b@x.th" })),
  );
  expect(sentFor('email', "ab@x'y.th")).not.toHaveProperty('sent');
});

describe.each(numeric)('%s', (rule) => {
  const [text] = WRITTEN[rule];

  test(`takes the digits of ${scripts.length} scripts`, () => {
    expect(
      differing(
        rule,
        scripts.map((script) => inDigitsOf(script, text)),
      ),
    ).toEqual([]);
  });

  test(`does not see ${formats.length} marks of format, of other scripts too`, () => {
    expect(
      differing(
        rule,
        formats.flatMap((mark) => withMark(text, mark)),
      ),
    ).toEqual([]);
  });
});

test('a one-time code is found in the digits of every script, in groups with every dash and space', () => {
  const texts = [
    ...scripts.flatMap((script) => ['482913', '482 913', 'G-482913'].map((text) => inDigitsOf(script, text))),
    ...[...dashes, ...spaces].map((between) => `OTP 482${between}913.`),
    ...unseen.map((mark) => `OTP 48${mark}2913.`),
  ];
  expect(texts.filter((text) => findOtp(text, 6) !== '482913')).toEqual([]);
});

test("a digit is worth what the language's own numbers say", () => {
  const systems = Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
    const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
    return [format.format(1234567890)].filter((number) => /^\p{Nd}{10}$/u.test(number));
  });
  expect(systems.length).toBeGreaterThan(50);
  for (const number of systems) expect(westernDigits(number)).toBe('1234567890');
});
