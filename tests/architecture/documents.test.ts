// A document that names a file, a test or a command names one that exists.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { describedScripts, generatedDocuments } from '../../src/tools/docs/generated-documents.ts';
import { ROOT, filesIn, read } from './sources.ts';

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...filesIn('docs', /\.md$/)];

/** Paths in code marks (`src/…`, `package.json`), without globs and placeholders, and the targets of links. */
const named = (text: string): string[] => [
  ...[...text.matchAll(/`((?:src|tests|e2e|docs|locales|public)\/[^`\s]+)`/g)].map(([, path = '']) => path),
  ...[...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, path = '']) => path).filter((path) => !path.includes(':')),
];
const isPattern = (path: string): boolean => /[*<>{}…]/.test(path);

test.each(documents)('%s names files that exist', (document) => {
  const lost = named(read(document))
    .filter((path) => !isPattern(path))
    .filter((path) => ![join(ROOT, path), join(ROOT, dirname(document), path)].some(existsSync));
  expect(lost).toEqual([]);
});

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test.each(documents)('%s names commands that package.json has', (document) => {
  const commands = [...read(document).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('every command is described', () => {
  const { 'scripts-info': info } = JSON.parse(read('package.json')) as { 'scripts-info': Record<string, string> };
  expect(Object.keys(info)).toEqual(describedScripts);
});

test.each(Object.keys(generatedDocuments))('%s is what `npm run docs` writes', async (path) => {
  const options = await resolveConfig(join(ROOT, path));
  expect(read(path)).toBe(await format(generatedDocuments[path] ?? '', { ...options, filepath: path }));
});

test('the formatter has left the Accept header of the specification as it is', () => {
  const [accept] = /`Accept: ([^`]+)`/.exec(read('docs/spec.md'))?.slice(1) ?? [];
  expect(accept).toBe('application/json, text/plain, */*');
});
