// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteServerTime, serverNow, serverTimeOf, setServerTime } from '../../src/api/server-time.ts';
import { useSecondsUntil } from '../../src/ui/use-seconds-until.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const DEADLINE = START + 30 * 60_000;
const HOUR = 60 * 60_000;
const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const server = (instant: number): void => setServerTime(instant);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  setServerTime(Date.now());
  vi.useRealTimers();
});

describe('the time left by the clock of the server', () => {
  test.each([0, 12, -12])('is right on a phone whose clock is %i hours wrong', (hours) => {
    vi.setSystemTime(START + hours * HOUR);
    server(START);
    const { result } = renderHook(() => useSecondsUntil(DEADLINE, serverNow));
    for (let minute = 0; minute <= 30; minute += 1) {
      expect(Math.abs(result.current - (30 - minute) * 60)).toBeLessThanOrEqual(1);
      pass(60_000);
    }
    expect(result.current).toBe(0);
  });

  test('is right when a suspended tab is resumed after its timers were due', () => {
    vi.setSystemTime(START);
    server(START);
    const { result } = renderHook(() => useSecondsUntil(DEADLINE, serverNow));
    vi.setSystemTime(START + 25 * 60_000);
    pass(500);
    expect(Math.abs(result.current - 300)).toBeLessThanOrEqual(1);
  });

  test('is put right by the next response when the clock of the phone is changed', () => {
    vi.setSystemTime(START);
    server(START);
    const { result } = renderHook(() => useSecondsUntil(DEADLINE, serverNow));
    vi.setSystemTime(START + HOUR);
    noteServerTime(serverTimeOf(new Headers({ Date: new Date(START + 60_000).toUTCString() })));
    pass(500);
    expect(Math.abs(result.current - 29 * 60)).toBeLessThanOrEqual(1);
  });

  test('is never more than it was at an instant that has passed', () => {
    vi.setSystemTime(START);
    server(START - 2 * HOUR);
    const { result } = renderHook(() => useSecondsUntil(DEADLINE, serverNow, START));
    expect(result.current).toBe(30 * 60);
  });
});
