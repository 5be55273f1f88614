// Islands stand in their own folder, and only pages and layouts hydrate one.
import { describe, expect, test } from 'vitest';
import { FLOW_IDS } from '../../src/config/flow-registry.ts';
import { CODE, filesIn, importsOf, read, areaOf } from './sources.ts';

const CLIENT = /<([A-Z]\w*)\b[^>]*?\sclient:\w+/g;

const astroFiles = filesIn('src', /\.astro$/);
const all = filesIn('src/islands', CODE);
/** An island stands directly in its room; a folder beside it holds the parts of one island. */
const isRoot = (path: string): boolean => /^src\/islands\/[A-Z][^/]*\.tsx$/.test(path);
const folderOf = (path: string): string => /^src\/islands\/([^/]+)\//.exec(path)?.[1] ?? '';
const islands = all.filter(isRoot);

describe('islands', () => {
  test('`client:*` stands in pages and layouts only, on components of src/islands only', () => {
    const wrong = astroFiles.flatMap((file) => {
      const imports = importsOf(file).map(([, imported]) => imported);
      return [...read(file).matchAll(CLIENT)].flatMap(([, component = '']) => {
        const isIsland = imports.some((path) => path === `src/islands/${component}.tsx`);
        return isIsland && ['pages', 'layouts'].includes(areaOf(file) ?? '')
          ? []
          : [`${file}: <${component} client:…>`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('no island imports another, and the parts of an island are its own; those of all flows stand in `flow`', () => {
    const folders = new Map<string, Set<string>>();
    const wrong = all.flatMap(importsOf).filter(([file, imported]) => {
      if (!imported.startsWith('src/islands/')) return false;
      const folder = folderOf(imported);
      if (folder !== '' && isRoot(file)) folders.set(folder, (folders.get(folder) ?? new Set()).add(file));
      return isRoot(imported) || (folderOf(file) !== '' && folderOf(file) !== folder);
    });
    expect(wrong).toEqual([]);
    expect([...folders].filter(([folder, users]) => folder !== 'flow' && users.size > 1)).toEqual([]);
  });

  test('every flow has an island for its steps and one for its other screens, and the page of flows renders both', () => {
    const page = read('src/pages/[...locale]/[...flow].astro');
    const component = (flow: string): string =>
      flow.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
    const missing = FLOW_IDS.flatMap((flow) =>
      ['Step', 'Screen']
        .map((kind) => `${component(flow)}${kind}`)
        .flatMap((name) => [
          ...(islands.includes(`src/islands/${name}.tsx`) ? [] : [`src/islands/${name}.tsx`]),
          ...(page.includes(`'${flow}' && <${name} client:`) ? [] : [`<${name}> for ${flow} in [...flow].astro`]),
        ]),
    );
    expect(missing).toEqual([]);
  });
});
