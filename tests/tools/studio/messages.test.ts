// The studio saves what the build and the tests would accept, and nothing else.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { missingMessages } from '../../../src/tools/build/check-missing-messages.ts';
import { openCopy, type Answer } from './project-copy.ts';

const TITLE = { key: 'otp.title', locale: 'en', before: 'Enter the code' };
const SENT = {
  key: 'otp.sent',
  locale: 'en',
  before: 'We have sent a {{digits}}-digit code to {{phone}} and {{email}}',
};

test('a changed word is the only thing that changes in its file', async () => {
  const copy = await openCopy();
  const file = 'locales/en/otp.json';
  const before = copy.read(file);
  const changes = [{ ...TITLE, after: 'Type the “code”' }];
  const answer = await copy.ask<Answer>('/en/messages/save', { changes });
  expect(answer).toEqual({ saved: 1, problems: [], conflicts: [] });
  expect(copy.read(file)).toBe(before.replace(TITLE.before, 'Type the “code”'));
  expect(await missingMessages((path) => Promise.resolve(copy.read(path)))).toEqual([]);
  expect(readdirSync(join(copy.root, 'locales/en')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('quotation marks and backslashes stay what they are', async () => {
  const copy = await openCopy();
  const after = String.raw`A "code" \ back`;
  await copy.ask('/en/messages/save', { changes: [{ ...TITLE, after }] });
  expect((JSON.parse(copy.read('locales/en/otp.json')) as { title: string }).title).toBe(after);
});

describe('a mistake is told in a sentence, and nothing is saved', async () => {
  const copy = await openCopy();

  test.each([
    ['a lost placeholder', SENT, 'A code is at {{phone}} and {{email}}', /^The text must contain \{\{digits\}\}\. /],
    ['an invented one', TITLE, 'Enter {{name}}', /does not know \{\{name\}\}/],
    ['one with a single brace', TITLE, 'Enter {name}', /does not know \{name\}/],
    ['a word that is not used', TITLE, 'Enter your passcode', /“passcode” is not used\. Use “verification code, code”/],
    ['a word without another', TITLE, 'Enter it please', /“please” is not used\. Leave it out/],
    ['no text', TITLE, ' ', /The text is empty/],
    ['a line break', TITLE, 'Enter\nyour code', /one line/],
    ['a space at the end', TITLE, 'Enter your code ', /a space at the start or the end/],
    ['code', TITLE, 'Enter <b>it</b>', /^<b> is code\. Delete it\./],
    ['a plural', SENT, '{{digits}} numbers {{phone}} {{email}}', /wrong when it is 1/],
  ])('%s', async (_what, text, after, sentence) => {
    const before = copy.read('locales/en/otp.json');
    const other = { key: 'otp.close', locale: 'en', before: 'Close', after: 'Close this' };
    const answer = await copy.ask<Answer>('/en/messages/save', { changes: [{ ...text, after }, other] });
    expect(answer.saved).toBe(0);
    expect(answer.problems.map((problem) => problem.text)).toEqual([expect.stringMatching(sentence)]);
    expect(answer.problems[0]).toMatchObject({ place: text.key, locale: 'en' });
    expect(copy.read('locales/en/otp.json')).toBe(before);
  });

  test('a sentence that asks for an answer begins as all of them do', async () => {
    const change = { key: 'fields.required.first_name', locale: 'th', before: 'กรุณากรอกชื่อ', after: 'ชื่อ' };
    const { problems } = await copy.ask<Answer>('/th/messages/judge', { changes: [change] });
    expect(problems.map(({ text }) => text)).toEqual([expect.stringContaining('ต้องขึ้นต้นด้วย กรุณากรอก')]);
  });

  test('a text that is empty in both languages is filled in both', async () => {
    const key = 'bachelor.steps.payment.lead';
    const english = { key, locale: 'en', before: '', after: 'One more step' };
    const { problems } = await copy.ask<Answer>('/en/messages/judge', { changes: [english] });
    expect(problems).toEqual([{ place: key, locale: 'th', text: expect.stringMatching(/both languages/) as string }]);
    const thai = { key, locale: 'th', before: '', after: 'อีกหนึ่งขั้นตอน' };
    expect(await copy.ask('/en/messages/judge', { changes: [english, thai] })).toEqual({ problems: [] });
  });

  test('a message that exists no more', async () => {
    const gone = { key: 'otp.none', locale: 'en', before: 'a', after: 'b' };
    expect((await copy.ask<Answer>('/en/messages/save', { changes: [gone] })).problems).toHaveLength(1);
  });
});

describe('a file that another program changes meanwhile', () => {
  const other = (json: string, text: string): string => json.replace(TITLE.before, text);

  test('keeps that change when it is of another text', async () => {
    const copy = await openCopy();
    copy.write('locales/en/otp.json', copy.read('locales/en/otp.json').replace('"Close"', '"Close it"'));
    await copy.ask('/en/messages/save', { changes: [{ ...TITLE, after: 'Type the code' }] });
    expect(copy.read('locales/en/otp.json')).toContain('"close": "Close it"');
    expect(copy.read('locales/en/otp.json')).toContain('"title": "Type the code"');
  });

  test('is told, and keeps it, when it is of the same text', async () => {
    const copy = await openCopy();
    copy.write('locales/en/otp.json', other(copy.read('locales/en/otp.json'), 'Their title'));
    const change = { ...TITLE, after: 'My title' };
    const answer = await copy.ask<Answer>('/en/messages/save', { changes: [change] });
    expect(answer).toMatchObject({ saved: 0, conflicts: [{ key: 'otp.title', onDisk: 'Their title' }] });
    expect(copy.read('locales/en/otp.json')).toContain('Their title');
    const chosen = { changes: [{ ...change, before: 'Their title' }] };
    expect(await copy.ask<Answer>('/en/messages/save', chosen)).toMatchObject({ saved: 1 });
  });
});

test('two saves at once both arrive', async () => {
  const copy = await openCopy();
  const close = { key: 'otp.close', locale: 'en', before: 'Close', after: 'Close it' };
  await Promise.all([
    copy.ask('/en/messages/save', { changes: [{ ...TITLE, after: 'Type the code' }] }),
    copy.ask('/en/messages/save', { changes: [close] }),
  ]);
  expect(JSON.parse(copy.read('locales/en/otp.json'))).toMatchObject({ title: 'Type the code', close: 'Close it' });
});

test('every message of both languages can be found by its key and by its text', async () => {
  const copy = await openCopy();
  expect(await copy.page('/th/messages?q=otp.recover.submit')).toContain('ขอรหัสยืนยัน');
  expect(await copy.page(`/en/messages?q=${encodeURIComponent('ขอรหัสยืนยัน')}`)).toContain('otp.recover.submit');
  expect(await copy.page('/en/messages?q=nothing-like-this')).toContain('Nothing found');
});
