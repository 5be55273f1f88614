// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import inApp from '../../../locales/en/in-app-browser.json' with { type: 'json' };
import { InsideApp } from '../../../src/documents/ui/InsideApp.tsx';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';
import { freshSession, messages } from '../../application/test-session.ts';

const open = (userAgent: string): void => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  window.history.replaceState(null, '', '/en/regisbachelor/upload-document');
  renderInFlow(freshSession(), <InsideApp />, { ...messages, upload });
};
beforeEach(() => {
  document.body.innerHTML = '<h1 id="page-intro">Documents</h1>';
});
afterEach(() => {
  document.querySelector<HTMLElement>('aside button:last-child')?.click();
  cleanup();
});

test('in an in-app browser, the way out is offered before any press', async () => {
  open('Mozilla/5.0 (Linux; Android 14; A; wv) Line/14.8.0');
  expect(screen.getByText(upload.inApp)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: upload.leaveApp }));
  expect(await screen.findByRole('complementary', { name: inApp.label })).toBeTruthy();
});

test('in an unlisted app, it is offered as well', () => {
  open('Mozilla/5.0 (Linux; Android 14; A; wv) Version/4.0 Chrome/126.0');
  expect(screen.getByText(upload.inApp)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('in a normal browser nothing is shown', () => {
  open('Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36');
  expect(screen.queryByText(upload.inApp)).toBeNull();
});
