// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { skipSlowTransition } from '../../src/platform/skip-slow-transition.ts';

skipSlowTransition();

afterEach(() => vi.restoreAllMocks());

const entry = (times: object) => [times as PerformanceNavigationTiming];

/** @returns whether the transition was skipped when the page was left */
function leave(responseEnd: number, paintedAt?: number): boolean {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entry({ responseEnd }));
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(
    paintedAt === undefined ? [] : entry({ startTime: paintedAt }),
  );
  const skipTransition = vi.fn();
  // The browser gives this transition up. A promise that nobody hears would fail the test.
  const aborted = () => Promise.reject(new Error('aborted'));
  const ends = { ready: aborted(), updateCallbackDone: aborted(), finished: aborted() };
  const viewTransition = { skipTransition, ...ends };
  window.dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition }));
  return skipTransition.mock.calls.length > 0;
}

test.each([
  ['a page that appeared at once', 900, 1000, false],
  ['a page that took long to appear', 100, 500, true],
  ['a page of which the browser tells no paint', 100, undefined, false],
])('%s: the transition to the next one is skipped: %s', (_page, responseEnd, paintedAt, isSkipped) => {
  expect(leave(responseEnd, paintedAt)).toBe(isSkipped);
});

test('a browser without transitions leaves as usual', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entry({ responseEnd: 0 }));
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(entry({ startTime: 900 }));
  expect(() => window.dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition: null }))).not.toThrow();
});
