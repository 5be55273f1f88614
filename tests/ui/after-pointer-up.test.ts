// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

test('waits for the end of a press that began before this code ran, and keeps the order', () => {
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

describe('a press whose events are seen', () => {
  const point = (type: string, pointerType: string): boolean =>
    document.dispatchEvent(new PointerEvent(type, { pointerType }));

  test('is waited for under a finger, for which the browser sets no state yet, until its click', () => {
    const run = vi.fn();
    isPressed = false;
    point('pointerdown', 'touch');
    afterPointerUp(run);
    vi.advanceTimersByTime(1000);
    point('pointerup', 'touch');
    vi.advanceTimersByTime(300);
    expect(run).not.toHaveBeenCalled();
    document.body.click();
    vi.advanceTimersByTime(60);
    expect(run).toHaveBeenCalledOnce();
  });

  test.each(['pointerup', 'pointercancel'])('has ended with %s, also where the browser keeps its state', (type) => {
    const run = vi.fn();
    isPressed = true;
    point('pointerdown', 'touch');
    point(type, 'touch');
    afterPointerUp(run);
    // A long press has no click.
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('of a mouse may end without an event, on a native list', () => {
    const run = vi.fn();
    isPressed = true;
    point('pointerdown', 'mouse');
    afterPointerUp(run);
    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
    isPressed = false;
    vi.advanceTimersByTime(60);
    expect(run).toHaveBeenCalledOnce();
  });
});
