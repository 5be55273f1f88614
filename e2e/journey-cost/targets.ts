import { STEP_NAMES } from '../accessibility/scenes/step-names.ts';
import type { Target } from './judge.ts';
import { MISSED } from './missed.ts';

/** The link of an advert saves three taps of the 40 that a bachelor's application takes. */
const TAPS = { bachelor: 38, "bachelor, advert's link": 37, 'short course': 26, scholarship: 42 } as const;
const MOST_SCREENS = 3;
const MOST_SCREENS_OF_A_REVIEW = 2.5;
const FIRST_QUESTION = 400;
const SCREEN = 740;

const FLOW_NAMES = Object.keys(STEP_NAMES);
/** A page of courses, each of which leads on, so that it has no button until one is searched for. */
const WITHOUT_BUTTON = 'short course, search';
const stepRows = Object.entries(STEP_NAMES).flatMap(([flow, names]) => names.map((name) => `${flow}, ${name}`));

type Goal = Omit<Target, 'missed'>;
const tapsOf = ([row, most]: readonly [string, number]): Goal => ({
  table: 'from the first page to paid, minimum path',
  columns: ['taps'],
  name: `taps, ${row}`,
  row,
  most,
});
const screensOf =
  (most: number) =>
  (row: string): readonly Goal[] =>
    (['filled', 'en filled'] as const).map((column) => ({
      table: 'screens of scrolling at 360 x 740',
      columns: [column],
      name: `screens, ${row}, ${column}`,
      row,
      most,
    }));
const questionOf = (row: string): Goal => ({
  table: 'y of the first question',
  columns: ['th', 'en'],
  most: FIRST_QUESTION,
  name: `first question, ${row}`,
  row,
});
const firstScreenOf = (row: string): Goal => ({
  table: 'in the window after one press',
  columns: ['th lower edge', 'en lower edge'],
  most: SCREEN,
  name: `first screen, ${row}`,
  row,
});
const buttonOf = (row: string): Goal => ({
  table: 'primary button as the page opens',
  columns: ['th cut off', 'en cut off'],
  most: 0,
  name: `button in view, ${row}`,
  row,
});

const goals: readonly Goal[] = [
  ...Object.entries(TAPS).map(tapsOf),
  ...stepRows.flatMap(screensOf(MOST_SCREENS)),
  ...FLOW_NAMES.map((flow) => `${flow}, review`).flatMap(screensOf(MOST_SCREENS_OF_A_REVIEW)),
  ...FLOW_NAMES.flatMap((flow) => [`${flow}, label`, `${flow}, box`]).map(questionOf),
  ...['Thai QR', 'save button'].map(firstScreenOf),
  ...[...stepRows.filter((row) => row !== WITHOUT_BUTTON), 'bachelor, review', 'choice of a method'].map(buttonOf),
];

export const TARGETS: readonly Target[] = goals.map((target) => {
  const missed = MISSED[target.name];
  return missed ? { ...target, missed } : target;
});
/** Names in `MISSED` that belong to no target. */
export const UNKNOWN_MISSED = Object.keys(MISSED).filter((name) => goals.every((target) => target.name !== name));
