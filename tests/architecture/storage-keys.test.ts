// Only src/platform reads and writes storage, and only src/config/storage-keys.ts spells a key.
import { expect, test } from 'vitest';
import { CODE, filesIn, read, areaOf } from './sources.ts';

const KEYS = 'src/config/storage-keys.ts';
/** What names or builds a key; the prefix and the types may be known elsewhere. */
const KEY_IMPORT = /import\s*\{[^}]*\b(?:storageKey|[A-Z_]+_KEY)\b[^}]*\}\s*from\s*'[^']*storage-keys\.ts'/;

const files = filesIn('src', CODE).filter((file) => file !== KEYS && areaOf(file) !== 'tools');

test('only src/platform uses the storage keys', () => {
  expect(files.filter((file) => !file.startsWith('src/platform/') && KEY_IMPORT.test(read(file)))).toEqual([]);
});

test('no other file spells a key', () => {
  expect(files.filter((file) => /['"`]adm:/.test(read(file)))).toEqual([]);
});
