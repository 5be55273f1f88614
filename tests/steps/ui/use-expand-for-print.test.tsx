// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useExpandForPrint } from '../../../src/steps/ui/use-expand-for-print.ts';

test('on paper all parts of a form are open, and afterwards those that were', () => {
  document.body.innerHTML = '<form><div></div><div hidden></div></form>';
  const hidden = (): unknown[] => [...document.querySelectorAll('div')].slice(0, 2).map((part) => part.hidden);
  const { unmount } = renderHook(useExpandForPrint);
  window.dispatchEvent(new Event('beforeprint'));
  expect(hidden()).toEqual([false, false]);
  window.dispatchEvent(new Event('afterprint'));
  expect(hidden()).toEqual([false, true]);
  unmount();
  window.dispatchEvent(new Event('beforeprint'));
  expect(hidden()).toEqual([false, true]);
});
