// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearDevice } from '../../../src/platform/storage/clear-device.ts';
import { emptyTabName } from '../../../src/platform/storage/leave-site.ts';
import {
  readFromTab,
  readKey,
  removeKey,
  savedKeys,
  keepInTab,
  takeFromTab,
  writeKey,
} from '../../../src/platform/storage/storage.ts';
import { block, fillUp, freshStorage, takeAway } from './broken-storage.ts';

const KEY = 'adm:bachelor:draft';

beforeEach(() => {
  freshStorage();
  for (const key of savedKeys()) removeKey(key); // What stands in memory.
});

describe('the name of the tab', () => {
  test.each([
    '',
    'of an advert',
    'adm:',
    'adm:{"adm:bachelor:id"',
    'adm:null',
    'adm:[1]',
    '{"adm:bachelor:draft":"a"}',
  ])('that somebody else has given is no value: %s', (name) => {
    window.name = name;
    expect(savedKeys()).toEqual([]);
    expect(readKey(KEY)).toBeUndefined();
    fillUp('localStorage');
    fillUp('sessionStorage');
    expect(writeKey(KEY, 'a')).toBe('name');
    expect(savedKeys()).toEqual([KEY]);
  });

  test('holds texts of this site only', () => {
    window.name = `adm:${JSON.stringify({ [KEY]: 'a', 'adm:payment': 7, other: 'x' })}`;
    expect(readKey(KEY)).toBe('a');
    expect(readKey('adm:payment')).toBeUndefined();
    expect(savedKeys()).not.toContain('other');
  });

  test('gives way when a storage has room again', () => {
    fillUp('localStorage');
    fillUp('sessionStorage');
    writeKey(KEY, 'a');
    vi.unstubAllGlobals();
    expect(readKey(KEY)).toBe('a');
    expect(writeKey(KEY, 'b')).toBe('local');
    expect(window.name).not.toContain(KEY);
  });

  test('carries a message to the next page, once', () => {
    takeAway('localStorage');
    takeAway('sessionStorage');
    keepInTab('adm:resume', 'a');
    expect(readFromTab('adm:resume')).toBe('a');
    expect(takeFromTab('adm:resume')).toBe('a');
    expect(takeFromTab('adm:resume')).toBeUndefined();
  });

  test('is empty before the page is left for another site, and only then restored', () => {
    block('localStorage');
    block('sessionStorage');
    writeKey(KEY, 'a');
    emptyTabName();
    expect(window.name).toBe('');
    expect(readKey(KEY)).toBe('a');
    expect(writeKey(KEY, 'b')).toBe('memory');
    expect(window.name).toBe('');
    window.dispatchEvent(new Event('pageshow'));
    expect(window.name).toContain('b');
    expect(readKey(KEY)).toBe('b');
  });

  test('is emptied by the button that forgets everything', () => {
    block('localStorage');
    block('sessionStorage');
    writeKey(KEY, 'a');
    clearDevice();
    expect(window.name).not.toContain(KEY);
    expect(savedKeys()).toEqual([]);
  });
});
