import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteServerTime, serverNow, serverTimeOf, setServerTime } from '../../src/api/server-time.ts';

const PHONE = Date.parse('2026-11-20T10:00:00Z');
const HOUR = 3_600_000;
const MINUTE = 60_000;

const dated = (date: string, others: Record<string, string> = {}) =>
  noteServerTime(serverTimeOf(new Headers({ ...others, ...(date && { Date: date }) })));
/** A response of this instant of the server. */
const respond = (instant: number, others?: Record<string, string>) => dated(new Date(instant).toUTCString(), others);

beforeEach(() => vi.useFakeTimers({ now: PHONE }));
afterEach(() => {
  setServerTime(Date.now());
  vi.useRealTimers();
});

test("before any answer, the phone's clock is used", () => {
  expect(serverNow()).toBe(PHONE);
});

test('a phone clock that is twelve hours slow is corrected and keeps running', async () => {
  vi.resetModules();
  const first = await import('../../src/api/server-time.ts');
  first.noteServerTime(first.serverTimeOf(new Headers({ Date: 'Fri, 20 Nov 2026 22:00:00 GMT' })));
  expect(first.serverNow()).toBe(PHONE + 12 * HOUR);
  vi.advanceTimersByTime(1500);
  expect(first.serverNow()).toBe(PHONE + 12 * HOUR + 1500);
});

describe('with a time of the server', () => {
  const now = () => serverNow() - Date.now();
  beforeEach(() => setServerTime(PHONE));

  test.each(['', 'yesterday', 'Invalid Date'])('a response dated %j changes nothing', (date) => {
    dated(date);
    expect(now()).toBe(0);
  });

  test('a small difference is the newer time', () => {
    respond(PHONE + 2 * MINUTE);
    expect(now()).toBe(2 * MINUTE);
  });

  test('a response from a cache that says so changes nothing', () => {
    respond(PHONE - 2 * MINUTE, { Age: '120' });
    expect(now()).toBe(0);
  });

  test('a copy from a cache that hides its age is not believed, however often it comes', () => {
    for (let times = 0; times < 3; times += 1) {
      respond(PHONE - 2 * HOUR);
      vi.advanceTimersByTime(3000);
    }
    expect(now()).toBe(0);
  });

  test('a jump is believed once another response agrees: the first time was wrong', () => {
    respond(PHONE + 2 * HOUR);
    expect(now()).toBe(0);
    vi.advanceTimersByTime(3000);
    respond(PHONE + 2 * HOUR + 3000);
    expect(now()).toBe(2 * HOUR);
  });

  test('a response between two wrong ones keeps the good time', () => {
    respond(PHONE + 2 * HOUR);
    vi.advanceTimersByTime(3000);
    respond(PHONE + 3000);
    vi.advanceTimersByTime(3000);
    respond(PHONE + 2 * HOUR + 6000);
    expect(now()).toBe(0);
  });

  test('a changed clock of the phone is no jump of the server', () => {
    vi.setSystemTime(PHONE + HOUR);
    respond(PHONE);
    expect(serverNow()).toBe(PHONE);
  });
});
