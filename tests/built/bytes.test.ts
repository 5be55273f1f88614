import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scriptsOf } from '../../src/tools/check/module-graph.ts';
import { documentBytes, FIRST_DOCUMENT_LIMIT, SCRIPT_LIMIT, scriptBytes } from '../../src/tools/check/page-size.ts';
import { SITE, pages, textOf } from './site.ts';

const REACT = 'Symbol.for("react.';

const files = readdirSync(join(SITE, '_astro')).filter((name) => name.endsWith('.js'));
const withReact = new Set(
  files.filter((name) => textOf(join('_astro', name)).includes(REACT)).map((name) => `/_astro/${name}`),
);
const loadsReact = (file: string): boolean => scriptsOf(textOf(file), SITE).some((address) => withReact.has(address));

describe('what a first visit downloads', () => {
  test.each(pages)('the scripts of %s are within the limit', (file) => {
    expect(scriptBytes(SITE, file)).toBeLessThanOrEqual(SCRIPT_LIMIT);
  });

  test.each(['regisbachelor/index.html', 'en/regisbachelor/index.html'])(
    'the document of %s is within the limit',
    (file) => {
      expect(documentBytes(SITE, file)).toBeLessThanOrEqual(FIRST_DOCUMENT_LIMIT);
    },
  );

  test('the sheet of help keeps nothing by itself: it shares the storage of its page', () => {
    const [sheet, ...others] = files.filter((name) => textOf(join('_astro', name)).includes('help-details'));
    expect(others).toEqual([]);
    expect(textOf(join('_astro', sheet ?? ''))).not.toContain('sessionStorage');
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
