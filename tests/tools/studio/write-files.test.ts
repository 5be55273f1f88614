import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ChangedMeanwhile, writeFiles } from '../../../src/tools/studio/files/write-files.ts';

let root: string;
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-'));
  writeFileSync(join(root, 'a.json'), 'old a');
  writeFileSync(join(root, 'b.json'), 'old b');
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

test('all files are written, those of a new folder too', async () => {
  await writeFiles(root, [
    { path: 'a.json', before: 'old a', after: 'new a' },
    { path: 'new/c.png', before: undefined, after: Buffer.from('c') },
  ]);
  expect([read('a.json'), read('new/c.png'), read('b.json')]).toEqual(['new a', 'c', 'old b']);
});

test('a file that has changed meanwhile keeps all from being written, and leaves nothing behind', async () => {
  const changes = [
    { path: 'a.json', before: 'old a', after: 'new a' },
    { path: 'b.json', before: 'older b', after: 'new b' },
  ];
  await expect(writeFiles(root, changes)).rejects.toThrow(ChangedMeanwhile);
  expect([read('a.json'), read('b.json'), ...readdirSync(root)]).toEqual(['old a', 'old b', 'a.json', 'b.json']);
});

test('a new file does not replace one that has come meanwhile', async () => {
  const change = { path: 'b.json', before: undefined, after: 'new b' };
  await expect(writeFiles(root, [change])).rejects.toThrow('b.json');
  expect(read('b.json')).toBe('old b');
});

test('a file that cannot be put in place undoes those before it', async () => {
  mkdirSync(join(root, 'folder/inside'), { recursive: true });
  const changes = [
    { path: 'a.json', before: 'old a', after: 'new a' },
    { path: 'new.json', before: undefined, after: 'new' },
    { path: 'folder', before: undefined, after: 'text' },
  ];
  await expect(writeFiles(root, changes)).rejects.toThrow();
  expect([read('a.json'), ...readdirSync(root)]).toEqual(['old a', 'a.json', 'b.json', 'folder']);
});
