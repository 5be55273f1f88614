// What a step of a recipe names is there: its files, by name or by pattern, and in them the names it tells to look for.
import { describe, expect, test } from 'vitest';
import { lostIn, stepsOf } from './recipe-steps.ts';
import { read } from './sources.ts';

const RECIPES = ['add-a-flow', 'add-a-kind-of-field', 'add-a-message', 'add-a-route', 'add-a-step', 'add-an-endpoint'];

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
    '   `page-settings.ts` and `route-screens.ts` beside it, `addresses` and `addressBook(of)`, `npm run check`.',
  ].join('\n');
  expect(stepsOf(text).map(lostIn)).toEqual([
    ['src/config/paths.ts', 'locales/*/nothing.json', 'route-screens.ts', 'addressBook'],
  ]);
});
