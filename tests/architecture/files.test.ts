// Names of files, no barrels, and imports that name the file.
import { describe, expect, test } from 'vitest';
import { CODE, filesIn, read } from './sources.ts';

/** Astro names pages by their URL. */
const NAMED_BY_URL = 'src/pages/';

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z-]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
/** A file whose only value is a component is that component. */
const exportsOneComponent = (file: string): boolean => {
  const values = [...read(file).matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)];
  return values.length === 1 && /^[A-Z][a-z]/.test(values[0]?.[1] ?? '');
};

const files = ['src', 'tests', 'e2e'].flatMap((folder) => filesIn(folder, CODE));

describe('files', () => {
  test('components are PascalCase, everything else kebab-case', () => {
    const wrong = files.filter((file) => {
      const [, name = '', ending = ''] = /([^/]+)\.(\w+)$/.exec(file) ?? [];
      if (file.startsWith(NAMED_BY_URL)) return false;
      const component = ending === 'astro' || (ending === 'tsx' && exportsOneComponent(file));
      return component ? !PASCAL.test(name) : !KEBAB.test(name) && !(ending === 'tsx' && PASCAL.test(name));
    });
    expect(wrong).toEqual([]);
  });

  test('nothing is called utils, helpers, common or misc', () => {
    expect(files.filter((file) => /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.\w+$)/.test(file))).toEqual([]);
  });

  test('there are no barrels', () => {
    expect(files.filter((file) => /(?:^|\/)index\.(?:ts|tsx|mjs)$/.test(file))).toEqual([]);
  });

  test('imports name the file with its ending', () => {
    const wrong = files.flatMap((file) =>
      [...read(file).matchAll(/\bfrom\s+'(\.[^']*)'/g)]
        .map(([, path = '']) => path)
        .filter((path) => !/\.\w+(?:\?[\w&]+)?$/.test(path))
        .map((path) => `${file}: ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  test('what a server returns is called a response (docs/glossary.md)', () => {
    const wrong = filesIn('src', CODE).filter((file) => /\banswers? = await\b|\blost answer/.test(read(file)));
    expect(wrong).toEqual([]);
  });
});
