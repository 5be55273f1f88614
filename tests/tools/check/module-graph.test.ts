import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { entriesOf, inlineScripts, scriptsOf, staticImports } from '../../../src/tools/check/module-graph.ts';

const root = mkdtempSync(join(tmpdir(), 'graph-'));
mkdirSync(join(root, '_astro'));
afterAll(() => rmSync(root, { recursive: true }));

const put = (name: string, code: string) => writeFileSync(join(root, '_astro', name), code);

test('static imports and re-exports are found as a bundler writes them; dynamic ones are not', () => {
  const code =
    'import{a as b,c}from"./one.js";import"./two.js";import d from"./three.js";import*as e from"/_astro/four.js";' +
    'export{f}from"./five.js";export*from"./six.js";const g=()=>import("./later.js");import h from"react";' +
    'const text="x";const from="./not.js";';
  expect(staticImports(code, '/_astro/page.js')).toEqual(
    ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `/_astro/${name}.js`),
  );
});

test('a page names its scripts, its islands and what it preloads', () => {
  const html =
    '<script type="module" src="/_astro/a.js"></script><link rel="modulepreload" href="/_astro/b.js">' +
    '<astro-island uid="1" component-url="/_astro/c.js" component-export="C" renderer-url="/_astro/d.js"></astro-island>';
  expect(entriesOf(html)).toEqual(['/_astro/a.js', '/_astro/b.js', '/_astro/c.js', '/_astro/d.js']);
});

test('code in the page counts, data in it does not', () => {
  const html = '<script>run()</script><script type="application/json">{}</script><script src="/a.js"></script>';
  expect(inlineScripts(html)).toEqual(['run()']);
});

test('the graph is followed to its end, each file once, cycles included', () => {
  put('a.js', 'import"./b.js";import"./c.js"');
  put('b.js', 'import"./c.js"');
  put('c.js', 'import"./a.js";import("./d.js")');
  put('d.js', '');
  expect(scriptsOf('<script type="module" src="/_astro/a.js"></script>', root).sort()).toEqual([
    '/_astro/a.js',
    '/_astro/b.js',
    '/_astro/c.js',
  ]);
});
