import { expect, test } from 'vitest';
import { appliedFor } from '../../src/model/applied-for.ts';

const COURSE = { short_course_id: 'Data Analysis', period_id: 'Class 1 · 6 March 2027', campaign_id: 'Regular price' };
const DEGREE = { faculty_id: 'Engineering', campaign_id: 'Direct admission' };

test.each([
  ['short-course', COURSE, 'Regular price', ['Data Analysis', 'Class 1 · 6 March 2027']],
  ['short-course', {}, 'Regular price', ['Regular price']],
  ['bachelor', DEGREE, 'Direct admission', ['Engineering', 'Direct admission']],
  ['graduate', { ...DEGREE, course_id: 'M.Eng.', major_id: 'Power' }, null, ['M.Eng.', 'Power', 'Direct admission']],
  ['scholarship', DEGREE, 'Star Scholars', ['Star Scholars', 'Engineering']],
  ['bachelor', {}, undefined, []],
] as const)('%s: %j, %s', (type, readable, campaign_name, expected) => {
  expect(appliedFor(type, { readable, campaign_name })).toEqual(expected);
});
