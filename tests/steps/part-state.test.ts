import { expect, test } from 'vitest';
import { FIRST_PART_STATE, partStateAfter, type PartEvent } from '../../src/steps/part-state.ts';

const after = (...events: readonly PartEvent[]) => events.reduce(partStateAfter, FIRST_PART_STATE);
const HEADING = 'part';

test('a failed submit shows the errors of the open part, and opening another part shows none', () => {
  const opened = { type: 'opened', part: 1, focus: HEADING } as const;
  expect(after(opened)).toEqual({ part: 1, focus: HEADING, hasFailed: false });
  expect(after(opened, { type: 'submit-failed' })).toEqual({ part: 1, focus: undefined, hasFailed: true });
  expect(after(opened, { type: 'submit-failed' }, { ...opened, part: 2 })).toEqual({
    part: 2,
    focus: HEADING,
    hasFailed: false,
  });
});

test('the part because of which a submit has failed shows its errors at once, and leaves the focus to the summary', () => {
  const failed = after({ type: 'opened', part: 2 }, { type: 'submit-failed' }, { type: 'error-found', part: 0 });
  expect(failed).toEqual({ part: 0, hasFailed: true });
});

test('a step without parts has errors after a failed submit', () => {
  expect(after({ type: 'submit-failed' })).toMatchObject({ hasFailed: true });
});
