// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import messages from '../../locales/th/in-app-browser.json' with { type: 'json' };
import { showInAppBrowserNotice } from '../../src/platform/in-app-browser-notice.ts';
import { saveEarlyDraft } from '../../src/platform/storage/early-draft.ts';
import { freshStorage } from './storage/broken-storage.ts';

/** A bar waits for the one before it, also for that of another test. */
afterEach(() => {
  document.querySelector<HTMLElement>('aside button:last-child')?.click();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
const button = (text: string): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);

describe('copying the address from the bar inside an app', () => {
  beforeEach(() => {
    freshStorage();
    delete document.body.dataset.flow;
    document.body.innerHTML = '<h1 id="page-intro">ใบสมัคร</h1>';
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; A; wv) Line/14.8.0');
  });
  const press = async (clipboard: unknown): Promise<string> => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);
    await showInAppBrowserNotice('line');
    expect(document.querySelector('[role="status"]')?.textContent).toBe('');
    button(messages.copy)?.click();
    await settled();
    const said = document.querySelector('[role="status"]')?.textContent ?? '';
    expect(button(said)).toBeDefined();
    return said;
  };

  test('what became of it is said aloud', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    expect(await press({ writeText })).toBe(messages.copied);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(location.href);
  });

  test('the link carries the answers, and the applicant is asked to keep it', async () => {
    document.body.dataset.flow = 'bachelor';
    saveEarlyDraft('bachelor', { first_name: 'A' });
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    expect(await press({ writeText })).toBe(messages.copiedAnswers);
    expect(writeText.mock.lastCall?.[0]).toMatch(/#answers=[\w-]+$/);
  });

  test.each([
    ['is none', undefined],
    ['is an old one', {}],
    ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ])('where the clipboard %s, the menu of the app is named', async (_what, clipboard) => {
    expect(await press(clipboard)).toBe(messages.copyFailed);
  });
});

describe('the link out of an app', () => {
  test('names the page alone until it is pressed, because analytics read links, and takes the answers along then', async () => {
    freshStorage();
    document.body.innerHTML = '<h1 id="page-intro">ใบสมัคร</h1>';
    document.body.dataset.flow = 'bachelor';
    saveEarlyDraft('bachelor', { first_name: 'A' });
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; A; wv) Line/14.8.0');
    const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await showInAppBrowserNotice('line');
    const link = document.querySelector('aside a');
    expect(link?.getAttribute('href')).toMatch(/\?openExternalBrowser=1$/);
    (link as HTMLElement).click();
    expect(opened.mock.lastCall?.[0]).toMatch(/\?openExternalBrowser=1#answers=[\w-]+$/);
    expect(link?.getAttribute('href')).not.toContain('#');
  });
});

test('a bar that was closed comes back for those who ask for it, and one that is open gets the focus', async () => {
  freshStorage();
  document.body.innerHTML = '<h1 id="page-intro">ใบสมัคร</h1>';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; A; wv) Line/14.8.0');
  const bars = (): number => document.querySelectorAll('aside').length;
  await showInAppBrowserNotice('line');
  button(messages.dismiss)?.click();
  await showInAppBrowserNotice('line');
  expect(bars()).toBe(0);
  await showInAppBrowserNotice('line', true);
  expect([bars(), document.activeElement?.textContent]).toEqual([1, messages.open]);
  button(messages.dismiss)?.focus();
  await showInAppBrowserNotice('line', true);
  expect([bars(), document.activeElement?.textContent]).toEqual([1, messages.open]);
});
