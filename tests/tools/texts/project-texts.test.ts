import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBase } from '../../../src/tools/texts/project-texts.ts';

const root = mkdtempSync(join(tmpdir(), 'texts-'));
const git = (...parameters: string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=E', '-c', 'user.email=e@e.test', ...parameters])
    .toString()
    .trim();
const write = (name: string, text: string): void => writeFileSync(join(root, name), text);

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  write('one.json', 'old');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
  git('checkout', '--quiet', '-b', 'draft');
  write('one.json', 'committed');
  git('commit', '--quiet', '--all', '--message=second');
  write('two.json', 'not added');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a change is compared with the commit at which it left the main branch', async () => {
  const base = await openBase(root, {});
  expect(base?.changed).toEqual(['one.json', 'two.json']);
  expect(await base?.read('one.json')).toBe('old');
  expect(await base?.read('two.json')).toBeUndefined();
});

test('a pipeline names the commit, and without any there is nothing to compare with', async () => {
  const base = await openBase(root, { CI_MERGE_REQUEST_DIFF_BASE_SHA: git('rev-parse', 'HEAD') });
  expect(base?.changed).toEqual(['two.json']);
  expect(await openBase(tmpdir(), {})).toBeUndefined();
});
