import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { requestOf } from '../../src/api/contract/all.ts';
import { campaigns, check, initial, requestOtp } from '../../src/api/contract/application.ts';
import { schools } from '../../src/api/contract/general.ts';
import type { FieldDefinition } from '../../src/field-kinds/kinds.ts';
import type { RemoteSelectDefinition } from '../../src/field-kinds/remote-select.ts';
import type { Flow } from '../../src/flows/definition/flow.ts';
import { isRequired, isVisible } from '../../src/flows/definition/field-queries.ts';
import { graduate as data } from '../../src/flows/graduate.ts';
import { START } from '../application/test-session.ts';

const graduate: Flow = data;
const fieldsOf = (step: string): readonly FieldDefinition[] =>
  graduate.steps.find(({ name }) => name === step)?.fields ?? [];
const listOf = (step: string, name: string): RemoteSelectDefinition['lookup'] => {
  const found = fieldsOf(step).find(
    (field): field is RemoteSelectDefinition => field.kind === 'remote-select' && field.name === name,
  );
  if (!found) throw new Error(`${step} has no list ${name}`);
  return found.lookup;
};
const { programme_type: _bachelorOnly, ...PERSON } = START;

test('the steps stand in the order of the decisions', () => {
  expect(graduate.steps.map(({ route }) => route)).toEqual([
    'graduate',
    'graduate.faculty',
    'graduate.education',
    'graduate.scholarship',
    'graduate.upload-document',
  ]);
});

test('`type` distinguishes it from a bachelor application, everywhere it is asked for', () => {
  const { phone, phone_country, email } = START;
  expect(v.parse(requestOf(check).query, graduate.checkQuery({ phone, phone_country, email }, {}, {}))).toMatchObject({
    type: 'graduate',
    mode: 'check',
  });
  expect(v.is(requestOf(requestOtp).body, { ...graduate.otpRequestExtras({}), phone, phone_country, email })).toBe(
    true,
  );
  expect(graduate.otpRequestExtras({})).toEqual({ type: 'graduate' });
  expect(graduate.bannersQuery).toEqual({ type: 'graduate' });
  expect(listOf('faculty', 'campaign_id').query({ degree: 'master' }, {})).toMatchObject({ type: 'graduate' });
});

test('the registration carries what the specification lists; the degree follows later', () => {
  const typed = { ...PERSON, degree: 'doctoral', rank: 'major', utm_term: 'phd' };
  const body = v.parse(requestOf(initial).body, graduate.initialBody(typed, {}));
  expect(body).toEqual({ ...PERSON, rank: 'major', academic_rank: '', utm_term: 'phd', type: 'graduate' });
});

describe('the degree', () => {
  test('decides which faculties, rounds and course types are listed', () => {
    const faculties = listOf('start', 'faculty_id');
    expect(faculties.query({}, {})).toBeUndefined();
    expect(faculties.query({ degree: 'master' }, {})).toEqual({ type: 'graduate', degree: 'master' });
    expect(listOf('faculty', 'campaign_id').query({}, {})).toBeUndefined();
    const rounds = listOf('faculty', 'campaign_id').query({ degree: 'doctoral' }, {});
    expect(v.parse(requestOf(campaigns).query, rounds)).toEqual({ type: 'graduate', degree: 'doctoral' });
    const types = listOf('faculty', 'course_type_id').query({ degree: 'doctoral', campaign_id: '201' }, {});
    expect(types).toMatchObject({ degree: 'doctoral' });
  });

  test('decides which faculties and courses of a round are listed', () => {
    const [campaign_id, course_type_id, faculty_id, degree] = ['201', '1', '2', 'doctoral'];
    expect(listOf('faculty', 'faculty_id').query({ campaign_id, course_type_id, degree }, {})).toEqual({
      type: 'graduate',
      campaign_id,
      course_type_id,
      degree,
    });
    expect(listOf('faculty', 'course_id').query({ course_type_id, faculty_id, degree }, {})).toEqual({
      type: 'course',
      course_type_id,
      faculty_id,
      degree,
    });
  });

  test('asks for the whole programme again when it changes', () => {
    const [degree] = fieldsOf('start');
    const programme = fieldsOf('faculty').map(({ name }) => name);
    expect(degree?.name).toBe('degree');
    expect(programme).toEqual(expect.arrayContaining([...(degree?.invalidates ?? [])]));
    expect(degree?.invalidates).toContain('course_id');
  });
});

test('what was studied before is looked for among universities', () => {
  const query = listOf('education', 'school_id').query({ district_id: '1030' }, {});
  expect(v.parse(requestOf(schools).query, query)).toEqual({ district_id: '1030', level: 'university' });
});

test('the kind of loan is asked of those who want one', () => {
  const loan = fieldsOf('scholarship').find(({ name }) => name === 'loan_type');
  if (!loan) throw new Error('no loan');
  expect(isVisible(loan, { student_loan_interest: 'no' })).toBe(false);
  expect(isRequired(loan, { student_loan_interest: 'yes' })).toBe(true);
});

test('a military rank or an academic position is asked of those who have one', () => {
  const shown = (name: string, prefix_name: string): boolean =>
    fieldsOf('start').some((field) => field.name === name && isVisible(field, { prefix_name }));
  expect([shown('rank', 'military'), shown('rank', 'mr')]).toEqual([true, false]);
  expect([shown('academic_rank', 'academic'), shown('academic_rank', 'mr')]).toEqual([true, false]);
});
