// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteServerTime } from '../../../src/api/server-time.ts';
import { qrDeadline } from '../../../src/payment/charge-view.ts';
import { resumeActionFor } from '../../../src/payment/start-payment.ts';
import { urgencyOf } from '../../../src/payment/ui/QrTime.tsx';
import { useServerSecondsUntil } from '../../../src/payment/ui/use-server-seconds-until.ts';
import { announcedTotal, lastAnnouncement } from '../../../src/ui/Countdown.tsx';

const START = Date.parse('2026-11-20T10:00:00Z');
const DEADLINE = START + 30 * 60_000;
const HOUR = 60 * 60_000;
const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const server = (instant: number): void => noteServerTime(new Date(instant).toUTCString());

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  noteServerTime(new Date().toISOString());
  vi.useRealTimers();
});

describe('the time left', () => {
  test.each([0, 12, -12])('is right on a phone whose clock is %i hours wrong', (hours) => {
    vi.setSystemTime(START + hours * HOUR);
    server(START);
    const { result } = renderHook(() => useServerSecondsUntil(DEADLINE));
    for (let minute = 0; minute <= 30; minute += 1) {
      expect(Math.abs(result.current - (30 - minute) * 60)).toBeLessThanOrEqual(1);
      pass(60_000);
    }
    expect(result.current).toBe(0);
  });

  test('is right when a suspended tab is resumed after its timers were due', () => {
    vi.setSystemTime(START);
    server(START);
    const { result } = renderHook(() => useServerSecondsUntil(DEADLINE));
    vi.setSystemTime(START + 25 * 60_000);
    pass(500);
    expect(Math.abs(result.current - 300)).toBeLessThanOrEqual(1);
  });

  test('is put right by the next answer when the clock of the phone is changed', () => {
    vi.setSystemTime(START);
    server(START);
    const { result, rerender } = renderHook(() => useServerSecondsUntil(DEADLINE));
    vi.setSystemTime(START + HOUR);
    server(START + 60_000);
    rerender();
    expect(Math.abs(result.current - 29 * 60)).toBeLessThanOrEqual(1);
  });
});

test('the last two minutes, and of them the last half, look different', () => {
  expect([600, 120, 119, 30, 29, 1].map(urgencyOf)).toEqual(['calm', 'calm', 'hurry', 'hurry', 'last', 'last']);
});

describe('the end of a QR', () => {
  const charge = { charge_id: 'c1', expires_at: '2026-11-20T10:10:00Z' };
  const pending = { flow: 'bachelor', id: '7', charge: 'c1', started: START } as const;

  test('is what the server says of the image, else of the charge', () => {
    const image = { expires_at: '2026-11-20T10:08:00Z' };
    expect(qrDeadline({ charge, image, pending })).toBe(START + 8 * 60_000);
    expect(qrDeadline({ charge, pending })).toBe(START + 10 * 60_000);
  });

  test('is ten minutes after the start when the server is silent, also after a reload', () => {
    const silent = { charge_id: 'c1', expires_at: null };
    expect(qrDeadline({ charge: silent, pending })).toBe(START + 10 * 60_000);
    expect(qrDeadline({ charge: { ...silent, charge_id: 'c2' }, pending })).toBeUndefined();
    expect(qrDeadline({ charge: silent, pending: null })).toBeUndefined();
    expect(qrDeadline({ charge: {}, pending: { started: START } })).toBe(START + 10 * 60_000);
    expect(qrDeadline({ charge: {}, pending })).toBeUndefined();
  });

  test('is the end of going on with it', () => {
    const open = { ...charge, status: 'pending', method: 'thai_qr' } as const;
    expect(resumeActionFor(open, null, START)).toBe('qr');
    expect(resumeActionFor(open, null, START + 10 * 60_000)).toBe('start');
    expect(resumeActionFor({ ...open, status: 'expired' }, null, START)).toBe('start');
  });
});

test.each([600, 305, 62, 34, 22])(
  '%i seconds are announced in at most five messages, never two within 15 seconds',
  (first) => {
    const total = announcedTotal(first);
    const announced: number[] = [];
    for (let left = first, last = NaN; left >= 0; left -= 1) {
      const mark = lastAnnouncement(left, total);
      if (mark !== last) announced.push(left);
      last = mark;
    }
    expect(announced.length).toBeLessThanOrEqual(5);
    const pauses = announced.slice(1).map((left, index) => (announced[index] ?? 0) - left);
    expect(pauses.every((pause) => pause >= 15)).toBe(true);
  },
);
