import { expect, test } from 'vitest';
import { BEFORE_BACHELOR } from '../../../src/flows/fields/schooling.ts';
import { allQuestionsOf, questionsOf } from '../../../src/tools/conformance/questions.ts';
import { createDialect } from '../../../src/api/dialect.ts';
import { backEnd as laravelLike } from '../../back-ends/laravel-like/back-end.ts';
import { bodiesOf } from '../../../src/tools/conformance/words.ts';

test('a question names its words, the call that saves it, and the answer that makes the form ask it', () => {
  const asked = allQuestionsOf('graduate').filter(({ field }) =>
    ['degree', 'academic_rank', 'loan_type'].includes(field),
  );
  expect(asked).toEqual([
    { field: 'degree', words: ['master', 'doctoral'], savedBy: 'personal', askedWith: {} },
    {
      field: 'academic_rank',
      words: ['lecturer', 'assistant_professor', 'associate_professor', 'professor'],
      savedBy: 'personal',
      askedWith: { prefix_name: 'academic' },
    },
    {
      field: 'loan_type',
      words: ['student_loan_fund', 'income_contingent', 'bank'],
      savedBy: 'answers',
      askedWith: { student_loan_interest: 'yes' },
    },
  ]);
});

test('a box is a choice of one word, and is sent once', () => {
  const boxes = allQuestionsOf('short-course').filter(({ field }) => field === 'same_as_invoice');
  expect(boxes).toEqual([{ field: 'same_as_invoice', words: ['yes'], savedBy: 'personal', askedWith: {} }]);
});

test('a choice that an API does not have is sent nowhere, and neither is what is asked with it', () => {
  const questions = questionsOf('graduate', createDialect(laravelLike).offered);
  expect(questions.map(({ field }) => field)).not.toContain('academic_rank');
  expect(questions.find(({ field }) => field === 'education')?.words).toEqual(['bachelor', 'master', 'other']);
});

test('every word is sent once, with the answer on which it is asked', () => {
  const bodies = bodiesOf(allQuestionsOf('bachelor').filter(({ savedBy }) => savedBy === 'personal'));
  const sent = (field: string) => bodies.flatMap((body) => (field in body ? [body[field]] : []));
  expect(sent('education')).toEqual([...BEFORE_BACHELOR]);
  const ranks = bodies.filter((body) => 'academic_rank' in body);
  expect(ranks).toHaveLength(4);
  expect(ranks.every((body) => body['prefix_name'] === 'academic')).toBe(true);
});
