// House rule 4: the browser's storage is known to src/state only, its keys to src/config/storage-keys.ts.
import { expect, test } from 'vitest';
import { CODE, filesIn, read, roomOf } from './sources.ts';

const KEYS = 'src/config/storage-keys.ts';
/** What names or builds a key; the prefix and the types may be known elsewhere. */
const KEY_IMPORT = /import\s*\{[^}]*\b(?:storageKey|[A-Z_]+_KEY)\b[^}]*\}\s*from\s*'[^']*storage-keys\.ts'/;

const files = filesIn('src', CODE).filter((file) => file !== KEYS && roomOf(file) !== 'tools');

test('only src/state uses the storage keys', () => {
  expect(files.filter((file) => roomOf(file) !== 'state' && KEY_IMPORT.test(read(file)))).toEqual([]);
});

test('no other file spells a key', () => {
  expect(files.filter((file) => /['"`]adm:/.test(read(file)))).toEqual([]);
});
