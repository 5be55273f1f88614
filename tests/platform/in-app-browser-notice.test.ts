// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import messages from '../../locales/th/in-app-browser.json' with { type: 'json' };
import { showInAppBrowserNotice } from '../../src/platform/in-app-browser-notice.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const button = (text: string): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);

describe('copying the address from the bar inside an app', () => {
  beforeEach(() => {
    sessionStorage.clear();
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

  test.each([
    ['is none', undefined],
    ['is an old one', {}],
    ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ])('where the clipboard %s, the menu of the app is named', async (_what, clipboard) => {
    expect(await press(clipboard)).toBe(messages.copyFailed);
  });
});
