import { describe, expect, test } from 'vitest';
import type { Flow, Step } from '../../src/flows/definition/flow.ts';
import {
  firstStepForNewApplication,
  firstUnfinished,
  isAtOrBeforeRegistration,
  isStepDone,
  canEnterWithoutApplication,
  stepForRoute,
} from '../../src/flows/definition/step-order.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { applicationOf, START } from '../application/test-session.ts';

const first = stepForRoute(bachelor, 'bachelor');

describe('a flow whose first steps are drafts', () => {
  const ask: Step = {
    name: 'ask',
    route: 'graduate',
    save: 'draft',
    fields: [
      { kind: 'text', name: 'occupation', rule: 'single-line' },
      { kind: 'text', name: 'workplace', rule: 'single-line', optional: true },
    ],
  };
  const drafted: Flow = { ...bachelor, steps: [ask, ...bachelor.steps] };
  const faculty = stepForRoute(drafted, 'bachelor.faculty');

  test('a flow with drafts first begins at the step that the draft does not answer, and never later than where it registers', () => {
    expect(firstStepForNewApplication(drafted, {})).toBe(ask);
    expect(firstStepForNewApplication(drafted, { occupation: '1' })).toBe(first);
    expect(firstStepForNewApplication(bachelor, {})).toBe(first);
    expect(firstStepForNewApplication(drafted, { ...START, occupation: '1' })).toBe(first);
  });

  test('a flow with drafts first may be entered without an application', () => {
    expect([ask, first, faculty].map((step) => canEnterWithoutApplication(drafted, step, {}))).toEqual([
      true,
      false,
      false,
    ]);
    expect([ask, first, faculty].map((step) => canEnterWithoutApplication(drafted, step, { occupation: '1' }))).toEqual(
      [true, true, false],
    );
    expect([ask, first, faculty].map((step) => isAtOrBeforeRegistration(drafted, step))).toEqual([true, true, false]);
  });

  test('a draft step is done when the server has the answers', () => {
    expect(isStepDone(ask, applicationOf({ occupation: '1' }), false)).toBe(true);
    expect(firstUnfinished(drafted, applicationOf(START), false)).toBe('graduate');
  });
});
