// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { storageKey, UTM_KEY, type FlowKey } from '../../../src/config/storage-keys.ts';
import { findPreviousApplication } from '../../../src/platform/storage/find-previous-application.ts';
import { clearDevice } from '../../../src/platform/storage/clear-device.ts';
import { sealEnvelope } from '../../../src/platform/storage/envelope.ts';
import { keepPreviousApplication } from '../../../src/platform/storage/keep-previous-application.ts';
import { setSharedComputer } from '../../../src/platform/storage/browser-storage.ts';
import { hasDeletableData, hasPersonalData } from '../../../src/platform/storage/has-stored-data.ts';
import { freshStorage } from './broken-storage.ts';

const keep = (key: FlowKey, id: string, token: string, now = Date.now()): void => {
  localStorage.setItem(storageKey(key, 'id'), sealEnvelope(id, undefined, now));
  localStorage.setItem(storageKey(key, 'token'), sealEnvelope(token, undefined, now));
};
const BEFORE = { flow: 'bachelor', id: '7', token: 't' } as const;

beforeEach(freshStorage);

test('the newest application of this browser that its token opens', () => {
  expect(findPreviousApplication()).toBeUndefined();
  keep('bachelor', '7', '');
  expect(findPreviousApplication()).toBeUndefined();
  keep('scholarship:star', '8', 'old', Date.now() - 1000);
  keep('graduate', '9', 'new');
  expect(findPreviousApplication()).toEqual({ flow: 'graduate', id: '9', token: 'new' });
});

test('the application that a new one took the place of comes first, in its tab only', () => {
  keep('graduate', '9', 'new');
  keepPreviousApplication(BEFORE);
  expect(findPreviousApplication()).toEqual(BEFORE);
  expect(JSON.stringify(localStorage)).not.toContain('adm:before');
});

test('an application whose registration was not confirmed is not offered', () => {
  keep('graduate', '9', 'new');
  localStorage.setItem(storageKey('graduate', 'marks'), sealEnvelope({ unconfirmed: { phone: '1' } }, undefined));
  expect(findPreviousApplication()).toBeUndefined();
});

test('an application that a new one took the place of is data of a person', () => {
  expect(hasPersonalData()).toBe(false);
  keepPreviousApplication(BEFORE);
  expect(hasPersonalData()).toBe(true);
});

test('the advert that brought a visitor here can be deleted, and is no data of an application', () => {
  expect(hasDeletableData()).toBe(false);
  localStorage.setItem(UTM_KEY, sealEnvelope({ utm_source: 'ad' }, undefined));
  expect([hasDeletableData(), hasPersonalData()]).toEqual([true, false]);
});

test.each(['adm:submission:scholarship', 'adm:code:resend'])('%s alone can be deleted, too', (key) => {
  localStorage.setItem(key, '{}');
  expect(hasDeletableData()).toBe(true);
});

test('nothing is left once the data of the device was deleted', () => {
  keep('graduate', '9', 'new');
  keepPreviousApplication(BEFORE);
  clearDevice();
  expect(findPreviousApplication()).toBeUndefined();
});

test('a shared computer keeps none and offers none', () => {
  keep('graduate', '9', 'new');
  setSharedComputer(true);
  keepPreviousApplication(BEFORE);
  expect(JSON.stringify(sessionStorage)).not.toContain('adm:before');
  expect(findPreviousApplication()).toBeUndefined();
});
