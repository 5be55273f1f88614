import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unsavedFiles, unsavedSentence } from '../../../src/tools/edit/unsaved-files.ts';

const root = mkdtempSync(join(tmpdir(), 'unsaved-'));
const git = (...parameters: string[]): Buffer =>
  execFileSync('git', ['-C', root, '-c', 'user.name=E', '-c', 'user.email=e@e.test', ...parameters]);
const write = (name: string, text: string): void => writeFileSync(join(root, name), text);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a file that is new or changed is named, and one that git ignores is not', () => {
  git('init', '--quiet', '--initial-branch=main');
  // A setting that some editors have made.
  git('config', 'status.showUntrackedFiles', 'no');
  write('.gitignore', 'ignored/\n');
  write('policy.md', 'old');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
  mkdirSync(join(root, 'ignored'));
  write('ignored/one.txt', 'x');
  expect(unsavedFiles(root)).toEqual([]);
  write('policy.md', 'new');
  write('บันทึก ส่วนตัว.txt', 'private');
  expect(unsavedFiles(root)).toEqual(['policy.md', 'บันทึก ส่วนตัว.txt']);
  const sentence = unsavedSentence(unsavedFiles(root));
  expect(sentence).toContain('บันทึก ส่วนตัว.txt');
  expect(sentence).toContain('git stash -u');
});
