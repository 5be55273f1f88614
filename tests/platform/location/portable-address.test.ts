// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { storageKey, type FlowKey, type SavedPart } from '../../../src/config/storage-keys.ts';
import { readCarriedAnswers } from '../../../src/platform/location/read-carried-answers.ts';
import { portableAddress } from '../../../src/platform/location/portable-address.ts';
import { sealEnvelope } from '../../../src/platform/storage/envelope.ts';
import { setSharedComputer } from '../../../src/platform/storage/browser-storage.ts';
import { freshStorage } from '../storage/broken-storage.ts';

const keep = (key: FlowKey, part: SavedPart, data: unknown): void =>
  localStorage.setItem(storageKey(key, part), sealEnvelope(data, undefined));

const open = (path: string, flow = 'bachelor', state: unknown = null): void => {
  document.body.dataset.flow = flow;
  window.history.replaceState(state, '', path);
};

/** What another browser finds that opens this address. */
function arrived() {
  const { pathname, search, hash } = new URL(portableAddress());
  window.history.replaceState(null, '', pathname + search + hash);
  return { path: pathname + search, carried: readCarriedAnswers() };
}

beforeEach(() => {
  freshStorage();
  open('/regisbachelor?utm_source=ad');
});

test('without answers it is the address of the page', () => {
  keep('bachelor', 'draft', { first_name: '' });
  expect(portableAddress()).toBe(location.href);
  document.body.dataset.flow = '';
  expect(portableAddress()).toBe(location.href);
});

test('it carries the answers of all steps, also those of the last moment', () => {
  keep('bachelor', 'draft', { first_name: 'A' });
  const type = (): void => keep('bachelor', 'draft', { first_name: 'A', gpax: '3.5' });
  window.addEventListener('draft:needed', type, { once: true });
  expect(arrived()).toEqual({
    path: '/regisbachelor?utm_source=ad',
    carried: { applicationId: '', answers: { first_name: 'A', gpax: '3.5' } },
  });
});

test('a registered application goes by its continue link, and only what was not sent behind the #', () => {
  keep('bachelor', 'id', '7');
  keep('bachelor', 'token', 'abc|1');
  open('/en/regisbachelor/faculty');
  expect(portableAddress()).toMatch(/\/en\/regisbachelor\/continue\/7\/abc%7C1$/);
  keep('bachelor', 'draft', { gpax: '3.5' });
  expect(arrived()).toEqual({
    path: '/en/regisbachelor/continue/7/abc%7C1',
    carried: { applicationId: '7', answers: { gpax: '3.5' } },
  });
});

test('a campaign has its own answers and its own link', () => {
  keep('scholarship:star', 'id', '7');
  keep('scholarship:star', 'token', 't');
  keep('scholarship:other', 'draft', { first_name: 'A' });
  open('/regisscholarship/star/payment', 'scholarship');
  expect(portableAddress()).toMatch(/\/regisscholarship\/star\/continue\/7\/t$/);
});

test('a registration without its code continues as a form, because its token opens nothing yet', () => {
  keep('bachelor', 'id', '7');
  keep('bachelor', 'token', 't');
  keep('bachelor', 'draft', { first_name: 'A' });
  keep('bachelor', 'marks', { unconfirmed: { phone: '1', phone_country: 'TH', email: 'a@example.com' } });
  expect(arrived()).toEqual({
    path: '/regisbachelor?utm_source=ad',
    carried: { applicationId: '', answers: { first_name: 'A' } },
  });
});

test('a continue link that was opened here stays one, although its token has left the address', () => {
  open('/regisbachelor/continue/-', 'bachelor', { resume: { id: '9', token: 'linked' } });
  expect(portableAddress()).toMatch(/\/regisbachelor\/continue\/9\/linked$/);
});

test('a page for sending documents stays one, and no other part of the query goes along', () => {
  keep('bachelor', 'id', '7');
  keep('bachelor', 'token', 't');
  open('/en/regisbachelor/upload-document?to=documents&return=review');
  expect(portableAddress()).toMatch(/\/en\/regisbachelor\/continue\/7\/t\?to=documents$/);
  open('/en/regisbachelor/continue/-?to=documents', 'bachelor', { resume: { id: '9', token: 'linked' } });
  expect(portableAddress()).toMatch(/\/continue\/9\/linked\?to=documents$/);
});

test('a shared computer gives nothing away', () => {
  keep('bachelor', 'id', '7');
  keep('bachelor', 'token', 't');
  keep('bachelor', 'draft', { first_name: 'A' });
  setSharedComputer(true);
  expect(portableAddress()).toBe(location.href);
});
