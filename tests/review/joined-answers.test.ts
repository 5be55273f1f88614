import { describe, expect, test } from 'vitest';
import review from '../../locales/en/review.json' with { type: 'json' };
import thaiReview from '../../locales/th/review.json' with { type: 'json' };
import upload from '../../locales/en/upload.json' with { type: 'json' };
import type { Flow } from '../../src/flows/definition/flow.ts';
import { stepForRoute } from '../../src/flows/definition/step-order.ts';
import type { Locale } from '../../src/config/locales.ts';
import type { RouteName } from '../../src/config/routes.ts';
import { stepRows } from '../../src/review/review-rows.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { graduate } from '../../src/flows/graduate.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { OTHER_SCHOOL } from '../../src/model/lookup.ts';
import { applicationOf, freshSession, messages as flowMessages } from '../application/test-session.ts';

const messages = { ...flowMessages, review, upload };
const { labels, options } = messages.fields;

const rowsOf = (flow: Flow, route: RouteName, answers: object, locale: Locale = 'en') =>
  stepRows(
    stepForRoute(flow, route),
    applicationOf({ ...answers }),
    { ...freshSession(flow), locale },
    { ...messages, review: locale === 'th' ? thaiReview : review },
  );

/** The row of a term: its value, and the field that its link leads to. */
function rowOf(flow: Flow, route: RouteName, answers: object, term: string): readonly unknown[] {
  const rows = rowsOf(flow, route, answers);
  const found = rows.filter((row) => row.term === term);
  expect(found).toHaveLength(1);
  return [found[0]?.value, found[0]?.change?.href.replace(/^.*#/, '')];
}

const NAME = { first_name: 'Somchai', last_name: 'Jaidee' };

describe('a name', () => {
  test.each([
    [{ prefix_name: 'mr', ...NAME }, `${options.prefix_name.mr} Somchai Jaidee`],
    [{ prefix_name: 'military', rank: 'Police Captain', ...NAME }, 'Police Captain Somchai Jaidee'],
    [
      { prefix_name: 'academic', academic_rank: 'professor', ...NAME },
      `${options.academic_rank.professor} Somchai Jaidee`,
    ],
    [{ prefix_name: 'other', ...NAME }, 'Somchai Jaidee'],
    [{ prefix_name: 'ms', first_name: 'Somying', last_name: '-' }, `${options.prefix_name.ms} Somying`],
    [{ prefix_name: 'mr', first_name: 'Alex', last_name: 'Alex' }, `${options.prefix_name.mr} Alex Alex`],
  ])('is one row: %o', (answers, value) => {
    for (const [flow, route, term] of [
      [bachelor, 'bachelor', review.joined.name],
      [graduate, 'graduate', review.joined.name],
      // Whoever registers may do so for an organisation.
      [shortCourse, 'short-course.course', review.joined.contactPerson],
    ] as const)
      expect(rowOf(flow, route, answers, term)).toEqual([value, 'field-prefix_name']);
  });

  test('without a title begins with the first name, and leads to it', () => {
    expect(rowOf(scholarship, 'scholarship', NAME, review.joined.name)).toEqual(['Somchai Jaidee', 'field-first_name']);
  });

  test('hides no answer that is missing', () => {
    const answers = { prefix_name: 'military', first_name: 'Somchai', last_name: 'Jaidee' };
    expect(rowOf(bachelor, 'bachelor', answers, labels.rank)).toEqual([review.notGiven, 'field-rank']);
  });
});

test.each([
  ['00000', options.branch['00000']],
  ['00001', '00001'],
])('branch %s of a company is shown as %s', (branch, shown) => {
  const answers = { receipt_issued_to: 'company', branch };
  expect(rowOf(shortCourse, 'short-course.personal-information', answers, labels.branch)[0]).toBe(shown);
});

describe('a school', () => {
  const place = { school_by: 'province', province_id: '81', district_id: '8102' };
  const readable = { province_id: 'Krabi', district_id: 'Ko Lanta', school_id: 'Ko Lanta School' };

  test.each([
    [bachelor, 'bachelor.education', labels.school_id],
    [graduate, 'graduate.education', labels.university_id],
    [scholarship, 'scholarship.personal-information', labels.school_id],
  ] as const)('has its place on a second line: %#', (flow, route, term) => {
    expect(rowOf(flow, route, { ...place, school_id: '5', readable }, term)).toEqual([
      'Ko Lanta School\nKo Lanta, Krabi',
      'field-province_id',
    ]);
  });

  test('that is in no list has the name that was typed', () => {
    const other = { ...place, school_id: OTHER_SCHOOL, school_name: 'My school' };
    expect(rowOf(bachelor, 'bachelor.education', { ...other, readable }, labels.school_id)[0]).toBe(
      'My school\nKo Lanta, Krabi',
    );
  });

  test('abroad is its name alone', () => {
    const abroad = { school_by: 'abroad', school_name: 'Lycée, France' };
    expect(rowOf(bachelor, 'bachelor.education', abroad, labels.school_abroad)).toEqual([
      'Lycée, France',
      'field-school_name',
    ]);
  });
});

test.each([
  [bachelor, 'bachelor.faculty', 'field-course_type_id'],
  [graduate, 'graduate.faculty', 'field-course_type_id'],
  [scholarship, 'scholarship.faculty-type', 'field-course_type_id'],
] as const)('a programme is its course, and below it its type and semester: %#', (flow, route, field) => {
  const readable = { course_type_id: 'Weekdays', course_id: 'Accounting', semester_id: 'Semester 1' };
  const ids = { faculty_id: '1', course_type_id: '1', course_id: '2', semester_id: '3' };
  expect(rowOf(flow, route, { ...ids, readable }, labels.course_id)).toEqual([
    'Accounting\nWeekdays · Semester 1',
    field,
  ]);
});

test.each([
  [bachelor, 'bachelor.education'],
  [graduate, 'graduate.education'],
  [scholarship, 'scholarship.personal-information'],
] as const)('studies are their status, year and length; the grade is a row of its own: %#', (flow, route) => {
  const answers = { education_level: 'studying', gpax: '3.50', academic_year: '2569', study_duration: '3' };
  const shown = (more = {}) => rowOf(flow, route, { ...answers, ...more }, labels.education_level)[0];
  expect(rowOf(flow, route, answers, labels.education_level)).toEqual([
    'Yes, I am still studying\nExpected to finish: academic year 2026\nLength of course: 3 years',
    'field-education_level',
  ]);
  expect(shown({ education_level: 'graduated', academic_year: '2024' })).toBe(
    'No, I have graduated\nFinished: academic year 2024\nLength of course: 3 years',
  );
  for (const academic_year of ['2569', '2026']) {
    const thai = rowsOf(flow, route, { ...answers, academic_year }, 'th');
    expect(thai.map(({ value }) => value)).toContainEqual(expect.stringContaining('คาดว่าจะจบ ปีการศึกษา 2569\n'));
  }
  expect(rowOf(flow, route, answers, labels.gpax)).toEqual(['3.50', 'field-gpax']);
});

test('a short course has its dates on a second line', () => {
  const readable = { short_course_id: 'Drone Pilot', period_id: 'Class 1 · 2027' };
  const answers = { short_course_id: '5', period_id: '1', readable };
  expect(rowOf(shortCourse, 'short-course.course', answers, labels.short_course_id)).toEqual([
    'Drone Pilot\nClass 1 · 2027',
    'field-short_course_id',
  ]);
});

test.each([
  [scholarship, 'scholarship.personal-information', 'home', review.joined.address],
  [shortCourse, 'short-course.personal-information', 'tax', labels.tax_address],
  [shortCourse, 'short-course.personal-information', 'shipping', labels.shipping_address],
] as const)('an address has two lines under a term for all of it: %#', (flow, route, kind, term) => {
  const names = Object.entries({ sub_district_id: 'Bo Haeng', district_id: 'Ko Lanta', province_id: 'Krabi' });
  const readable = Object.fromEntries(names.map(([name, text]) => [`${kind}_${name}`, text]));
  const byProvince = { [`${kind}_address`]: '99 Road', [`${kind}_address_by`]: 'province', ...readable, readable };
  expect(rowOf(flow, route, byProvince, term)).toEqual(['99 Road\nBo Haeng, Ko Lanta, Krabi', `field-${kind}_address`]);
  const whole = { ...byProvince, [`${kind}_postcode`]: '81150' };
  for (const way of ['province', 'postcode'])
    expect(rowOf(flow, route, { ...whole, [`${kind}_address_by`]: way }, term)[0]).toBe(
      '99 Road\nBo Haeng, Ko Lanta, Krabi 81150',
    );
});

test.each([
  ['en', '99 Road\nChanuman, Chanuman, Amnat Charoen 37210'],
  ['th', '99 Road\nตำบลชานุมาน อำเภอชานุมาน จังหวัดอำนาจเจริญ 37210'],
] as const)('an address names a district and a sub-district of the same name: %s', (locale, expected) => {
  const readable =
    locale === 'th'
      ? { tax_sub_district_id: 'ชานุมาน', tax_district_id: 'ชานุมาน', tax_province_id: 'อำนาจเจริญ' }
      : { tax_sub_district_id: 'Chanuman', tax_district_id: 'Chanuman', tax_province_id: 'Amnat Charoen' };
  const ids = { tax_sub_district_id: '370201', tax_district_id: '3702', tax_province_id: '37', tax_postcode: '37210' };
  const answers = { tax_address: '99 Road', tax_address_by: 'province', ...ids, readable };
  const rows = rowsOf(shortCourse, 'short-course.personal-information', answers, locale);
  expect(rows.map(({ value }) => value)).toContain(expected);
});

test('of a place whose names nobody knows, one text says so, and the rest is as always', () => {
  const answers = { tax_address: '99 Road', tax_address_by: 'province', tax_postcode: '37210' };
  const ids = { tax_sub_district_id: '370201', tax_district_id: '3702', tax_province_id: '37' };
  const shown = (readable: object): unknown =>
    rowOf(shortCourse, 'short-course.personal-information', { ...answers, ...ids, readable }, labels.tax_address)[0];
  const saved = messages.fields.choiceSaved;
  expect(shown({})).toBe(`99 Road\n${saved}, 37210`);
  expect(shown({ tax_province_id: 'Amnat Charoen' })).toBe(`99 Road\n${saved}, Amnat Charoen 37210`);
});
