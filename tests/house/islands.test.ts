// House rule 9: an island says that it is one and stays thin.
import { describe, expect, test } from 'vitest';
import { CODE, filesIn, importsOf, read, roomOf } from './sources.ts';

const LINES = 80;
const CLIENT = /<([A-Z]\w*)\b[^>]*?\sclient:\w+/g;

const astroFiles = filesIn('src', /\.astro$/);
const all = filesIn('src/islands', CODE);
/** An island stands directly in its room; a folder beside it holds the parts of one island. */
const isRoot = (path: string): boolean => /^src\/islands\/[^/]+\.tsx$/.test(path);
const folderOf = (path: string): string => /^src\/islands\/([^/]+)\//.exec(path)?.[1] ?? '';
const islands = all.filter(isRoot);

describe('islands', () => {
  test('`client:*` stands in pages and layouts only, on components of src/islands only', () => {
    const wrong = astroFiles.flatMap((file) => {
      const imports = importsOf(file).map(([, imported]) => imported);
      return [...read(file).matchAll(CLIENT)].flatMap(([, component = '']) => {
        const isIsland = imports.some((path) => path === `src/islands/${component}.tsx`);
        return isIsland && ['pages', 'layouts'].includes(roomOf(file) ?? '')
          ? []
          : [`${file}: <${component} client:…>`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('no island imports another, and the parts of an island are its own', () => {
    const folders = new Map<string, Set<string>>();
    const wrong = all.flatMap(importsOf).filter(([file, imported]) => {
      if (!imported.startsWith('src/islands/')) return false;
      const folder = folderOf(imported);
      if (folder !== '' && isRoot(file)) folders.set(folder, (folders.get(folder) ?? new Set()).add(file));
      return isRoot(imported) || (!isRoot(file) && folderOf(file) !== folder);
    });
    expect(wrong).toEqual([]);
    expect([...folders].filter(([, users]) => users.size > 1)).toEqual([]);
  });

  test(`an island is thin: at most ${LINES} lines`, () => {
    expect(islands.filter((file) => read(file).split('\n').length > LINES)).toEqual([]);
  });
});
