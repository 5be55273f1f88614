// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { BREAKPOINTS } from '../../src/config/constants.ts';
import { isWideScreen, watchWideScreen } from '../../src/platform/wide-screen.ts';

afterEach(() => vi.unstubAllGlobals());

test('a window that is widened is heard of until the watch ends', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  const asked = vi.fn(() => media);
  vi.stubGlobal('matchMedia', asked);
  const heard = vi.fn();
  const end = watchWideScreen(heard);
  expect(isWideScreen()).toBe(false);
  media.matches = true;
  media.dispatchEvent(new Event('change'));
  expect([heard.mock.calls.length, isWideScreen()]).toEqual([1, true]);
  end();
  media.dispatchEvent(new Event('change'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith(`(min-width: ${BREAKPOINTS.lg}px)`);
});
