// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { fillUp, freshStorage } from '../storage/broken-storage.ts';

let replaced: string[];
const open = async (address: string): Promise<void> => {
  window.history.replaceState(null, '', address);
  vi.resetModules();
  await import('../../../src/platform/location/repair-address.ts');
};

beforeEach(() => {
  freshStorage();
  replaced = [];
  vi.spyOn(window.location, 'replace').mockImplementation((url) => void replaced.push(String(url)));
});

test('an address that no page has leads to the page that was meant, with its query and its place', async () => {
  await open('/RegisBachelor/Education?round=2#x');
  expect(replaced).toEqual(['/regisbachelor/education?round=2#x']);
});

test.each(['/no-such-page', '/regisbachelor/no-such-step'])('%s stays, because no page comes near', async (address) => {
  await open(address);
  expect(replaced).toEqual([]);
});

test('the token of a mistyped continue link goes to the next page by this tab, and by no request', async () => {
  await open('/RegisBachelor/continue/7/tok-1).');
  expect(replaced).toEqual(['/regisbachelor/continue/-']);
  expect(JSON.parse(sessionStorage.getItem('adm:resume') ?? 'null')).toEqual({ id: '7', token: 'tok-1' });
});

test('where this tab can keep nothing, the address keeps the token, or the link would be lost', async () => {
  fillUp('localStorage');
  fillUp('sessionStorage');
  await open('/RegisBachelor/continue/7/tok-1');
  expect(replaced).toEqual(['/regisbachelor/continue/7/tok-1']);
});
