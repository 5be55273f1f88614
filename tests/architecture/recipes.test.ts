// What a step of a recipe names is there: its files, by name or by pattern, and in them the names it tells to look for.
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, read } from './sources.ts';

const RECIPES = ['add-a-flow', 'add-a-message', 'add-a-route', 'add-a-step', 'add-an-endpoint'];
const PATH = /^(?:src|tests|e2e|docs|locales)\//;
const FILE = /^[\w<>.-]+\.(?:ts|tsx|json)$/;
const NAME = /^([A-Za-z_][\w-]*)(?:\(.*\))?$/;

const everyFile = ['src', 'tests', 'e2e', 'docs', 'locales'].flatMap((folder) => filesIn(folder, /\.\w+$/));

interface RecipeStep {
  readonly title: string;
  readonly marks: readonly string[];
}
const stepsOf = (text: string): RecipeStep[] =>
  text
    .split(/^## /m)
    .flatMap((part) => part.split(/^(?=\d+\. )/m).slice(1))
    .map((step) => ({
      title: step.split(/\s+/).slice(0, 6).join(' '),
      marks: [...step.matchAll(/`([^`]+)`/g)].map(([, mark = '']) => mark),
    }));

const patternOf = (path: string): RegExp => {
  const escaped = path.replace(/[.[\]()+$?^|]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('*', '[^/]+').replace(/<\w+>/g, '[^/]+')}${path.endsWith('/') ? '' : '$'}`);
};
const matching = (path: string): string[] => everyFile.filter((file) => patternOf(path).test(file));
const folderOf = (path: string): string => (path.endsWith('/') ? path : `${dirname(path)}/`);

/** What a step names and nobody finds. */
function lostIn({ marks }: RecipeStep): string[] {
  const paths = marks.filter((mark) => PATH.test(mark));
  const besides = marks.filter((mark) => FILE.test(mark));
  const found = paths.map((path) => [path, matching(path)] as const);
  const beside = besides.map((name) => [name, paths.flatMap((path) => matching(folderOf(path) + name))] as const);
  const files = [...found, ...beside].flatMap(([, list]) => list);
  const names = marks.filter((mark) => !besides.includes(mark)).flatMap((mark) => NAME.exec(mark)?.[1] ?? []);
  const isThere = (name: string): boolean => files.length === 0 || files.some((file) => read(file).includes(name));
  return [
    ...[...found, ...beside].flatMap(([name, list]) => (list.length === 0 ? [name] : [])),
    ...names.filter((name) => !isThere(name)),
  ];
}

describe.each(RECIPES)('%s', (name) => {
  const steps = stepsOf(read(`docs/recipes/${name}.md`));

  test('has steps', () => {
    expect(steps.length).toBeGreaterThan(2);
  });

  test.each(steps)('$title', (step) => {
    expect(lostIn(step)).toEqual([]);
  });
});

test('a file, a pattern, a neighbour and a name that are not there are found', () => {
  const text = [
    '# A recipe',
    '1. `src/config/routes.ts` and `src/config/paths.ts`, `locales/*/nothing.json`,',
    '   `route-pages.ts` and `route-screens.ts` beside it, `addresses` and `addressBook(of)`, `npm run check`.',
  ].join('\n');
  expect(stepsOf(text).map(lostIn)).toEqual([
    ['src/config/paths.ts', 'locales/*/nothing.json', 'route-screens.ts', 'addressBook'],
  ]);
});
