// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Step } from '../../src/flows/definition/flow.ts';
import { sendAnswers } from '../../src/steps/send-answers.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { fakeServer } from '../application/fake-server.ts';
import { applicationOf, applyingSession } from '../application/test-session.ts';

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
