// What editors get to read about their changes: each sentence names the place and what to correct.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TERM_LIST, termsIn } from '../../../src/tools/check/terms.ts';
import { ROOT } from '../../../src/tools/setup/paths.mjs';
import { judgeMessages } from '../../../src/tools/texts/judge-messages.ts';
import { judgePolicies } from '../../../src/tools/texts/judge-policies.ts';
import { explain, isQuestion } from '../../../src/tools/texts/problems.ts';
import { filesOf, textOf, type ReadText } from '../../../src/tools/texts/project-texts.ts';

const readBytes = filesOf(ROOT);
const readText = textOf(readBytes);
/** The project, with policies that nobody has reviewed. */
const asItIs: ReadText = async (path) =>
  (await readText(path))
    ?.replaceAll(/^reviewed.*\n/gm, '')
    .replace(/^effective: .*\n/m, (line) => `${line}reviewedBy: null\nreviewedOn: null\n`);
const terms = termsIn(readFileSync(join(ROOT, TERM_LIST), 'utf8'));
const NOW = new Date('2031-05-20T05:00:00Z');

type Change = readonly [file: string, part: string | RegExp, by: string];
/** The project with some parts of files replaced. */
const changed =
  (...changes: readonly Change[]): ReadText =>
  async (path) => {
    const text = await asItIs(path);
    return changes
      .filter(([file]) => file === path)
      .reduce((now = '', [, part, by]) => {
        expect(typeof part === 'string' ? now.includes(part) : part.test(now), `${path} has ${String(part)}`).toBe(
          true,
        );
        return now.replace(part, () => by);
      }, text);
  };

const OTP = 'locales/en/otp.json';
const OTP_LINE = 9;
const messages = (part: string, by: string, file = OTP) =>
  judgeMessages(changed([file, part, by]), asItIs, terms, ['otp']);

describe('a message', () => {
  const LABEL = '"label": "Verification code"';
  test.each([
    ['as it is', LABEL, LABEL, []],
    ['a misspelt placeholder', '{{code}}', '{{cdoe}}', ['garbled']],
    ['a deleted placeholder', ' {{code}}', '', ['lost']],
    ['a placeholder that is there twice', '{{code}}', '{{code}} {{code}}', ['repeated']],
    ['a placeholder that the website does not know', LABEL, '"label": "Code {{x}}"', ['invented']],
    ['half a placeholder', LABEL, '"label": "Verification code }"', ['brace']],
    ['no text', LABEL, '"label": ""', ['empty']],
    ['code', LABEL, '"label": "Verification <b>code</b>"', ['markup']],
    ['a word that is not used', LABEL, '"label": "Verification e-mail"', ['term']],
    ['a straight apostrophe', LABEL, '"label": "The bank\'s code"', ['apostrophe']],
    ['a space at its end', LABEL, '"label": "Verification code "', ['space']],
    ['a line break', LABEL, String.raw`"label": "Verification\ncode"`, ['line']],
    ['another key', '"label"', '"lable"', ['lostKey', 'lostKey']],
    ['no comma behind it', `${LABEL},`, LABEL, ['unreadable']],
    ['270 letters on a button', /"submit": "[^"]*"/, `"submit": "${'Confirm '.repeat(34)}it"`, ['long']],
  ] as const)('with %s', async (_what, part, by, kinds) => {
    const findings = await judgeMessages(changed([OTP, part, by]), asItIs, terms, ['otp']);
    expect(findings.map(({ kind }) => kind)).toEqual(kinds);
    expect(findings.filter(({ kind, line }) => kind !== 'lostKey' && line === undefined)).toEqual([]);
  });

  test('is named with its file and line, in both languages', async () => {
    const [finding] = await messages('{{code}}', '{{cdoe}}');
    expect(finding && explain(finding)).toBe(
      `${OTP}:${OTP_LINE}\n  ข้อความต้องมี {{code}} เขียนตรงตามนี้ ตอนนี้เขียนว่า {{cdoe}}\n` +
        '  The text must contain {{code}}, written exactly so. It now says {{cdoe}}.',
    );
  });

  test('has the placeholders of the other language, where nothing tells what it said before', async () => {
    const findings = await judgeMessages(changed([OTP, '{{code}}', '{{cdoe}}']), undefined, terms, ['otp']);
    expect(findings).toEqual([expect.objectContaining({ kind: 'garbled', file: OTP, line: OTP_LINE })]);
  });
});

