// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CLEARED_KEY, SHARED_COMPUTER_KEY } from '../../../src/config/storage-keys.ts';
import { clearDevice } from '../../../src/platform/storage/clear-device.ts';
import {
  hasStored,
  isSharedComputer,
  keepInTab,
  readFromTab,
  readKey,
  removeKey,
  savedKeys,
  setSharedComputer,
  storageKind,
  takeFromTab,
  writeKey,
} from '../../../src/platform/storage/browser-storage.ts';
import { block, fillUp, freshStorage, makeUnreadable, takeAway } from './broken-storage.ts';

const KEY = 'adm:bachelor:draft';

beforeEach(() => {
  freshStorage();
  for (const key of savedKeys()) removeKey(key); // What stands in memory.
});

describe('the best storage that works is used', () => {
  test('localStorage, when it is fine', () => {
    expect(writeKey(KEY, 'a')).toBe('local');
    expect(localStorage.getItem(KEY)).toBe('a');
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['full', fillUp],
    ['blocked', block],
    ['absent', takeAway],
  ])('sessionStorage, when localStorage is %s', (_what, spoil) => {
    spoil('localStorage');
    expect(writeKey(KEY, 'a')).toBe('tab');
    expect(readKey(KEY)).toBe('a');
    expect(sessionStorage.getItem(KEY)).toBe('a');
  });

  test.each([
    ['full', fillUp],
    ['blocked', block],
    ['absent', takeAway],
    ['unreadable', makeUnreadable],
  ])('the memory of the page, when both are %s', (_what, spoil) => {
    spoil('localStorage');
    spoil('sessionStorage');
    expect(readKey(KEY)).toBeUndefined();
    expect(storageKind()).toBe('memory');
    expect(writeKey(KEY, 'a')).toBe('memory');
    expect(readKey(KEY)).toBe('a');
    expect(hasStored('adm:bachelor:')).toBe(true);
    removeKey(KEY);
    expect(readKey(KEY)).toBeUndefined();
    expect(hasStored('adm:bachelor:')).toBe(false);
    setSharedComputer(true);
    expect(isSharedComputer()).toBe(true);
    setSharedComputer(false);
    expect(isSharedComputer()).toBe(false);
  });

  test('sessionStorage, when localStorage takes a text and never gives it back', () => {
    makeUnreadable('localStorage');
    expect(writeKey(KEY, 'a')).toBe('tab');
    expect(readKey(KEY)).toBe('a');
  });
});

describe('a key has one value', () => {
  test('an older one does not come back when the new one had to go elsewhere', () => {
    writeKey(KEY, 'old');
    fillUp('localStorage');
    expect(writeKey(KEY, 'new')).toBe('tab');
    vi.unstubAllGlobals();
    expect(readKey(KEY)).toBe('new');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('when there is room again it moves back', () => {
    fillUp('localStorage');
    writeKey(KEY, 'a');
    vi.unstubAllGlobals();
    expect(writeKey(KEY, 'b')).toBe('local');
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(readKey(KEY)).toBe('b');
  });

  test('a value in memory gives way when a storage has room again', () => {
    fillUp('localStorage');
    fillUp('sessionStorage');
    writeKey(KEY, 'a');
    vi.unstubAllGlobals();
    expect(readKey(KEY)).toBe('a');
    expect(writeKey(KEY, 'b')).toBe('local');
    removeKey(KEY);
    expect(readKey(KEY)).toBeUndefined();
  });

  test('removed is removed everywhere', () => {
    localStorage.setItem(KEY, 'a');
    sessionStorage.setItem(KEY, 'b');
    removeKey(KEY);
    expect(savedKeys()).toEqual([]);
  });
});

describe('a shared computer', () => {
  test('moves what is there to the tab and keeps it there', () => {
    writeKey(KEY, 'a');
    localStorage.setItem('of-another-program', 'stays');
    setSharedComputer(true);
    expect(isSharedComputer()).toBe(true);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(readKey(KEY)).toBe('a');
    expect(writeKey(KEY, 'b')).toBe('tab');
    expect(Object.keys(localStorage)).toEqual(['of-another-program']);
  });

  test('loses what only makes things easier for one person, and other tabs still see when data was deleted', () => {
    for (const key of ['adm:before', 'adm:dashboard:contact']) sessionStorage.setItem(key, 'of one person');
    localStorage.setItem('adm:cleared', '1');
    setSharedComputer(true);
    expect(savedKeys().sort()).toEqual(['adm:cleared', 'adm:shared']);
    expect(localStorage.getItem('adm:cleared')).toBe('1');
  });

  test('does not see what another tab keeps in localStorage', () => {
    setSharedComputer(true);
    localStorage.setItem(KEY, 'of somebody else');
    expect(readKey(KEY)).toBeUndefined();
  });

  test('switched off, the next text goes to localStorage again', () => {
    setSharedComputer(true);
    writeKey(KEY, 'a');
    setSharedComputer(false);
    expect(readKey(KEY)).toBe('a');
    expect(writeKey(KEY, 'b')).toBe('local');
    expect(sessionStorage).toHaveLength(0);
  });
});

test('a text for the next page of the tab is read once, also from memory', () => {
  takeAway('localStorage');
  takeAway('sessionStorage');
  keepInTab('adm:resume', 'a');
  expect(readFromTab('adm:resume')).toBe('a');
  expect(takeFromTab('adm:resume')).toBe('a');
  expect(takeFromTab('adm:resume')).toBeUndefined();
});

test.each([
  ['sessionStorage is', ['sessionStorage']],
  ['both storages are', ['localStorage', 'sessionStorage']],
] as const)('a shared computer keeps values in memory where %s blocked', (_what, blocked) => {
  for (const which of blocked) block(which);
  setSharedComputer(true);
  expect(writeKey(KEY, 'a')).toBe('memory');
  vi.unstubAllGlobals();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('one button forgets everything of this site, and nothing else', () => {
  setSharedComputer(true);
  writeKey(KEY, 'a');
  localStorage.setItem('adm:dashboard:token', 't');
  localStorage.setItem('of-another-program', 'stays');
  clearDevice();
  expect(new Set(savedKeys())).toEqual(new Set([CLEARED_KEY, SHARED_COMPUTER_KEY]));
  expect(Object.keys(localStorage).toSorted()).toEqual([CLEARED_KEY, 'of-another-program']);
});
