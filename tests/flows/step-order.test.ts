import { describe, expect, test } from 'vitest';
import type { Flow, Step } from '../../src/flows/definition/flow.ts';
import {
  firstUnfinished,
  isStepDone,
  canEnter,
  nextRoute,
  previousRoute,
  reviewRoute,
  stepForRoute,
  stepperEntries,
} from '../../src/flows/definition/step-order.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { applicationOf, START } from '../application/test-session.ts';

const first = stepForRoute(bachelor, 'bachelor');
const education = stepForRoute(bachelor, 'bachelor.education');
/** Answers that complete the bachelor steps one after the other. */
const FACULTY = { campaign_id: '1', course_type_id: '1', course_id: '2', semester_id: '1' };
const EDUCATION = {
  id_type: 'passport',
  school_by: 'province',
  province_id: '10',
  district_id: '1030',
  school_id: '5',
  education_level: 'studying',
  gpax: '3.50',
  academic_year: '2569',
  study_duration: '3',
};
const SCHOLARSHIP = { scholarship_interest: 'no', student_loan_interest: 'no' };
const HINTS = { hints: { id_number: '4567' } };

describe('which step is done', () => {
  test('a step is done when the server has every required answer', () => {
    expect(isStepDone(first, applicationOf(START), false)).toBe(true);
    expect(isStepDone(first, applicationOf({ ...START, email: '' }), false)).toBe(false);
    expect(isStepDone(first, applicationOf({ ...START, prefix_name: 'military' }), false)).toBe(false);
    expect(isStepDone(first, applicationOf({ ...START, prefix_name: 'military', rank: 'major' }), false)).toBe(true);
  });

  test('a contact that the server does not return counts as answered, because it was needed to register', () => {
    const { email, phone, ...others } = START;
    expect([email, phone]).not.toContain(undefined);
    expect(isStepDone(first, applicationOf(others), false)).toBe(true);
  });

  test('a number that the server has and never sends back counts as answered', () => {
    expect(isStepDone(education, applicationOf({ ...EDUCATION, hints: {} }), false)).toBe(false);
    expect(isStepDone(education, applicationOf({ ...EDUCATION, ...HINTS }), false)).toBe(true);
  });

  test('a number of which the server never says whether it has it holds nobody up', () => {
    expect(isStepDone(education, applicationOf(EDUCATION), false)).toBe(true);
    const { id_type: _absent, ...others } = EDUCATION;
    expect(isStepDone(education, applicationOf(others), false)).toBe(false);
  });

  test('a school abroad is enough to finish the step', () => {
    const ABROAD = { school_by: 'abroad', school_name: 'Example School, Viet Nam' };
    const { school_by, province_id, district_id, school_id, ...rest } = EDUCATION;
    expect([school_by, province_id, district_id, school_id]).not.toContain(undefined);
    expect(isStepDone(education, applicationOf({ ...rest, ...ABROAD, ...HINTS }), true)).toBe(true);
    expect(isStepDone(education, applicationOf({ ...rest, school_by: 'abroad', ...HINTS }), true)).toBe(false);
  });

  test('documents are counted apart', () => {
    const documents = stepForRoute(bachelor, 'bachelor.upload-document');
    expect(isStepDone(documents, applicationOf(), false)).toBe(false);
    expect(isStepDone(documents, applicationOf(), true)).toBe(true);
  });

  test.each([
    [{}, 'bachelor'],
    [START, 'bachelor.faculty'],
    [{ ...START, ...FACULTY }, 'bachelor.education'],
    [{ ...START, ...FACULTY, ...EDUCATION, ...HINTS }, 'bachelor.scholarship'],
    [{ ...START, ...FACULTY, ...EDUCATION, ...HINTS, ...SCHOLARSHIP }, 'bachelor.upload-document'],
    // An unfinished step comes first, even if later steps are complete.
    [{ ...START, ...EDUCATION, ...HINTS, ...SCHOLARSHIP }, 'bachelor.faculty'],
  ])('resuming goes to the first gap (case %#)', (answers, route) => {
    expect(firstUnfinished(bachelor, applicationOf(answers), false)).toBe(route);
  });

  test('resuming a complete application goes to payment', () => {
    const everything = applicationOf({ ...START, ...FACULTY, ...EDUCATION, ...HINTS, ...SCHOLARSHIP });
    expect(firstUnfinished(bachelor, everything, true)).toBe('bachelor.payment');
  });

  test('a step may be entered when all before it are done', () => {
    const started = applicationOf(START);
    const enterable = bachelor.steps.filter((step) => canEnter(bachelor, step, started)).map(({ name }) => name);
    expect(enterable).toEqual(['start', 'faculty']);
  });
});

test('documents that are missing do not close the step after them', () => {
  const loan = stepForRoute(scholarship, 'scholarship.education-loan');
  const answers = scholarship.steps.flatMap(({ fields }) => fields.map(({ name }) => [name, 'x'] as const));
  const ways = { id_type: 'passport', home_address_by: 'postcode', school_by: 'postcode' };
  expect(canEnter(scholarship, loan, applicationOf({ ...Object.fromEntries(answers), ...ways }))).toBe(true);
});

test('answers are reviewed before the confirmation if a flow has one, else before the payment', () => {
  expect([reviewRoute(scholarship), reviewRoute(bachelor)]).toEqual(['scholarship.confirm', 'bachelor.payment']);
});

describe('a flow is data: one more step in it is one more step everywhere', () => {
  const motivation: Step = {
    name: 'motivation',
    route: 'graduate.scholarship',
    save: 'answers',
    fields: [{ kind: 'long-text', name: 'activities', rule: 'long-text' }],
  };
  const [start, ...rest] = bachelor.steps;
  const longer: Flow = { ...bachelor, steps: [start, motivation, ...rest] };

  test('one more step changes the order, the next and the previous step', () => {
    expect(nextRoute(longer, start)).toBe(motivation.route);
    expect(nextRoute(longer, motivation)).toBe('bachelor.faculty');
    expect(previousRoute(longer, rest[0])).toBe(motivation.route);
    expect(previousRoute(longer, motivation)).toBe('bachelor');
  });

  test('one more step changes the guard and where resuming goes', () => {
    const started = applicationOf(START);
    expect(canEnter(longer, motivation, started)).toBe(true);
    expect(canEnter(longer, rest[0], started)).toBe(false);
    expect(firstUnfinished(longer, started, false)).toBe(motivation.route);
    expect(firstUnfinished(longer, applicationOf({ ...START, activities: 'ก' }), false)).toBe('bachelor.faculty');
  });

  test('one more step stands in the stepper', () => {
    expect(stepperEntries(longer, motivation.route).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'start done',
      'motivation current',
      'faculty locked',
      'education locked',
      'scholarship locked',
      'documents locked',
      'payment locked',
    ]);
  });
});

test('the ends of the flow: nothing before the first step, payment after the last, and no step that is none', () => {
  const last = stepForRoute(bachelor, 'bachelor.upload-document');
  expect(previousRoute(bachelor, first)).toBeUndefined();
  expect(nextRoute(bachelor, last)).toBe('bachelor.payment');
  expect(stepperEntries(bachelor, 'bachelor.payment').at(-1)).toMatchObject({ name: 'payment', state: 'current' });
  expect(() => stepForRoute(bachelor, 'bachelor.payment')).toThrow('bachelor.payment');
});
