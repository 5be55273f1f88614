import { expect, test } from 'vitest';
import { bachelor } from '../../src/flows/bachelor.ts';
import { earlyReads } from '../../src/flows/definition/early-reads.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { shortCourse } from '../../src/flows/short-course.ts';

const FILES = '/api/application/file/?application_id=__id__';
const QUESTIONS = '/api/application/custom-input/?application_id=__id__';

test.each([
  ['bachelor', bachelor, []],
  ['bachelor.faculty', bachelor, []],
  ['bachelor.upload-document', bachelor, ['/api/application/__id__', QUESTIONS]],
  ['bachelor.payment', bachelor, ['/api/application/__id__', FILES, QUESTIONS]],
  ['bachelor.confirmation-complete', bachelor, []],
  ['short-course.course', shortCourse, []],
  ['short-course.promotion', shortCourse, []],
  ['scholarship.faculty-type', scholarship, []],
] as const)('%s reads early what it needs', (route, flow, addresses) => {
  expect(earlyReads(flow, route)).toEqual(addresses);
});

test('a step reads the application as its guard does', () => {
  const [read] = earlyReads(shortCourse, 'short-course.upload-document');
  expect(read).toMatch(/\/__id__\/?\?no_payment=1$/);
});
