// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { CLEARED_KEY } from '../../../src/config/storage-keys.ts';
import { freshStorage } from '../storage/broken-storage.ts';

const replace = vi.fn();
const listen = window.addEventListener.bind(window);
let pageEvents = new AbortController();

/** Opens a page whose script has run, as it was before somebody deleted the data in another tab. */
async function openPage() {
  vi.resetModules();
  await import('../../../src/platform/location/cleared-page.ts');
  return import('../../../src/platform/storage/browser-storage.ts');
}

beforeEach(() => {
  freshStorage();
  replace.mockReset();
  // What the page of another test has heard, it hears no more.
  pageEvents.abort();
  pageEvents = new AbortController();
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject) =>
      listen(name, listener, { signal: pageEvents.signal }),
  );
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
  window.history.replaceState(null, '', '/en/regisbachelor');
});

const deleteElsewhere = (at = '5'): void => {
  localStorage.setItem(CLEARED_KEY, at);
  window.dispatchEvent(new StorageEvent('storage', { key: CLEARED_KEY, newValue: at }));
};

test('leaves once the data was deleted in another tab, and keeps nothing more', async () => {
  const { writeKey, keepInTab } = await openPage();
  sessionStorage.setItem('adm:bachelor:draft', 'of this tab');
  deleteElsewhere();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/en#cleared');
  writeKey('adm:bachelor:draft', 'typed before');
  keepInTab('adm:resume', 'a link');
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[CLEARED_KEY], [CLEARED_KEY]]);
});

test('leaves what somebody has entered since where it is', async () => {
  const { removeKey } = await openPage();
  localStorage.setItem(CLEARED_KEY, '5');
  sessionStorage.setItem(CLEARED_KEY, '5');
  localStorage.setItem('adm:payment:bachelor', 'begun since');
  sessionStorage.setItem('adm:graduate:draft', 'typed since');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(replace).toHaveBeenCalledOnce();
  removeKey('adm:payment:bachelor');
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('adm:payment:bachelor')).toBe('begun since');
  expect(sessionStorage.getItem('adm:graduate:draft')).toBe('typed since');
});

test('stays where the deletion was before it was opened', async () => {
  localStorage.setItem(CLEARED_KEY, '5');
  const { writeKey, readKey } = await openPage();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(replace).not.toHaveBeenCalled();
  writeKey('adm:bachelor:draft', 'a');
  expect(readKey('adm:bachelor:draft')).toBe('a');
});
