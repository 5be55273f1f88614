// Imports go down: a file imports from its own layer and from lower ones, in `.astro` files too.
import { expect, test } from 'vitest';
import { CODE, filesIn, importsOf, layerOf } from './sources.ts';

/** From the top layer down. Layers that share a row do not import each other. */
const LAYERS = [
  ['pages'],
  ['layouts'],
  ['islands'],
  ['flows', 'features'],
  ['application'],
  ['browser', 'ui'],
  ['api'],
  ['model'],
  ['i18n'],
  ['lib'],
  ['config', 'styles'],
];
/** Programs beside the site: they may import it, it never imports them. `tools` starts the sandbox. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = { sandbox: [], tools: ['sandbox'] };
/** Layers that do not import some lower ones. */
const EXCEPT: Readonly<Record<string, readonly string[]>> = { ui: ['api'], application: ['browser', 'ui'] };

const rankOf = (layer: string): number => LAYERS.findIndex((row) => row.includes(layer));

const allowed = (from: string, to: string): boolean => {
  if (from === to) return true;
  if (to in PROGRAMS) return PROGRAMS[from]?.includes(to) ?? false;
  if (from in PROGRAMS) return true;
  return rankOf(to) > rankOf(from) && !EXCEPT[from]?.includes(to);
};

const files = filesIn('src', CODE);

test('every folder of src is a layer or a program', () => {
  const layers = new Set(files.flatMap((file) => layerOf(file) ?? []));
  expect([...layers].filter((layer) => rankOf(layer) < 0 && !(layer in PROGRAMS))).toEqual([]);
});

test('no file imports from a layer above its own or beside it, or from a program', () => {
  const wrong = files.flatMap(importsOf).flatMap(([file, imported]) => {
    const [from, to] = [layerOf(file), layerOf(imported)];
    return from === undefined || to === undefined || allowed(from, to)
      ? []
      : [`${file} (${from}) → ${imported} (${to})`];
  });
  expect(wrong).toEqual([]);
});

test('a feature imports no other feature but what all share', () => {
  const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];
  const wrong = files.flatMap(importsOf).filter(([file, imported]) => {
    const [from, to] = [featureOf(file), featureOf(imported)];
    return from !== undefined && to !== undefined && to !== 'shared' && from !== to;
  });
  expect(wrong.map(([file, imported]) => `${file} → ${imported}`)).toEqual([]);
});

test('a feature calls the API through a use case only', () => {
  const views = ['features', 'islands', 'ui', 'layouts', 'pages'];
  const callers = files.flatMap(importsOf).filter(([, imported]) => imported === 'src/api/client.ts');
  expect(callers.length).toBeGreaterThan(5);
  expect(callers.filter(([file]) => views.includes(layerOf(file) ?? ''))).toEqual([]);
});
