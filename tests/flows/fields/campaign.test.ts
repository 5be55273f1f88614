import { expect, test } from 'vitest';
import { facultyLogo, roundOption, semesterOption } from '../../../src/flows/fields/campaign.ts';

test('a round that is closed is listed and cannot be chosen', () => {
  expect(roundOption({ id: '1', name: 'Round', open: true })).toEqual({ value: '1', label: 'Round', disabled: false });
  expect(roundOption({ id: '2', name: 'Round', open: false })).toEqual({ value: '2', label: 'Round', disabled: true });
});

test('a faculty may have no logo', () => {
  const faculty = { id: '1', name: 'Law', slug: null };
  expect(facultyLogo({ ...faculty, logo: { circle: '/law.svg' } })).toBe('/law.svg');
  expect(facultyLogo({ ...faculty, logo: undefined })).toBeUndefined();
});

test.each([
  ['1', '2570', '1/2570'],
  ['๑', '๒๕๗๐', '๑/๒๕๗๐'],
  ['1 (evening)', '2570', '1 (evening) · 2570'],
  ['1', 'year 2570', '1 · year 2570'],
])('only bare numbers of a semester are joined: %s, %s', (period, year, label) => {
  const semester = {
    id: '1',
    period,
    year,
    year_readable: null,
    start_at_readable: null,
    regis_start_at_readable: null,
    available_type: null,
  };
  expect(semesterOption(semester, 'en').label).toBe(label);
});
