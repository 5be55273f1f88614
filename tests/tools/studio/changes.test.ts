// What has been changed, readable for people, with a history of the files and without one.
import { expect, test } from 'vitest';
import type { RunGit } from '../../../src/tools/studio/changes/baseline.ts';
import { difference, differenceOfTexts } from '../../../src/tools/studio/changes/difference.ts';
import { openCopy } from './project-copy.ts';

const CHANGE = { key: 'otp.close', locale: 'en', before: 'Close', after: 'Close this' };

test('without a history the files are compared with those that were there at the start', async () => {
  const copy = await openCopy();
  expect(await copy.page('/en/changes')).toContain('Nothing has been changed yet');
  await copy.ask('/en/messages/save', { changes: [CHANGE] });
  const page = await copy.page('/en/changes');
  expect(page).toContain('no history');
  expect(page).toMatch(/otp\.close<\/code> \(English\)/);
  expect(page).toContain('I have changed 1 texts in locales/en/otp.json.');
  expect(await copy.page('/en/messages?changed=1')).toContain('data-key="otp.close"');
});

test('with a history the files are compared with the last commit', async () => {
  const asked: string[] = [];
  const runGit: RunGit = (_root, ...parameters) => {
    asked.push(parameters.join(' '));
    if (parameters[0] === 'diff') return Promise.resolve('locales/en/otp.json\n');
    return Promise.resolve(parameters[0] === 'show' ? '{ "close": "Closed", "gone": "Gone" }' : '');
  };
  const copy = await openCopy(runGit);
  const page = await copy.page('/th/changes');
  expect(page).toContain('<del>Closed</del>');
  expect(page).toContain('<ins>Close</ins>');
  expect(page).toContain('otp.gone');
  expect(page).toContain('เทียบกับฉบับที่ผู้พัฒนาบันทึกไว้ล่าสุด');
  expect(asked).toContain('show HEAD:./locales/en/otp.json');
});

test('a difference names what goes and what comes', () => {
  expect(difference(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'x' },
    { kind: 'same', text: 'c' },
    { kind: 'added', text: 'd' },
  ]);
});

test('Thai is compared by words', () => {
  const parts = differenceOfTexts('กรุณากรอกรหัส', 'กรุณากรอกชื่อ');
  expect(parts.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual(['รหัส', 'ชื่อ']);
});
