import { expect, test } from 'vitest';
import { FIRST_PART_STATE, partStateAfter, type PartEvent } from '../../src/steps/part-state.ts';

const after = (...events: readonly PartEvent[]) => events.reduce(partStateAfter, FIRST_PART_STATE);
const OPENED = { type: 'opened', part: 1, focus: 'part' } as const;
const FAILED = { type: 'failed' } as const;

test('a failed submit shows the errors of the open part, and leaves the focus to the summary', () => {
  expect(after(OPENED)).toEqual({ part: 1, focus: 'part', hasFailed: false });
  expect(after(OPENED, FAILED)).toEqual({ part: 1, hasFailed: true });
});

test('a part that is opened after a failed submit shows no errors', () => {
  expect(after(OPENED, FAILED, { ...OPENED, part: 2 })).toEqual({ part: 2, focus: 'part', hasFailed: false });
});

test('the part because of which a submit has failed is opened with its errors', () => {
  expect(after(OPENED, FAILED, { ...FAILED, part: 0 })).toEqual({ part: 0, hasFailed: true });
});

test('a step without parts has errors after a failed submit', () => {
  expect(after(FAILED)).toEqual({ hasFailed: true });
});
