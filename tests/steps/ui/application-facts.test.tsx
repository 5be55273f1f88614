// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApplicationFacts } from '../../../src/steps/ui/ApplicationFacts.tsx';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { shortCourse } from '../../../src/flows/short-course.ts';
import { applicationOf, freshSession, type TestSession } from '../../application/test-session.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';

afterEach(cleanup);

async function shown(
  session: TestSession,
  answers: Readonly<Record<string, unknown>>,
  asked?: readonly { name: string }[],
): Promise<string[][]> {
  document.body.innerHTML = '<div id="application-facts"></div>';
  renderInFlow(session, <ApplicationFacts application={applicationOf(answers)} {...(asked && { asked })} />);
  const rows = () => [...document.querySelectorAll('#application-facts dl > div')];
  await waitFor(() => expect(rows()).not.toHaveLength(0));
  return rows().map((row) => [...row.children].map(({ textContent }) => textContent));
}

test('number, programme, round, start and fee are told as far as they are known', async () => {
  const session = freshSession(bachelor);
  expect(await shown(session, { application_no: 'B-7' })).toEqual([['Application number', 'B-7']]);
  cleanup();
  session.stores.$marks.set({ known: { id: '7', number: 'B-7', amount: 500 } });
  const readable = { course_id: 'Biology', campaign_id: 'Direct', semester_id: 'Semester 1' };
  expect(await shown(session, { application_no: 'B-7', readable })).toEqual([
    ['Application number', 'B-7'],
    ['Applying for', 'Biology'],
    ['Admission round', 'Direct'],
    ['Starting in', 'Semester 1'],
    ['Application fee', 'THB\u00a0500'],
  ]);
});

test('what the form next to the facts asks for is not told a second time', async () => {
  const readable = { course_id: 'Biology', campaign_id: 'Direct', semester_id: 'Semester 1' };
  const answers = { application_no: 'B-7', campaign_name: 'Direct', readable };
  const asked = bachelor.steps.find(({ name }) => name === 'faculty')?.fields;
  expect(await shown(freshSession(bachelor), answers, asked)).toEqual([['Application number', 'B-7']]);
  cleanup();
  expect(await shown(freshSession(bachelor), answers, [{ name: 'semester_id' }])).toEqual([
    ['Application number', 'B-7'],
    ['Applying for', 'Biology'],
    ['Admission round', 'Direct'],
  ]);
});

test('a price stands for no course that the form next to the facts asks for', async () => {
  const answers = { campaign_name: 'Regular price', readable: { course_id: 'Excel', campaign_id: 'Regular price' } };
  const asked = shortCourse.steps.find(({ name }) => name === 'course')?.fields;
  expect(await shown(freshSession(shortCourse), answers, asked)).toEqual([['Application number', '7']]);
});

test('a fee is called what it is, and that of another application is not told', async () => {
  const session = freshSession(shortCourse);
  session.stores.$marks.set({ known: { id: '7', number: 'S-7', amount: 3500 } });
  expect(await shown(session, {})).toContainEqual(['Course fee', 'THB\u00a03,500']);
  cleanup();
  session.stores.$marks.set({ known: { id: '8', number: 'S-8', amount: 3500 } });
  expect(await shown(session, {})).toEqual([['Application number', '7']]);
});
