// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { sealEnvelope } from '../../../src/platform/storage/envelope.ts';
import { setConfirmedAside } from '../../../src/platform/storage/set-confirmed-aside.ts';
import { findSent, mostUrgent, storedApplications } from '../../../src/platform/storage/stored-applications.ts';
import { DRAFT_IDLE_MS } from '../../../src/config/constants.ts';
import { confirmedKey, storageKey, type FlowKey, type SavedPart } from '../../../src/config/storage-keys.ts';
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

test('a sent application is known by its mark, or by the result of a confirmation that was not set aside', () => {
  keep('bachelor', 'id', '7');
  keep('bachelor', 'marks', { known: { id: '7', number: 'B0000007', sentAt: '' } });
  const result = { application: { id: '9', application_no: 'S0000009', confirmed_at: '2026-11-29T03:00:00Z' } };
  sessionStorage.setItem(confirmedKey('scholarship:star'), JSON.stringify(result));
  const scholarship = { number: 'S0000009', sentAt: '2026-11-29T03:00:00Z' };
  expect(storedApplications()).toEqual([
    { flow: 'bachelor', isRegistered: true, number: 'B0000007', sentAt: '' },
    { flow: 'scholarship', slug: 'star', isRegistered: false, ...scholarship },
  ]);
  expect(findSent('scholarship:star')).toEqual(scholarship);
  expect(findSent('scholarship:moon')).toBeUndefined();
  // A draft of another campaign can be continued.
  keep('scholarship:moon', 'draft', { first_name: 'A' });
  expect(storedApplications()[1]).toEqual({ flow: 'scholarship', slug: 'moon', isRegistered: false });
  setConfirmedAside('scholarship:star');
  expect(findSent('scholarship:star')).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '7', '{"application":null}', '{"application":{"id":7}}'])(
  'the result of a confirmation that cannot be read is none: %j',
  (text) => {
    sessionStorage.setItem(confirmedKey('scholarship:star'), text);
    setConfirmedAside('scholarship:star');
    expect(storedApplications()).toEqual([]);
  },
);

test('most urgent is an application that is only to be paid, then one that is registered, then a draft', () => {
  const draft = { flow: 'bachelor', isRegistered: false } as const;
  const registered = { flow: 'graduate', isRegistered: true } as const;
  const unpaid = { flow: 'scholarship', isRegistered: true, isReviewed: true } as const;
  expect(mostUrgent([draft, registered, unpaid])).toBe(unpaid);
  expect(mostUrgent([draft, registered])).toBe(registered);
  expect(mostUrgent([draft])).toBe(draft);
  const sent = { flow: 'short-course', isRegistered: true, isReviewed: true, sentAt: '' } as const;
  expect(mostUrgent([sent, draft])).toBe(draft);
  expect(mostUrgent([sent])).toBe(sent);
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
