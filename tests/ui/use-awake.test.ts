// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAwake } from '../../src/ui/use-awake.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  Reflect.deleteProperty(document, 'hidden');
});

test('the screen stays on while it is needed, also after the page was hidden, and no longer', async () => {
  const release = vi.fn(async () => Promise.resolve());
  const request = vi.fn(async () => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const { rerender } = renderHook(useAwake, { initialProps: true });
  await vi.waitFor(() => expect(request).toHaveBeenCalledExactlyOnceWith('screen'));
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledOnce();
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  expect(release).not.toHaveBeenCalled();
  rerender(false);
  await vi.waitFor(() => expect(release).toHaveBeenCalled());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that comes when nobody needs it any more is given back', async () => {
  const release = vi.fn(async () => Promise.resolve());
  let grant = (_lock: object): void => undefined;
  const request = () => new Promise((resolve) => (grant = resolve));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const { unmount } = renderHook(useAwake, { initialProps: true });
  unmount();
  grant({ release });
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});
