import { describe, expect, test } from 'vitest';
import { NAME_LIMIT } from '../../src/config/constants.ts';
import { validateField } from '../../src/model/validate-field.ts';
import { applyRule } from './apply-rule.ts';

test('a person with one name has a value for the other one, which is refused elsewhere', () => {
  const field = { name: 'last_name', required: true, rule: 'name' } as const;
  expect(validateField({ ...field, notApplicableValue: '-' }, { last_name: ' - ' })).toEqual({ value: '-' });
  expect(validateField(field, { last_name: '-' })).toEqual({ value: '-', error: 'name' });
  expect(validateField({ ...field, notApplicableValue: '-' }, { last_name: '' })).toEqual({
    value: '',
    error: 'required',
  });
});

describe('a name stays as it was written', () => {
  test.each([
    'ณัฏฐ์ฐิตา',
    'พิมพ์ชนก ณ อยุธยา',
    'ณ อยุธยา',
    'ว่าที่ร้อยตรีหญิง',
    'ม.ร.ว.ตัวอย่าง',
    'กำ',
    'น้ำผึ้ง',
    'ทิ้งถ่อน',
    'ก็',
    'พฺราหฺม',
    'ฤๅษี',
    'ฯ',
    'ๆ',
    'ก',
    "O'Connor-Smith",
    "'t Hooft",
    'Gal·la',
    'マリア・ルイサ',
    'Sanjay S/O Kumar',
    'Abu @ Ali',
    'Kumar A/L Raman',
    'Letchumi A/P Raman',
    'Devi D/O Muthu',
    'García, Jr.',
    'St. John',
    "'Mary Ann",
    'Tan Ah Kow @ Peter',
    'Mary (May)',
    'Mary (May) Jane',
    'ශ්\u200Dරී',
    'علی\u200Cرضا',
    'Đặng Thị Ánh',
    'Müller-Lüdenscheidt',
    '王小明',
    'محمد',
    '김민준',
    'Άννα',
    'Юрий',
    'ਸਿੰਘ',
    'မြ',
    'ສົມຊາຍ',
    'សុខ',
    'Null',
    'constructor',
    'undefined',
    'NaN',
    'ก'.repeat(NAME_LIMIT),
  ])('%s', (name) => {
    expect(applyRule('name', name)).toEqual({ sent: name });
  });
});

describe('a name is put in order, never changed in what is seen', () => {
  test.each([
    ['two spaces and NBSP', ' สมชาย \u00A0 ใจดี ', 'สมชาย ใจดี'],
    ['zero-width space', 'สม\u200Bชาย', 'สมชาย'],
    ['bidi override', '\u202Egpj.exe', 'gpj.exe'],
    ['letter and accent apart', 'Jose\u0301', 'José'],
    ['accent behind an invisible space', 'Jose\u200B\u0301', 'José'],
    ['NIKHAHIT and SARA AA', 'ก\u0E4D\u0E32', 'กำ'],
    ['the same around a tone mark', 'น\u0E4D\u0E49\u0E32', 'น้ำ'],
    ['the same behind a tone mark', 'น\u0E49\u0E4D\u0E32', 'น้ำ'],
    ['tone mark before SARA U', 'ก\u0E48\u0E38', 'กุ่'],
    ['tone mark before its vowel sign', 'ก\u0E48\u0E34', 'กิ่'],
    ['tone mark behind SARA AM', 'นำ\u0E49', 'น้ำ'],
    ['vowel sign twice', 'ก\u0E34\u0E34ต', 'กิต'],
    ['three equal tone marks', 'ก\u0E48\u0E48\u0E48', 'ก่'],
    ['LAKKHANGYAO', 'สมช\u0E45ย', 'สมชาย'],
    ['apostrophe of a phone', 'O’Brien', "O'Brien"],
    ['opening quote of a word processor', '‘t Hooft', "'t Hooft"],
    ['accent as an apostrophe', 'D´Angelo', "D'Angelo"],
    ['backtick', 'D`Angelo', "D'Angelo"],
    ['modifier letter', 'Oʼahu', "O'ahu"],
    ['hyphen that does not break', 'Anne\u2011Marie', 'Anne-Marie'],
    ['en dash', 'Anne–Marie', 'Anne-Marie'],
    ['soft hyphen', 'Anne\u00ADMarie', 'AnneMarie'],
    ['joiner between Thai letters', 'สม\u200Dชาย', 'สมชาย'],
    ['line break', 'สมชาย\r\nใจดี', 'สมชาย ใจดี'],
  ])('%s', (_what, typed, sent) => {
    expect(applyRule('name', typed)).toEqual({ sent });
  });
});

test.each(['   ', '\u200B', '\uFEFF', '\u0000', '\uD800', '\u202E', '\r\n', '\u3164', '\u2800'])(
  'a blank name counts as none: %j',
  (blank) => {
    expect(applyRule('name', blank)).toEqual({ error: 'required' });
  },
);

describe('what is no name is refused', () => {
  test.each([
    ['two tone marks', 'ก\u0E48\u0E49'],
    ['two tone marks around SARA AA', 'บ\u0E48า\u0E49น'],
    ['two vowel signs', 'ก\u0E34\u0E35'],
    ['vowel signs above and below', 'ก\u0E38\u0E31น'],
    ['vowel sign behind SARA AA', 'กา\u0E34'],
    ['tone mark behind SARA E', 'เ\u0E49ก'],
    ['tone mark and mark of silence', 'ก\u0E48\u0E4C'],
    ['a mark alone', '\u0E4C'],
    ['an accent alone', '\u0301'],
    ['a vowel sign that starts a word', 'ก \u0E34ก'],
    ['too long', 'ก'.repeat(NAME_LIMIT + 1)],
    ['far too long', 'ก'.repeat(10_000)],
    ['emoji', '👨‍👩‍👧‍👦'],
    ['emoji in a name', 'สมชาย 😀'],
    ['markup', '<img src=x onerror=__pwn=1>'],
    ['more markup', '<svg/onload=alert(1)>'],
    ['script address', 'javascript:'],
    ['call', 'alert(1)'],
    ['call of a name', 'Mary (1)'],
    ['bracket that is not closed', 'Mary (May'],
    ['SQL', "' OR 1=1--"],
    ['template', '{{7*7}}'],
    ['literal', '${7*7}'],
    ['spreadsheet formula', '=HYPERLINK("http://evil")'],
    ['spreadsheet function', '@SUM'],
    ['spreadsheet plus', '+1'],
    ['spreadsheet minus', '-1'],
    ['prototype', '__proto__'],
    ['object', '[object Object]'],
    ['address of a page', 'evil.example/x'],
    ['address', 'a@evil.example'],
    ['filler that looks like nothing', '\u3164 x/y'],
    ['escaped zero', '%00'],
    ['escaped header', '%0d%0aSet-Cookie:'],
  ])('%s', (_what, typed) => {
    expect(applyRule('name', typed)).toEqual({ error: 'name' });
  });
});
