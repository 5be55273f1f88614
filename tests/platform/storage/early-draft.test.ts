// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { storageKey } from '../../../src/config/storage-keys.ts';
import { readEarlyDraft, saveEarlyDraft } from '../../../src/platform/storage/early-draft.ts';
import { openEnvelope, sealEnvelope } from '../../../src/platform/storage/envelope.ts';
import { fillUp, freshStorage } from './broken-storage.ts';

const KEY = storageKey('bachelor', 'draft');
const kept = (): unknown => openEnvelope(localStorage.getItem(KEY) ?? undefined)?.data;

beforeEach(freshStorage);

test('what was typed before hydration joins the draft of earlier steps', () => {
  localStorage.setItem(KEY, sealEnvelope({ gpax: '3.50', first_name: 'old' }, undefined));
  saveEarlyDraft('bachelor', { first_name: 'new' });
  expect(kept()).toEqual({ gpax: '3.50', first_name: 'new' });
});

test('it begins a draft where there is none, or none that can be read', () => {
  saveEarlyDraft('bachelor', { first_name: 'ก' });
  expect(kept()).toEqual({ first_name: 'ก' });
  localStorage.setItem(KEY, '{"v":1');
  saveEarlyDraft('bachelor', { first_name: 'ข' });
  expect(kept()).toEqual({ first_name: 'ข' });
});

test('what is no text in an older draft does not spoil the new one', () => {
  localStorage.setItem(KEY, sealEnvelope({ gpax: 3.5, first_name: 'ก' }, undefined));
  saveEarlyDraft('bachelor', { email: 'a@x.th' });
  expect(kept()).toEqual({ first_name: 'ก', email: 'a@x.th' });
});

test('its seven days go on from the first text', () => {
  const created = Date.now() - 3_600_000;
  localStorage.setItem(KEY, sealEnvelope({}, undefined, created));
  saveEarlyDraft('bachelor', { first_name: 'ก' });
  expect(openEnvelope(localStorage.getItem(KEY) ?? undefined)?.created).toBe(created);
});

test('a full storage does not stop the page from being left', () => {
  fillUp('localStorage');
  fillUp('sessionStorage');
  expect(() => saveEarlyDraft('bachelor', { first_name: 'ก' })).not.toThrow();
});

test('keeps the chosen faculty as "faculty", also beside a draft that was stored as "faculty_id"', () => {
  localStorage.setItem(KEY, sealEnvelope({ gpax: '3.50', faculty_id: '1' }, undefined));
  expect(readEarlyDraft('bachelor')).toEqual({ gpax: '3.50', faculty_id: '1' });
  saveEarlyDraft('bachelor', { first_name: 'ก' });
  expect(kept()).toEqual({ gpax: '3.50', faculty: '1', first_name: 'ก' });
  saveEarlyDraft('bachelor', { faculty_id: '2' });
  expect(kept()).toEqual({ gpax: '3.50', faculty: '2', first_name: 'ก' });
  expect(readEarlyDraft('bachelor')).toEqual({ gpax: '3.50', faculty_id: '2', first_name: 'ก' });
});
