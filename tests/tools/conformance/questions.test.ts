import { expect, test } from 'vitest';
import { FLOW_IDS } from '../../../src/config/flow-registry.ts';
import type { FieldDefinition } from '../../../src/field-kinds/kinds.ts';
import { BEFORE_BACHELOR } from '../../../src/flows/fields/schooling.ts';
import { isVisible } from '../../../src/flows/definition/field-queries.ts';
import { callForField } from '../../../src/steps/send-answers.ts';
import { QUESTIONS, questionsOf } from '../../../src/tools/conformance/questions.ts';
import { createDialect } from '../../../src/api/dialect.ts';
import { backEnd as laravelLike } from '../../back-ends/laravel-like/back-end.ts';
import { bodiesOf } from '../../../src/tools/conformance/words.ts';
import { allFlows } from '../../flows/all-flows.ts';

const wordsOf = (field: FieldDefinition): readonly string[] | undefined => {
  if (field.kind === 'checkbox') return ['yes'];
  return 'options' in field ? field.options : undefined;
};

/** Answers to the other questions of the flow, on which more questions are asked. */
const conditionsOf = (flow: keyof typeof allFlows): readonly Readonly<Record<string, string>>[] =>
  QUESTIONS[flow].flatMap(({ field, words }) => words.map((word) => ({ [field]: word })));

test.each(FLOW_IDS)(
  'the table has the choices of the forms of %s, their words, their calls and when they are asked',
  (flow) => {
    const asked = allFlows[flow].steps.flatMap((step) =>
      step.fields.flatMap((field) => {
        const words = wordsOf(field);
        if (!words) return [];
        // Of a question that is asked by itself, the condition is none.
        const condition = isVisible(field, {}) ? {} : conditionsOf(flow).find((answers) => isVisible(field, answers));
        return [[field.name, { words, savedBy: callForField(step, field), condition }] as const];
      }),
    );
    const named = QUESTIONS[flow].map(
      ({ field, words, savedBy, askedWith = {} }) => [field, { words, savedBy, condition: askedWith }] as const,
    );
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(asked));
    expect(named.length).toBe(asked.length);
  },
);

test('a choice that an API does not have is sent nowhere, and neither is what is asked with it', () => {
  const questions = questionsOf('graduate', createDialect(laravelLike).offered);
  expect(questions.map(({ field }) => field)).not.toContain('academic_rank');
  expect(questions.find(({ field }) => field === 'education')?.words).toEqual(['bachelor', 'master', 'other']);
});

test('every word is sent once, with the answer on which it is asked', () => {
  const bodies = bodiesOf(QUESTIONS.bachelor.filter(({ savedBy }) => savedBy === 'personal'));
  const sent = (field: string) => bodies.flatMap((body) => (field in body ? [body[field]] : []));
  expect(sent('education')).toEqual([...BEFORE_BACHELOR]);
  const ranks = bodies.filter((body) => 'academic_rank' in body);
  expect(ranks).toHaveLength(4);
  expect(ranks.every((body) => body['prefix_name'] === 'academic')).toBe(true);
});