const EN = 'src/content/policies/en/privacy.md';
const TH = 'src/content/policies/th/privacy.md';
const COOKIES = 'src/content/policies/en/cookies.md';
const HEADING = '## What we collect';
const RULES = { readBytes, before: asItIs, terms, now: NOW, names: ['privacy'] } as const;
const policies = (...changes: Change[]) =>
  judgePolicies(changed(...changes), {
    ...RULES,
    names: changes.some(([file]) => file === COOKIES) ? ['cookies'] : ['privacy'],
  });

describe('a policy', () => {
  test.each([
    ['a heading without a space', EN, HEADING, '##What we collect', ['headingSpace', 'differ']],
    ['a link to nowhere', EN, '(/en/cookies-policy)', '(/en/cookie)', ['link']],
    ['a link to a heading that is not there', EN, HEADING, `[A](#what-we-collect) [B](#none)\n\n${HEADING}`, ['link']],
    ['a picture of another site', EN, HEADING, `![x](https://a.test/a.png)\n\n${HEADING}`, ['foreign', 'differ']],
    ['a picture that is not there', EN, HEADING, `![x](../pictures/none.png)\n\n${HEADING}`, ['lostPicture', 'differ']],
    ['code', EN, HEADING, `<script>1</script>\n\n${HEADING}`, ['markup']],
    ['a placeholder that the website does not know', EN, '{{university}}', '{{universty}}', ['onlyPlaceholder']],
    ['a placeholder that lacks a brace', EN, '{{university}}', '{{university}', ['onlyPlaceholder']],
    ['a link without s', EN, '(/en/cookies-policy)', '(http://a.test/x)', ['linkStart']],
    ['a link without its beginning', EN, '(/en/cookies-policy)', '(www.a.test)', ['linkStart']],
    ['a picture named in Thai', EN, HEADING, `![x](../pictures/.png)\n\n${HEADING}`, ['pictureName']],
    [
      'a picture without a description',
      EN,
      HEADING,
      `![](../pictures/a.png)\n\n${HEADING}`,
      ['silent', 'lostPicture', 'differ'],
    ],
    ['a version that is no number', EN, /version: .*/, "version: '2'", ['headVersion']],
    ['no title', EN, /title: .*/, "title: ''", ['headEmpty']],
    ['no summary at all', EN, /summary: .*\n/, '', ['headEmpty']],
    ['a title that is no text', EN, /title: .*/, 'title: 5', ['head']],
    ['a colon in its title', EN, /title: .*/, 'title: Privacy: policy', ['headUnreadable']],
    ['a line that the website does not know', EN, /title: .*/, 'title: A\nauthor: B', ['headUnknown']],
    ['a day that does not exist', EN, /effective: .*/, 'effective: 2026-02-31', ['headDay']],
    ['a month that does not exist', EN, /effective: .*/, 'effective: 2026-13-45', ['headDay']],
    ['a version of its own', EN, /version: .*/, "version: '9.0'", ['headDiffers']],
    ['a reviewer without a day', EN, 'reviewedBy: null', 'reviewedBy: Legal', ['headReview']],
    ['another number of days than the other language', EN, '| 90 days', '| 30 days', ['differ']],
    ['another section of the law than the other language', EN, '(section 25)', '(section 26)', ['differ']],
    ['a list that the other language lacks', EN, HEADING, `- One\n\n${HEADING}`, ['differ']],
    ['a storage key that is missing', COOKIES, '`adm:reload`', '`adm:other`', ['keptKey', 'differ']],
  ] as const)('with %s', async (_what, file, part, by, kinds) => {
    const problems = (await policies([file, part, by])).filter((finding) => !isQuestion(finding));
    expect(problems.map(({ kind }) => kind)).toEqual(kinds);
    expect(problems.map((problem) => problem.file)).toEqual(problems.map(() => file));
  });

  test('as it is has nothing to correct', async () => expect(await policies()).toEqual([]));

  test('does not go back to a lower version', async () => {
    const lower = [/version: .*/, "version: '0.9'"] as const;
    expect(await policies([EN, ...lower], [TH, ...lower])).toEqual([
      expect.objectContaining({ kind: 'versionLower', file: TH }),
    ]);
  });

  test('names a field as the editing page does, and its line', async () => {
    const [finding] = await policies([EN, /title: .*/, "title: ''"]);
    expect(finding && explain(finding)).toBe(
      `${EN}:2\n  ช่อง “ชื่อหน้า” (title) ว่างอยู่ กรุณากรอกข้อความ\n  The field “Title” (title) is empty. Enter a text.`,
    );
    const [unreadable] = await policies([EN, /title: .*/, 'title: Privacy: policy']);
    expect(unreadable).toMatchObject({ line: 2 });
  });

  const raise = (file: string, version: string, day: string) => [
    [file, /version: .*/, `version: '${version}'`] as const,
    [file, /effective: .*/, `effective: ${day}`] as const,
  ];
  const BOTH = [
    [EN, HEADING, `More.\n\n${HEADING}`],
    [TH, '## ข้อมูลที่เราเก็บ', 'เพิ่ม\n\n## ข้อมูลที่เราเก็บ'],
  ] as const;
  const OLD_DAY = /effective: ([\d-]+)/.exec(readFileSync(join(ROOT, EN), 'utf8'))?.[1] ?? '';
  test('does not apply from a day before the former version', async () => {
    expect(await policies(...raise(EN, '9.0', '2026-11-29'), ...raise(TH, '9.0', '2026-11-29'))).toEqual([
      expect.objectContaining({ kind: 'dayEarlier', file: TH, values: { day: OLD_DAY } }),
    ]);
  });

  test.each([
    ['in one language', [BOTH[0]], ['versionKept', 'oneLanguage']],
    ['without a new version', BOTH, ['versionKept']],
    ['with a day that has passed', [...BOTH, ...raise(EN, '9.0', OLD_DAY), ...raise(TH, '9.0', OLD_DAY)], ['dayKept']],
    ['with version and day', [...BOTH, ...raise(EN, '9.0', '2031-06-01'), ...raise(TH, '9.0', '2031-06-01')], []],
  ])('that changes %s asks what only a person knows', async (_what, changes, kinds) => {
    const findings = await policies(...changes);
    expect(findings.map(({ kind }) => kind)).toEqual(kinds);
    expect(findings.every(isQuestion)).toBe(true);
  });

  test('about cookies asks for a new version when visitors are asked for something else', async () => {
    const findings = await policies(
      [COOKIES, 'A cookie is', 'A cookie  is'],
      ['locales/en/consent.json', /"text": "/, '"text": "More. '],
    );
    expect(findings).toEqual([expect.objectContaining({ kind: 'requestKept' })]);
    expect(findings.every(isQuestion)).toBe(true);
  });

  test('asks for another review of a text that was reviewed', async () => {
    const review = (file: string) =>
      [
        file,
        /effective.*\n(?:reviewed.*\n)*/,
        'effective: 2026-11-29\nreviewedBy: Legal\nreviewedOn: 2030-01-01\n',
      ] as const;
    const before = changed(review(EN), review(TH));
    const read = changed(review(EN), review(TH), ...BOTH);
    const findings = await judgePolicies(read, { ...RULES, before });
    expect(findings.map(({ kind }) => kind)).toEqual(['versionKept', 'reviewKept']);
  });
});
