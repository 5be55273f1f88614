// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { storageKey } from '../../../src/config/storage-keys.ts';
import { InsideApp } from '../../../src/documents/ui/InsideApp.tsx';
import { sealEnvelope } from '../../../src/platform/storage/envelope.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';
import { freshSession, messages } from '../../application/test-session.ts';
import { freshStorage } from '../../platform/storage/broken-storage.ts';

const { inApp } = upload;
const LINE = 'Mozilla/5.0 (Linux; Android 14; A; wv) Line/14.8.0';
const UNLISTED = 'Mozilla/5.0 (Linux; Android 14; A; wv) Version/4.0 Chrome/126.0';

const open = (userAgent: string): void => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  renderInFlow(freshSession(), <InsideApp />, { ...messages, upload });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;
const register = (): void => {
  for (const [part, data] of Object.entries({ id: '7', token: 'abc' }))
    localStorage.setItem(storageKey('bachelor', part as 'id' | 'token'), sealEnvelope(data, undefined));
};

beforeEach(() => {
  freshStorage();
  document.body.dataset.flow = 'bachelor';
  window.history.replaceState(null, '', '/en/regisbachelor/upload-document');
});
afterEach(cleanup);

test('one button opens the application in the phone’s own browser, and copies its link if the app ignores that', async () => {
  open(LINE);
  register();
  expect(screen.getByText('LINE may not open your camera or photos.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await press(inApp.open);
  expect(opened.mock.lastCall?.[0]).toMatch(/\/continue\/7\/abc\?openExternalBrowser=1$/);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press(inApp.copy);
  expect(writeText.mock.lastCall?.[0]).toMatch(/\/continue\/7\/abc$/);
  expect(status()).toBe(inApp.copiedApplication);
});

test('in an unlisted app, the address of the page is copied', async () => {
  open(UNLISTED);
  expect(screen.getByText('This app may not open your camera or photos.')).toBeTruthy();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press(inApp.copy);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(location.href);
  expect(status()).toBe(inApp.copied);
});

test.each([
  ['is none', undefined],
  ['is an old one', {}],
  ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('where the clipboard %s, the menu of the app is named', async (_what, clipboard) => {
  open(UNLISTED);
  // userEvent replaces the clipboard at each press.
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);
  screen.getByRole('button', { name: inApp.copy }).click();
  await vi.waitFor(() => expect(status()).toBe(inApp.copyFailed));
});

test('in a normal browser nothing is shown', () => {
  open('Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36');
  expect(screen.queryByRole('complementary')).toBeNull();
});
