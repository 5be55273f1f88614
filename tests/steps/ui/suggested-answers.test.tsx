// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Step } from '../../../src/flows/definition/flow.ts';
import type { Values } from '../../../src/model/rules.ts';
import { applicationOf, applyingSession, type TestSession } from '../../application/test-session.ts';
import { fakeServer } from '../../application/fake-server.ts';
import { builtPage, closePage, control, FLOW, hydrate, STEP } from './form-page.tsx';

let session: TestSession;
const draft = (): Record<string, string> => session.stores.$draft.get();
const leave = (): void => void window.dispatchEvent(new Event('pagehide'));
beforeEach(() => {
  session = applyingSession(FLOW);
  fakeServer();
});
afterEach(closePage);

describe('an answer that follows from an earlier step', () => {
  const suggested = ({ education }: Values) => (education === 'm6' ? '3' : undefined);
  const step: Step = {
    ...STEP,
    fields: STEP.fields.map((field) => (field.kind === 'select' ? { ...field, suggested } : field)),
  };
  const open = async (saved: Readonly<Record<string, string>>): Promise<string> => {
    builtPage(session, step);
    await hydrate(session, undefined, step);
    await hydrate(session, applicationOf(saved), step);
    return control('study_duration').value;
  };

  test.each([
    ['is filled in', { education: 'm6' }, {}, '3'],
    ['is left to the applicant where it does not follow', { education: 'ged' }, {}, ''],
    ['is what the server has', { education: 'm6', study_duration: '2' }, {}, '2'],
    ['is what was typed before', { education: 'm6' }, { study_duration: '1' }, '1'],
    ['stays away once it was removed', { education: 'm6' }, { study_duration: '' }, ''],
  ])('%s', async (_case, saved, typed, expected) => {
    session.stores.$draft.set(typed);
    expect(await open(saved)).toBe(expected);
    leave();
    expect(draft()).toEqual(typed);
  });
});
