// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { resolveLinkConflict, takeLinkedOption } from '../../src/application/linked-option.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { DATA, DRONE, STEP } from '../steps/ui/autocomplete-step.ts';
import { applicationOf, applyingSession, type TestSession } from './test-session.ts';

const [field] = STEP.fields;
if (field?.kind !== 'autocomplete') throw new Error('The step has no search');
const OPTIONS = [DRONE, DATA].map((item) => ({ value: item.id, label: item.name, item }));
const ofDrone = applicationOf({ short_course_id: '5' });

let session: TestSession;
beforeEach(() => {
  window.history.replaceState(null, '', '/en/regisbachelor?course=slug-1');
  session = applyingSession({ ...bachelor, steps: [STEP] });
});

describe('the option that a link names', () => {
  test.each([
    ['without an application', undefined],
    ['if the application has none', applicationOf()],
    ['if the application has the same', applicationOf({ short_course_id: '1' })],
  ])('is chosen %s, once', (_name, application) => {
    expect(takeLinkedOption(session, field, OPTIONS, application)).toEqual({ kind: 'choice', option: OPTIONS[1] });
    expect(takeLinkedOption(session, field, OPTIONS, application)).toBeUndefined();
  });

  test('an unknown option is removed from the URL', () => {
    window.history.replaceState(null, '', '/en/regisbachelor?course=other');
    expect(takeLinkedOption(session, field, OPTIONS, ofDrone)).toEqual({ kind: 'unknown' });
    expect(location.search).toBe('');
  });

  test('does not replace another choice of the application', () => {
    expect(takeLinkedOption(session, field, OPTIONS, ofDrone)).toMatchObject({ kind: 'conflict', current: '5' });
    expect(location.search).toBe('?course=slug-1');
  });
});

describe('a conflict between link and application', () => {
  const decide = async (decision: 'continue' | 'start-new' | 'dismissed') => {
    session.environment.dialogs.resolveLinkConflict.mockResolvedValue(decision);
    await resolveLinkConflict(session, ofDrone, field, { current: 'Drone', linked: 'Data' });
    return [session.environment.location.navigate.mock.calls.flat(), location.search, session.stores.$id.get()];
  };

  test('can continue the application', async () => {
    expect(await decide('continue')).toEqual([['/en/regisbachelor/payment'], '', '7']);
  });

  test('continues at the documents until they are known to be complete', async () => {
    const documents = { name: 'documents', route: 'bachelor.upload-document', save: 'uploads', fields: [] } as const;
    session = applyingSession({ ...bachelor, steps: [STEP, documents] });
    expect(await decide('continue')).toEqual([['/en/regisbachelor/upload-document'], '', '7']);
  });

  test('can start a new application with the link', async () => {
    expect(await decide('start-new')).toEqual([['/en/regisbachelor?course=slug-1'], '?course=slug-1', '']);
  });

  test('changes nothing when the question is dismissed', async () => {
    expect(await decide('dismissed')).toEqual([[], '', '7']);
  });
});
