// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SHARED_COMPUTER_KEY } from '../../../src/config/storage-keys.ts';
import { clearDevice } from '../../../src/platform/storage/clear-device.ts';
import {
  hasStored,
  isSharedComputer,
  readKey,
  removeKey,
  savedKeys,
  setSharedComputer,
  storageKind,
  writeKey,
} from '../../../src/platform/storage/storage.ts';
import { closeTabName } from '../../../src/platform/storage/tab-name.ts';
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
  ])('the name of the tab, when both are %s', (_what, spoil) => {
    spoil('localStorage');
    spoil('sessionStorage');
    expect(readKey(KEY)).toBeUndefined();
    expect(storageKind()).toBe('name');
    expect(writeKey(KEY, 'a')).toBe('name');
    expect(window.name).toContain(KEY);
    expect(readKey(KEY)).toBe('a');
    expect(hasStored('adm:bachelor:')).toBe(true);
    removeKey(KEY);
    expect(readKey(KEY)).toBeUndefined();
    expect(window.name).not.toContain(KEY);
    setSharedComputer(true);
    expect(isSharedComputer()).toBe(true);
    setSharedComputer(false);
    expect(isSharedComputer()).toBe(false);
  });

  test('the memory of the page, when the tab takes no name either', () => {
    fillUp('localStorage');
    fillUp('sessionStorage');
    closeTabName();
    expect(storageKind()).toBe('memory');
    expect(writeKey(KEY, 'a')).toBe('memory');
    expect(readKey(KEY)).toBe('a');
    expect(window.name).toBe('');
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

test('one button forgets everything of this site, and nothing else', () => {
  setSharedComputer(true);
  writeKey(KEY, 'a');
  localStorage.setItem('adm:dashboard:token', 't');
  localStorage.setItem('of-another-program', 'stays');
  clearDevice();
  expect(savedKeys()).toEqual([SHARED_COMPUTER_KEY]);
  expect(Object.keys(localStorage)).toEqual(['of-another-program']);
});
