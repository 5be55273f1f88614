import { describe, expect, test } from 'vitest';
import type { Flow, Step } from '../../src/engine/flow.ts';
import {
  firstToStart,
  firstUnfinished,
  formParts,
  isStart,
  isStepDone,
  mayStart,
  stepOf,
  valueNames,
} from '../../src/engine/journey.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { applicationOf, START } from './bachelor-context.ts';

const first = stepOf(bachelor, 'bachelor');

describe('a flow whose first steps are drafts', () => {
  const ask: Step = {
    name: 'ask',
    route: 'graduate',
    save: 'draft',
    fields: [
      { kind: 'text', name: 'a', rule: 'line' },
      { kind: 'text', name: 'b', rule: 'line', optional: true },
    ],
  };
  const drafted: Flow = { ...bachelor, steps: [ask, ...bachelor.steps] };
  const faculty = stepOf(drafted, 'bachelor.faculty');

  test('begins at the first that the draft does not answer, and never later than where it registers', () => {
    expect(firstToStart(drafted, {})).toBe(ask);
    expect(firstToStart(drafted, { a: '1' })).toBe(first);
    expect(firstToStart(bachelor, {})).toBe(first);
  });

  test('may be entered there and before, without an application', () => {
    expect([ask, first, faculty].map((step) => mayStart(drafted, step, {}))).toEqual([true, false, false]);
    expect([ask, first, faculty].map((step) => mayStart(drafted, step, { a: '1' }))).toEqual([true, true, false]);
    expect([ask, first, faculty].map((step) => isStart(drafted, step))).toEqual([true, true, false]);
  });

  test('is done there when the server holds the answers', () => {
    expect(isStepDone(ask, applicationOf({ a: '1' }), false)).toBe(true);
    expect(firstUnfinished(drafted, applicationOf(START), false)).toBe('graduate');
  });
});

test('a field that is searched has two values and may have words of its own', () => {
  const list = { endpoint: {} as never, query: () => undefined, option: () => ({ value: '', label: '' }) };
  const search = { kind: 'search', name: 'id', text: 'typed', word: 'find', lookup: list, suggestions: list } as const;
  const step: Step = { name: 'x', route: 'graduate', save: 'draft', fields: [search] };
  expect(valueNames(step)).toEqual(['typed', 'id']);
  expect(formParts(step).names).toEqual(expect.arrayContaining(['typed', 'id', 'find']));
});
