// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  applyAgain,
  clearSession,
  isSavedElsewhere,
  isStaleTab,
  restoreForgottenId,
  setCurrentApplication,
  setRevision,
  startNewApplication,
  startSession,
  touchSession,
} from '../../src/application/session.ts';
import { flowStores } from '../../src/platform/storage/flow-stores.ts';
import { applyingSession, freshSession } from './test-session.ts';

const stores = flowStores('bachelor');
const current = () => [stores.$id.get(), stores.$token.get(), stores.$draft.get(), stores.$marks.get()];
const DRAFT = { gpax: '3.50' };
const MARKS = { reviewed: true } as const;
beforeEach(() => {
  stores.$id.set('');
  stores.$token.set('');
  stores.$draft.set(DRAFT);
  stores.$marks.set(MARKS);
});

test('opening an application clears the draft and marks of another one, or of none', () => {
  setCurrentApplication(stores, '7', 'token');
  expect(current()).toEqual(['7', 'token', {}, {}]);
  stores.$draft.set(DRAFT);
  stores.$marks.set(MARKS);
  setCurrentApplication(stores, '7', 'fresh');
  expect(current()).toEqual(['7', 'fresh', DRAFT, MARKS]);
  setCurrentApplication(stores, '8', '');
  expect(current()).toEqual(['8', '', {}, {}]);
});

test('an id without a token does not clear the draft from before the registration', () => {
  setCurrentApplication(stores, '7', '');
  expect(current()).toEqual(['7', '', DRAFT, MARKS]);
});

test('the previous application can be restored', () => {
  stores.$id.set('6');
  stores.$token.set('old');
  const restore = setCurrentApplication(stores, '7', 'token');
  restore();
  expect(current()).toEqual(['6', 'old', DRAFT, MARKS]);
});

test('acknowledged answers stay with their application, whatever its token', () => {
  stores.$id.set('6');
  stores.$acknowledged.set({ ...ACKNOWLEDGED });
  setCurrentApplication(stores, '6', 'fresh');
  expect(stores.$acknowledged.get()).toEqual(ACKNOWLEDGED);
  stores.$acknowledged.set(null);
  setCurrentApplication(stores, '7', 'fresh');
  expect(stores.$acknowledged.get()).toBeNull();
});

const ACKNOWLEDGED = { id: '6', answers: { gpax: { value: '3.50', names: {}, isEchoed: false } } };

test('acknowledged answers end with their application and are restored with it', () => {
  stores.$id.set('6');
  stores.$acknowledged.set(ACKNOWLEDGED);
  stores.$revision.set('5');
  const restore = setCurrentApplication(stores, '7', 'token');
  expect(stores.$acknowledged.get()).toBeNull();
  stores.$revision.set('');
  restore();
  expect([stores.$acknowledged.get(), stores.$revision.get()]).toEqual([ACKNOWLEDGED, '5']);
});

test('acknowledged answers live as long as id and token', () => {
  const written = (): string => localStorage.getItem('adm:bachelor:acknowledged') ?? '';
  vi.useFakeTimers({ now: 1_000 });
  stores.$acknowledged.set(ACKNOWLEDGED);
  vi.setSystemTime(9_000);
  touchSession(stores);
  expect(written()).toContain('"saved":9000');
  vi.useRealTimers();
});

test('the application of a page is restored with everything stored for it', () => {
  const session = applyingSession();
  const restore = startSession(session, '8', 'token');
  expect([session.$loadedApplicationId.get(), session.stores.$id.get(), session.stores.$token.get()]).toEqual([
    '8',
    '8',
    'token',
  ]);
  restore();
  expect([session.$loadedApplicationId.get(), session.stores.$id.get(), session.stores.$token.get()]).toEqual([
    '7',
    '7',
    'old-token',
  ]);
});

