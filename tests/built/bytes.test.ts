import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scriptsOf } from '../../src/tools/check/module-graph.ts';
import { comesAfterAnother } from '../../src/config/page-settings.ts';
import { addresses } from '../../src/config/routes.ts';
import {
  documentBytes,
  FIRST_DOCUMENT_LIMIT,
  SCRIPT_LIMIT,
  scriptBytes,
  styleFileBytes,
} from '../../src/tools/check/page-size.ts';
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

describe('the styles of a flow', () => {
  const styleFile = (file: string): string | undefined =>
    /<link rel="stylesheet" href="([^"]+)"/.exec(textOf(file))?.[1];
  const files = readdirSync(join(SITE, '_astro')).filter((name) => name.endsWith('.css'));
  const fileOf = (to: string): string => join(to, 'index.html').replace(/^\//, '');

  test('are one file, which its pages link to, but for those where people arrive', () => {
    expect(files).toHaveLength(1);
    for (const { name, to } of addresses)
      expect([to, styleFile(fileOf(to))]).toEqual([
        to,
        comesAfterAnother(name) ? `/_astro/${files[0] ?? ''}` : undefined,
      ]);
  });

  test('stand in the first page, too, which names the file that its script fetches ahead', () => {
    const css = textOf(join('_astro', files[0] ?? ''));
    expect(css).toContain('@font-face');
    expect(textOf('regisbachelor/index.html')).toContain(`<style data-file="/_astro/${files[0] ?? ''}">${css}</style>`);
  });

  test('are counted apart from the document', () => {
    expect(styleFileBytes(SITE, 'regisbachelor/faculty/index.html')).toBeGreaterThan(5000);
    expect(styleFileBytes(SITE, 'regisbachelor/index.html')).toBe(0);
  });
});
