import { expect, test } from 'vitest';
import { bachelor } from '../../src/flows/bachelor.ts';
import { participantCount } from '../../src/flows/definition/participant-count.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { applicationOf } from '../application/test-session.ts';

test.each([
  ['3', 3],
  [12, 12],
  ['1', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['three', 1],
  ['', 1],
  [undefined, 1],
])('a short course for %j attendees is for %i', (attendees, count) => {
  expect(participantCount(shortCourse, applicationOf({ attendees }))).toBe(count);
});

test('an application of another flow is for one person', () => {
  expect(participantCount(bachelor, applicationOf({ attendees: '3' }))).toBe(1);
});
