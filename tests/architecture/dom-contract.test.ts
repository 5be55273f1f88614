// Names that modules share through the page stand in src/config/dom-contract.ts, once.
import { describe, expect, test } from 'vitest';
import { customEvents, dataAttributes, elementIds } from '../../src/config/dom-contract.ts';
import { CODE, filesIn, areaOf, read } from './sources.ts';

const CONTRACT = 'src/config/dom-contract.ts';
/** Names that the bundler and libraries own. */
const FOREIGN = new Set(['vite:preloadError', 'astro:unmount', 'astro:swapped']);

const isOfPages = (file: string): boolean => file !== CONTRACT && !['sandbox', 'tools'].includes(areaOf(file) ?? '');
const withoutComments = (code: string): string =>
  code.replace(/\/\*.*?\*\/|<!--.*?-->/gs, '').replace(/(^|\s)\/\/.*$/gm, '$1');

const sources = [...filesIn('src', CODE), ...filesIn('src', /\.css$/)]
  .filter(isOfPages)
  .map((file) => ({ file, code: withoutComments(read(file)) }));
const browserTests = filesIn('e2e', /\.ts$/).map((file) => ({ file, code: withoutComments(read(file)) }));

const attributeOf = (datasetKey: string): string =>
  `data-${datasetKey.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Data attributes that a text names: in markup, selectors, `dataset.key`, and `{ key } = element.dataset`. */
const attributesIn = (code: string): Set<string> =>
  new Set([
    ...[...code.matchAll(/\bdata-[a-z]+(?:-[a-z]+)*\b/g)].map(([name]) => name),
    ...[...code.matchAll(/\bdataset(?:\??\.([a-z]\w*)|\??\.?\['(\w+)'\])/gi)].map(([, dot = '', bracket = '']) =>
      attributeOf(dot || bracket),
    ),
    ...[...code.matchAll(/\{([^{}]*)\}\s*=\s*[\w.]*\bdataset\b/g)].flatMap(([, keys = '']) =>
      keys.split(',').map((key) => attributeOf(key.trim().replace(/\W.*/s, ''))),
    ),
  ]);
const idsIn = (code: string): Set<string> =>
  new Set(
    [...code.matchAll(/getElementById\('([\w-]+)'|\bid="([\w-]+)"|['"\s]#([a-z][\w-]+)[\s'":[]|_ID = '([\w-]+)'/g)].map(
      (found) => found.slice(1).find(Boolean) ?? '',
    ),
  );
const eventsIn = (code: string): Set<string> =>
  new Set([...code.matchAll(/['"]([a-z]+:[a-z]+(?:[A-Z][a-z]+)*)['"]/g)].map(([, name = '']) => name));

const listenersIn = (code: string): string[] =>
  [...code.matchAll(/(?:EventListener|\bEvent|\bCustomEvent(?:<\w+>)?)\(\s*['"](\w+:\w+)['"]/g)].map(
    ([, name = '']) => name,
  );
const lookedUp = (code: string): string[] => [...code.matchAll(/getElementById\('([\w-]+)'/g)].map(([, id = '']) => id);

/** The files that name one, by a reader of names. */
const filesWith = (name: string, namesIn: (code: string) => Set<string>, files = [...sources, ...browserTests]) =>
  files.filter(({ code }) => namesIn(code).has(name)).map(({ file }) => file);

describe('every name that two files share is in the contract', () => {
  test('data attributes', () => {
    const names = new Set(sources.flatMap(({ code }) => [...attributesIn(code)]));
    const shared = [...names].filter((name) => filesWith(name, attributesIn, sources).length > 1);
    expect(shared.filter((name) => !(name in dataAttributes))).toEqual([]);
  });

  test('ids that a script looks up', () => {
    const names = sources.flatMap(({ code }) => lookedUp(code));
    expect(names.filter((name) => !(name in elementIds))).toEqual([]);
  });

  test('custom events', () => {
    const names = sources.flatMap(({ code }) => listenersIn(code));
    expect(names.filter((name) => !(name in customEvents) && !FOREIGN.has(name))).toEqual([]);
  });
});

describe('every name of the contract is set by one file and used by another', () => {
  test.each(Object.keys(dataAttributes))('%s', (name) => {
    expect(filesWith(name, attributesIn).length).toBeGreaterThan(1);
  });
  test.each(Object.keys(elementIds))('#%s', (name) => {
    expect(filesWith(name, idsIn).length).toBeGreaterThan(1);
  });
  test.each(Object.keys(customEvents))('%s', (name) => {
    expect(filesWith(name, eventsIn).length).toBeGreaterThan(1);
  });
});

test('the readers of this test see every way to write a name', () => {
  const code = `<form data-step-form={key}> form.dataset.stepForm; const { invalidFields, stepForm = '' } = form.dataset;
    item.dataset['step'] document.getElementById('content') island.addEventListener('island:hydrate', start);`;
  expect([...attributesIn(code)].sort()).toEqual(['data-invalid-fields', 'data-step', 'data-step-form']);
  expect([...idsIn(code)]).toEqual(['content']);
  expect(listenersIn(code)).toEqual(['island:hydrate']);
});
