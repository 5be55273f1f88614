// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Step } from '../../src/flows/definition/flow.ts';
import { sendAnswers } from '../../src/steps/send-answers.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { stepForRoute } from '../../src/flows/definition/step-order.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { fakeServer } from '../application/fake-server.ts';
import { applicationOf, applyingSession, START } from '../application/test-session.ts';

const school = bachelor.steps.flatMap(({ fields }) => fields).find(({ kind }) => kind === 'autocomplete');
if (!school) throw new Error('The flow searches for nothing.');
const { visibleWhen: _always, ...search } = school;
const step: Step = { name: 'education', route: 'bachelor.education', save: 'answers', fields: [search] };
const SENT = { school_id: '11', school_search: 'Lanta Wittayakhom' };

/** @returns the draft after a step was saved, while whose answers were sent another tab wrote `meanwhile` */
async function draftAfter(meanwhile: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  const session = applyingSession({ ...bachelor, steps: [step] });
  session.stores.$draft.set(SENT);
  fakeServer().on('/application/7', () => {
    session.stores.$draft.set({ ...SENT, ...meanwhile });
    return { id: 7, school_id: '11' };
  });
  expect(await sendAnswers(session, step, SENT, applicationOf())).toMatchObject({ kind: 'saved' });
  return session.stores.$draft.get();
}

test('what was sent leaves the draft, the text of the search with it', async () => {
  expect(await draftAfter({})).toEqual({});
});

test('another choice of another tab stays, with its own text', async () => {
  const other = { school_id: '12', school_search: 'Chatuchak School' };
  expect(await draftAfter(other)).toEqual(other);
});

test('another choice with the same text keeps it', async () => {
  expect(await draftAfter({ school_id: '12' })).toEqual({ ...SENT, school_id: '12' });
});

test('an education that needs a faculty beside it stays in the draft until the next step sends both', async () => {
  const session = applyingSession(scholarship, { slug: 'star' });
  const server = fakeServer();
  server.on('/check-can-apply', { can_apply: true });
  const bodies = (): unknown[] => server.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  const { faculty_id: _none, ...first } = { ...START, education: 'm6' };
  session.stores.$draft.set(first);
  await sendAnswers(session, stepForRoute(scholarship, 'scholarship'), first, applicationOf());
  expect(bodies()).not.toContainEqual(expect.objectContaining({ education: 'm6' }));
  expect(session.stores.$draft.get()).toMatchObject({ education: 'm6' });

  const programme = { faculty_id: '1', course_type_id: '1', course_id: '2', semester_id: '3' };
  await sendAnswers(session, stepForRoute(scholarship, 'scholarship.faculty-type'), programme, applicationOf());
  expect(bodies().at(-1)).toEqual({ ...programme, education: 'm6' });
  expect(session.stores.$draft.get()).not.toHaveProperty('education');
});
