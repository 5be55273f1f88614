import { beforeEach, describe, expect, test } from 'vitest';
import { copiedStores, detachedSession, storesToLookAt } from '../../src/application/detached-session.ts';
import type { FlowStores } from '../../src/application/environment.ts';
import { applyingSession, type TestSession } from './test-session.ts';

const valuesOf = ({ $draft, $marks, $acknowledged, $id, $token, $revision }: FlowStores) =>
  [$draft, $marks, $acknowledged, $id, $token, $revision].map((store) => store.get());
const OWN = [{ gpax: '3.50' }, { reviewed: true }, { id: '7', answers: {} }, '7', 'old-token', '5'];

let page: TestSession;
beforeEach(() => {
  page = applyingSession();
  page.stores.$draft.set({ gpax: '3.50' });
  page.stores.$marks.set({ reviewed: true });
  page.stores.$acknowledged.set({ id: '7', answers: {} });
  page.stores.$revision.set('5');
});

test('a copy of the stores has their values, and a change affects one copy only', () => {
  const copy = copiedStores(page.stores);
  expect(valuesOf(copy)).toEqual(OWN);
  copy.$id.set('8');
  copy.$draft.set({});
  expect(valuesOf(page.stores)).toEqual(OWN);
});

describe('the stores of an application that is only looked at', () => {
  test('begin with what the browser knows of the current application', () => {
    const stores = storesToLookAt(page, '7');
    expect(valuesOf(stores)).toEqual(OWN);
    stores.$token.set('fresh');
    expect(page.stores.$token.get()).toBe('old-token');
  });

  test('begin with the id alone if it is another application', () => {
    expect(valuesOf(storesToLookAt(page, '8'))).toEqual([{}, {}, null, '8', '', '']);
    expect(valuesOf(page.stores)).toEqual(OWN);
  });

  test('are the same for all reads of a page, so that one code is enough', () => {
    const stores = storesToLookAt(page, '8');
    stores.$token.set('fresh');
    expect(storesToLookAt(page, '8')).toBe(stores);
    expect(storesToLookAt(page, '9')).not.toBe(stores);
    expect(valuesOf(storesToLookAt(applyingSession(), '8'))).toEqual([{}, {}, null, '8', '', '']);
  });

  test('are made again when the code has opened another application', () => {
    const stores = storesToLookAt(page, '8');
    stores.$id.set('9');
    stores.$token.set('fresh');
    expect(valuesOf(storesToLookAt(page, '8'))).toEqual([{}, {}, null, '8', '', '']);
  });
});

test('a session with separate stores belongs to the same flow and campaign, in the language that is asked for', () => {
  page = applyingSession(undefined, { slug: 'star' });
  const stores = storesToLookAt(page, '8');
  const detached = detachedSession(page, stores);
  expect([detached.flow, detached.locale, detached.flowKey]).toEqual([page.flow, 'en', 'bachelor:star']);
  expect(detached.stores).toBe(stores);
  expect(detachedSession(page, stores, 'th').locale).toBe('th');
});
