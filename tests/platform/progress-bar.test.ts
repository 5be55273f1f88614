// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const bar = document.createElement('div');
bar.id = 'request-progress';
const shown = () => ({
  state: bar.dataset['state'],
  share: Number(/^scaleX\((.+)\)$/.exec(bar.style.transform)?.[1] ?? NaN),
});
const pending = (detail: number) => window.dispatchEvent(new CustomEvent('requests:pending', { detail }));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeAll(async () => {
  document.body.append(bar);
  await import('../../src/platform/progress-bar.ts');
});
beforeEach(() => {
  vi.useFakeTimers();
  // A page has been open for a while when its first request begins.
  vi.advanceTimersByTime(1000);
  bar.dataset['state'] = 'idle';
  bar.style.transform = '';
});
afterEach(async () => {
  pending(0);
  await pass(1000);
  vi.useRealTimers();
});
afterAll(() => bar.remove());

test('nothing is shown at all for a request whose response arrives before', async () => {
  pending(1);
  await pass(150);
  pending(0);
  await pass(5000);
  expect(shown()).toEqual({ state: 'idle', share: NaN });
});

test('a slow request after a quick one is shown', async () => {
  pending(1);
  await pass(150);
  pending(0);
  await pass(1000);
  pending(1);
  await pass(220);
  expect(shown().state).toBe('running');
});

test('after 5 s nine tenths are full, after 10 s nine tenths of the rest', async () => {
  pending(1);
  await pass(2500);
  expect(shown().share).toBeCloseTo(0.68, 1);
  await pass(2500);
  expect(shown().share).toBeCloseTo(0.9, 2);
  await pass(5000);
  expect(shown().share).toBeCloseTo(0.99, 2);
});

test('a second request continues where the first one is', async () => {
  pending(1);
  await pass(2500);
  pending(2);
  await pass(2500);
  expect(shown().share).toBeCloseTo(0.9, 2);
  pending(1);
  await pass(100);
  expect(shown().state).toBe('running');
});

test('the response to the last request fills the bar, which is gone 400 ms later', async () => {
  pending(1);
  await pass(1000);
  pending(0);
  expect(shown()).toEqual({ state: 'running', share: 1 });
  await pass(399);
  expect(shown().share).toBe(1);
  await pass(1);
  expect(shown()).toEqual({ state: 'idle', share: 0 });
  await pass(1000);
  expect(shown().share).toBe(0);
});

test('a request that has failed shows so, even before the bar was there', async () => {
  pending(1);
  window.dispatchEvent(new Event('requests:failed'));
  pending(0);
  expect(shown()).toEqual({ state: 'failed', share: 1 });
  await pass(400);
  expect(shown().state).toBe('idle');
});
