// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_LIFE_MS, DAY_MS, DRAFT_ABSOLUTE_MS, DRAFT_IDLE_MS, LEASE_MS } from '../../../src/config/constants.ts';
import {
  CLEARED_KEY,
  CONSENT_KEY,
  SHARED_COMPUTER_KEY,
  storageKey,
  tabLockKey,
  UTM_KEY,
} from '../../../src/config/storage-keys.ts';
import { createLeaseLock } from '../../../src/lib/lease.ts';
import { consentTo, saveConsent } from '../../../src/platform/storage/consent-choice.ts';
import { sealEnvelope } from '../../../src/platform/storage/envelope.ts';
import { removeExpired } from '../../../src/platform/storage/remove-expired.ts';
import { removeIfAny } from '../../../src/platform/storage/remove-expired-after-load.ts';
import { freshStorage } from './broken-storage.ts';

const NOW = Date.now();
const draft = storageKey('bachelor', 'draft');
const sealedAt = (then: number, before?: string): string => sealEnvelope({ first_name: 'A' }, before, then);

beforeEach(() => {
  freshStorage();
  // A storage that was closed stays closed as long as its module is loaded.
  vi.resetModules();
});

test.each([
  ['was not used for a day', sealedAt(NOW - DRAFT_IDLE_MS - 1), false],
  ['was used every day for a week', usedFor(DRAFT_ABSOLUTE_MS), false],
  ['was used today', sealedAt(NOW - 1000), true],
  ['seems to come from next week', sealedAt(NOW + 7 * DAY_MS), true],
  ['is no envelope', '{"first_name":"A"}', true],
])('what %s is kept or not', (_what, text, isKept) => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem(draft, text);
    removeExpired();
    expect(storage.getItem(draft)).toBe(isKept ? text : null);
    storage.clear();
  }
});

test('all flows and tools are looked through, and nothing of another site on the same host', () => {
  const old = sealedAt(NOW - 2 * DAY_MS);
  const ours = [draft, storageKey('scholarship:star-scholars', 'token'), UTM_KEY];
  for (const key of [...ours, 'other:draft']) localStorage.setItem(key, old);
  removeExpired();
  expect(Object.keys(localStorage)).toEqual(['other:draft']);
});

test('each copy has its own age, also on a shared computer, where localStorage is not read', () => {
  const [old, fresh] = [sealedAt(NOW - 2 * DAY_MS), sealedAt(NOW - 1000)];
  sessionStorage.setItem(SHARED_COMPUTER_KEY, '1');
  sessionStorage.setItem(draft, fresh);
  for (const key of [draft, UTM_KEY]) localStorage.setItem(key, old);
  removeExpired();
  expect([Object.keys(localStorage), sessionStorage.getItem(draft)]).toEqual([[], fresh]);
  localStorage.setItem(draft, fresh);
  sessionStorage.setItem(draft, old);
  removeExpired();
  expect([localStorage.getItem(draft), sessionStorage.getItem(draft)]).toEqual([fresh, null]);
});

test('a page that was closed because its data was deleted removes nothing of the next person', async () => {
  const storage = await import('../../../src/platform/storage/browser-storage.ts');
  const { removeExpired: removeAfterClosing } = await import('../../../src/platform/storage/remove-expired.ts');
  localStorage.setItem(draft, sealedAt(NOW - 2 * DAY_MS));
  storage.stopKeeping();
  removeAfterClosing();
  expect(localStorage.getItem(draft)).not.toBeNull();
});

test('the layout of every page looks through the storages once the page has loaded', async () => {
  const TASK = '../platform/storage/remove-expired-after-load.ts';
  expect(readFileSync('src/layouts/Layout.astro', 'utf8')).toContain(`import '${TASK}';`);
  localStorage.setItem(draft, sealedAt(NOW - 2 * DAY_MS));
  await import('../../../src/platform/storage/remove-expired-after-load.ts');
  await vi.waitFor(() => expect(localStorage.getItem(draft)).toBeNull());
});

test('a first visit loads nothing for it', () => {
  const load = vi.fn(() => Promise.resolve({ removeExpired }));
  removeIfAny(load);
  expect(load).not.toHaveBeenCalled();
  localStorage.setItem(draft, sealedAt(NOW));
  removeIfAny(load);
  expect(load).toHaveBeenCalledOnce();
});

test('the choice about cookies has a life of its own', () => {
  saveConsent('refused', '1.0', NOW - 30 * DAY_MS);
  localStorage.setItem(CLEARED_KEY, String(NOW - 30 * DAY_MS));
  removeExpired();
  expect([consentTo('1.0'), localStorage.getItem(CONSENT_KEY) === null]).toEqual(['refused', false]);
  expect(localStorage.getItem(CLEARED_KEY)).not.toBeNull();
});

test('a choice about cookies is removed when it no longer counts', () => {
  saveConsent('refused', '1.0', NOW - CONSENT_LIFE_MS - 1);
  removeExpired();
  expect(localStorage.getItem(CONSENT_KEY)).toBeNull();
});

test('a lock is removed when its lease is over, and one that is held stays', async () => {
  const remove = (): undefined => undefined;
  const take = createLeaseLock({
    owner: 'tab',
    read: (key) => localStorage.getItem(key) ?? undefined,
    write: (key, text) => localStorage.setItem(key, text),
    remove,
    wait: () => Promise.resolve(),
  });
  const key = tabLockKey('pay');
  // The tab is closed before it gives the lock back.
  await take(key, () => Promise.resolve());
  removeExpired();
  expect(localStorage.getItem(key)).not.toBeNull();
  vi.useFakeTimers({ now: Date.now() + LEASE_MS });
  removeExpired();
  vi.useRealTimers();
  expect(localStorage.getItem(key)).toBeNull();
});

/** The text of a draft that was begun so long ago, and saved every half a day since. */
function usedFor(age: number): string {
  let text = sealedAt(NOW - age);
  for (let then = NOW - age; then < NOW; then += DAY_MS / 2) text = sealedAt(then, text);
  return text;
}
