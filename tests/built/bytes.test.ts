import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scriptsOf } from '../../src/tools/check/module-graph.ts';
import { scriptBytes } from '../../src/tools/check/page-size.ts';
import { SITE, pages, textOf } from './site.ts';

/** React's own runtime is about 69 kB of it. */
const SCRIPT_LIMIT = 125_000;
const REACT = 'Symbol.for("react.';

const files = readdirSync(join(SITE, '_astro')).filter((name) => name.endsWith('.js'));
const withReact = new Set(
  files.filter((name) => textOf(join('_astro', name)).includes(REACT)).map((name) => `/_astro/${name}`),
);
const loadsReact = (file: string): boolean => scriptsOf(textOf(file), SITE).some((address) => withReact.has(address));

describe('what a first visit downloads', () => {
  test.each(pages)('%s needs at most 125 kB of script', (file) => {
    expect(scriptBytes(SITE, file)).toBeLessThanOrEqual(SCRIPT_LIMIT);
  });

  test('pages without an island load no React', () => {
    const still = pages.filter((file) => !textOf(file).includes('<astro-island'));
    expect(still).not.toEqual([]);
    expect(still.filter((file) => loadsReact(file))).toEqual([]);
  });

  test('the marker that stands for React is found where React is', () => {
    const hydrated = pages.filter((file) => textOf(file).includes('<astro-island'));
    expect(hydrated.filter((file) => !loadsReact(file))).toEqual([]);
  });
});
