import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import en from '../../locales/en/graduate.json' with { type: 'json' };
import fieldWords from '../../locales/th/fields.json' with { type: 'json' };
import th from '../../locales/th/graduate.json' with { type: 'json' };
import { campaigns, check, initial, requestCode } from '../../src/api/contract/application.ts';
import { schools } from '../../src/api/contract/general.ts';
import { routeOf } from '../../src/config/routes.ts';
import type { FieldEntry, Flow, LookupEntry } from '../../src/engine/flow.ts';
import { isRequired, isShown } from '../../src/engine/journey.ts';
import { graduate as data } from '../../src/flows/graduate.ts';
import { START } from '../engine/bachelor-context.ts';

const graduate: Flow = data;
const fieldsOf = (step: string): readonly FieldEntry[] =>
  graduate.steps.find(({ name }) => name === step)?.fields ?? [];
const fields = graduate.steps.flatMap((step): readonly FieldEntry[] => step.fields);
const listOf = (step: string, name: string): LookupEntry['lookup'] => {
  const found = fieldsOf(step).find((field): field is LookupEntry => field.kind === 'lookup' && field.name === name);
  if (!found) throw new Error(`${step} has no list ${name}`);
  return found.lookup;
};
const { programme_type: _bachelorOnly, ...PERSON } = START;

test('the steps stand in the order of the decisions, each at a route of the flow', () => {
  expect(graduate.steps.map(({ route }) => route)).toEqual([
    'graduate',
    'graduate.faculty',
    'graduate.education',
    'graduate.scholarship',
    'graduate.upload-document',
  ]);
  for (const route of [...graduate.steps.map((step) => step.route), ...Object.values(graduate.routes)])
    expect(routeOf(route).flow).toBe('graduate');
});

test('there are words for every step, field and choice', () => {
  const steps = [...graduate.steps.map(({ name }) => name), 'payment'];
  expect([Object.keys(th.steps), Object.keys(en.steps)]).toEqual([steps, steps]);
  const { labels, options } = fieldWords as { labels: object; options: Record<string, object> };
  expect(fields.map(({ name }) => name).filter((name) => !(name in labels))).toEqual([]);
  const choices = fields.flatMap((field) =>
    'options' in field ? field.options.map((option) => [field.name, option] as const) : [],
  );
  expect(choices.filter(([name, option]) => !(option in (options[name] ?? {})))).toEqual([]);
});

test('`type` tells it from a bachelor application, everywhere it is asked for', () => {
  const { phone, phone_country, email } = START;
  expect(v.parse(check.query, graduate.checkQuery({ phone, phone_country, email }, {}, {}))).toMatchObject({
    type: 'graduate',
    mode: 'check',
  });
  expect(v.is(requestCode.body, { ...graduate.codeIdentity({}), phone, phone_country, email })).toBe(true);
  expect(graduate.codeIdentity({})).toEqual({ type: 'graduate' });
  expect(graduate.appearanceQuery).toEqual({ type: 'graduate' });
  expect(listOf('faculty', 'campaign_id').query({ degree: 'master' }, {})).toMatchObject({ type: 'graduate' });
});

test('the registration carries what the specification lists; the degree follows later', () => {
  const typed = { ...PERSON, degree: 'doctoral', rank: 'major', utm_term: 'phd' };
  const body = v.parse(initial.body, graduate.initialBody(typed, {}));
  expect(body).toEqual({ ...PERSON, rank: 'major', utm_term: 'phd', type: 'graduate' });
});

describe('the degree', () => {
  test('decides which faculties, rounds and course types are listed', () => {
    const faculties = listOf('start', 'faculty_id');
    expect(faculties.query({}, {})).toBeUndefined();
    expect(faculties.query({ degree: 'master' }, {})).toEqual({ type: 'graduate', degree: 'master' });
    expect(listOf('faculty', 'campaign_id').query({}, {})).toBeUndefined();
    const rounds = listOf('faculty', 'campaign_id').query({ degree: 'doctoral' }, {});
    expect(v.parse(campaigns.query, rounds)).toEqual({ type: 'graduate', degree: 'doctoral' });
    const types = listOf('faculty', 'course_type_id').query({ degree: 'doctoral', campaign_id: '201' }, {});
    expect(types).toMatchObject({ degree: 'doctoral' });
  });

  test('a change of it asks for the whole programme again', () => {
    const [degree] = fieldsOf('start');
    const programme = fieldsOf('faculty').map(({ name }) => name);
    expect(degree?.name).toBe('degree');
    expect(programme).toEqual(expect.arrayContaining([...(degree?.clears ?? [])]));
    expect(degree?.clears).toContain('course_id');
  });
});

test('what was studied before is looked for among universities', () => {
  const query = listOf('education', 'school_id').query({ district_id: '1030' }, {});
  expect(v.parse(schools.query, query)).toEqual({ district_id: '1030', level: 'university' });
});

test('the kind of loan is asked of those who want one', () => {
  const loan = fieldsOf('scholarship').find(({ name }) => name === 'loan_type');
  if (!loan) throw new Error('no loan');
  expect(isShown(loan, { student_loan_interest: 'no' })).toBe(false);
  expect(isRequired(loan, { student_loan_interest: 'yes' })).toBe(true);
});

test('a military rank or an academic position is asked of those who have one', () => {
  const shown = (name: string, prefix_name: string): boolean =>
    fieldsOf('start').some((field) => field.name === name && isShown(field, { prefix_name }));
  expect([shown('rank', 'military'), shown('rank', 'mr')]).toEqual([true, false]);
  expect([shown('academic_rank', 'academic'), shown('academic_rank', 'mr')]).toEqual([true, false]);
});
