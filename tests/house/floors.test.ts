// House rule 2: imports go downstairs, in `.astro` files too; rooms on one floor do not know each other.
import { expect, test } from 'vitest';
import { CODE, filesIn, importsOf, roomOf } from './sources.ts';

/** From the top floor down. */
const FLOORS = [
  ['pages'],
  ['layouts'],
  ['islands'],
  ['flows'],
  ['engine', 'wake'],
  ['ui'],
  ['state'],
  ['api'],
  ['model'],
  ['i18n'],
  ['lib'],
  ['config', 'styles'],
];
/** Beside the house: they may use it, it may not use them. `tools` starts the sandbox. */
const WINGS: Readonly<Record<string, readonly string[]>> = { sandbox: [], tools: ['sandbox'] };
/** Rooms that promise not to know others, however low those lie. */
const BLIND: Readonly<Record<string, readonly string[]>> = { ui: ['state', 'api'] };

const floorOf = (room: string): number => FLOORS.findIndex((floor) => floor.includes(room));

const allowed = (from: string, to: string): boolean => {
  if (from === to) return true;
  if (to in WINGS) return WINGS[from]?.includes(to) ?? false;
  if (from in WINGS) return true;
  return floorOf(to) > floorOf(from) && !BLIND[from]?.includes(to);
};

const files = filesIn('src', CODE);

test('every room of src stands on a floor or is a wing', () => {
  const rooms = new Set(files.flatMap((file) => roomOf(file) ?? []));
  expect([...rooms].filter((room) => floorOf(room) < 0 && !(room in WINGS))).toEqual([]);
});

test('no file imports from a floor above its own, from a neighbour or from a wing', () => {
  const wrong = files.flatMap(importsOf).flatMap(([file, imported]) => {
    const [from, to] = [roomOf(file), roomOf(imported)];
    return from === undefined || to === undefined || allowed(from, to)
      ? []
      : [`${file} (${from}) → ${imported} (${to})`];
  });
  expect(wrong).toEqual([]);
});

test('the rule itself refuses what it should', () => {
  expect(allowed('state', 'engine')).toBe(false);
  expect(allowed('ui', 'engine')).toBe(false);
  expect(allowed('wake', 'engine')).toBe(false);
  expect(allowed('ui', 'api')).toBe(false);
  expect(allowed('pages', 'sandbox')).toBe(false);
  expect(allowed('sandbox', 'tools')).toBe(false);
  expect(allowed('islands', 'model')).toBe(true);
});
