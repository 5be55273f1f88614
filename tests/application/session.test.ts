// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { setCurrentApplication, touchSession } from '../../src/application/session.ts';
import { flowStores } from '../../src/platform/storage/flow-stores.ts';

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
