// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { sealEnvelope } from '../../../src/platform/storage/envelope.ts';
import { mostUrgent, storedApplications } from '../../../src/platform/storage/stored-applications.ts';
import { DRAFT_IDLE_MS } from '../../../src/config/constants.ts';
import { storageKey, type FlowKey, type SavedPart } from '../../../src/config/storage-keys.ts';
import { freshStorage } from './broken-storage.ts';

const keep = (key: FlowKey, part: SavedPart, data: unknown, now = Date.now()): void =>
  localStorage.setItem(storageKey(key, part), sealEnvelope(data, undefined, now));

// A computer that is shared, or full, from another test would hide what is kept.
beforeEach(freshStorage);

test('a draft, an application, and nothing of what they say', () => {
  keep('graduate', 'draft', { first_name: 'A' });
  keep('bachelor', 'id', '7');
  keep('bachelor', 'draft', { gpax: '3.1' });
  expect(storedApplications()).toEqual([
    { flow: 'bachelor', isRegistered: true },
    { flow: 'graduate', isRegistered: false },
  ]);
});

test('the number of an application, and that only its payment is left', () => {
  keep('bachelor', 'id', '7');
  keep('bachelor', 'marks', { known: { id: '7', number: 'B0000007', amount: 500 }, reviewed: true });
  keep('graduate', 'id', '8');
  keep('graduate', 'marks', { known: { id: '7', number: 'B0000007' }, reviewed: 'yes' });
  expect(storedApplications()).toEqual([
    { flow: 'bachelor', isRegistered: true, number: 'B0000007', amount: 500, isReviewed: true },
    { flow: 'graduate', isRegistered: true },
  ]);
});

test('most urgent is an application that is only to be paid, then one that is registered, then a draft', () => {
  const draft = { flow: 'bachelor', isRegistered: false } as const;
  const registered = { flow: 'graduate', isRegistered: true } as const;
  const unpaid = { flow: 'scholarship', isRegistered: true, isReviewed: true } as const;
  expect(mostUrgent([draft, registered, unpaid])).toBe(unpaid);
  expect(mostUrgent([draft, registered])).toBe(registered);
  expect(mostUrgent([draft])).toBe(draft);
  expect(mostUrgent([])).toBeUndefined();
});

test('the newest scholarship stands for all, and a draft without a campaign for none', () => {
  keep('scholarship', 'draft', { first_name: 'A' });
  expect(storedApplications()).toEqual([]);
  keep('scholarship:old', 'id', '7', Date.now() - 1000);
  keep('scholarship:new', 'draft', { first_name: 'A' });
  expect(storedApplications()).toEqual([{ flow: 'scholarship', slug: 'new', isRegistered: false }]);
});

test('nothing that is empty, expired or unreadable counts', () => {
  keep('bachelor', 'draft', { first_name: '' });
  keep('bachelor', 'token', 't');
  keep('graduate', 'id', '7', Date.now() - DRAFT_IDLE_MS - 1);
  localStorage.setItem(storageKey('short-course', 'id'), '{');
  expect(storedApplications()).toEqual([]);
});

test('storage that is off has none', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('off');
  });
  expect(storedApplications()).toEqual([]);
});