test('the end of a session leaves the draft, a registration without a response, and nothing else', () => {
  const session = applyingSession();
  const unanswered = { phone: '0812345678', phone_country: 'TH', email: 'a@example.com' };
  session.stores.$marks.set({ ...MARKS, known: { id: '7', number: 'B0000007' }, unconfirmed: unanswered, unanswered });
  session.stores.$draft.set(DRAFT);
  session.stores.$revision.set('5');
  session.stores.$acknowledged.set({ ...ACKNOWLEDGED, id: '7' });
  clearSession(session);
  const { $id, $token, $revision, $acknowledged, $draft } = session.stores;
  expect([$id, $token, $revision, $acknowledged, $draft].map((store) => store.get())).toEqual([
    '',
    '',
    '',
    null,
    DRAFT,
  ]);
  expect(session.stores.$marks.get()).toEqual({ unanswered });
  expect(session.$loadedApplicationId.get()).toBeUndefined();
});

test('applying again clears id and token, keeps what opens the previous application, and loads the page again', () => {
  const session = applyingSession();
  session.stores.$draft.set(DRAFT);
  applyAgain(session);
  const { $id, $token, $draft, $marks } = session.stores;
  expect([$id, $token, $draft, $marks].map((store) => store.get())).toEqual(['', '', {}, {}]);
  const { keepPreviousApplication, location } = session.environment;
  expect(keepPreviousApplication).toHaveBeenCalledExactlyOnceWith({ flow: 'bachelor', id: '7', token: 'old-token' });
  expect(location.reloadPage).toHaveBeenCalledOnce();
  expect(location.navigate).not.toHaveBeenCalled();
});

test.each([
  ['7', 'token', [[{ flow: 'bachelor', id: '7', token: 'token' }]]],
  ['7', '', []],
  ['', 'token', []],
])('a new application keeps the previous one only if it can be opened: %j, %j', (id, token, keptCalls) => {
  const session = freshSession();
  session.stores.$id.set(id);
  session.stores.$token.set(token);
  startNewApplication(session);
  expect(session.environment.keepPreviousApplication.mock.calls).toEqual(keptCalls);
  expect([session.stores.$id.get(), session.stores.$token.get(), session.stores.$draft.get()]).toEqual(['', '', {}]);
  expect(session.environment.location.navigate).toHaveBeenCalledExactlyOnceWith('/en/regisbachelor');
});

describe('a page that shows an application', () => {
  test('is stale once another tab has made another one current', () => {
    const session = applyingSession();
    expect(isStaleTab(session)).toBe(false);
    session.stores.$id.set('8');
    expect(isStaleTab(session)).toBe(true);
    expect(isStaleTab(freshSession())).toBe(false);
  });

  test('stores its id again once it was forgotten, and never replaces another', () => {
    const session = applyingSession();
    session.stores.$id.set('');
    restoreForgottenId(session);
    expect(session.stores.$id.get()).toBe('7');
    session.stores.$id.set('8');
    restoreForgottenId(session);
    expect(session.stores.$id.get()).toBe('8');
    const fresh = freshSession();
    restoreForgottenId(fresh);
    expect(fresh.stores.$id.get()).toBe('');
  });
});

describe('the revision', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  });
  afterEach(() => vi.useRealTimers());

  test('of a page that has loaded none is never behind', () => {
    const session = applyingSession();
    session.stores.$revision.set('5');
    expect(isSavedElsewhere(session)).toBe(false);
  });

  test('is the time of the save, and grows even if the clock goes back', () => {
    const session = applyingSession();
    session.$loadedRevision.set('');
    setRevision(session);
    expect(session.stores.$revision.get()).toBe('1000');
    setRevision(session);
    expect(session.stores.$revision.get()).toBe('1001');
    expect(isSavedElsewhere(session)).toBe(false);
  });

  test('stays behind if another tab has saved in between', () => {
    const session = applyingSession();
    session.$loadedRevision.set('');
    session.stores.$revision.set('500');
    expect(isSavedElsewhere(session)).toBe(true);
    setRevision(session);
    expect(session.stores.$revision.get()).toBe('1000');
    expect([session.$loadedRevision.get(), isSavedElsewhere(session)]).toEqual(['', true]);
  });
});
