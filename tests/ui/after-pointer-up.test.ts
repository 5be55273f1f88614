// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPointerUp } from '../../src/ui/after-pointer-up.ts';

let isPressed = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document.documentElement, 'matches').mockImplementation((selector) => selector === ':active' && isPressed);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('runs at once while nothing is pressed', () => {
  const run = vi.fn();
  isPressed = false;
  afterPointerUp(run);
  expect(run).toHaveBeenCalledOnce();
});

test('waits for the end of a press, even one that ends without an event, and keeps the order', () => {
  const order: string[] = [];
  isPressed = true;
  afterPointerUp(() => order.push('first'));
  afterPointerUp(() => order.push('second'));
  vi.advanceTimersByTime(5000);
  expect(order).toEqual([]);
  isPressed = false;
  vi.advanceTimersByTime(1000);
  expect(order).toEqual(['first', 'second']);
});
