import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime, serverNow } from '../../src/api/server-time.ts';

const PHONE = Date.parse('2026-11-20T10:00:00Z');
const SERVER = 'Fri, 20 Nov 2026 22:00:00 GMT';

beforeEach(() => vi.useFakeTimers({ now: PHONE }));
afterEach(() => {
  noteServerTime(new Date().toUTCString());
  vi.useRealTimers();
});

test("before any answer, the phone's clock is used", () => {
  expect(serverNow()).toBe(PHONE);
});

test('a phone clock that is twelve hours slow is corrected and keeps running', () => {
  noteServerTime(SERVER);
  expect(serverNow()).toBe(Date.parse(SERVER));
  vi.advanceTimersByTime(1500);
  expect(serverNow()).toBe(Date.parse(SERVER) + 1500);
});

test.each([null, '', 'yesterday', 'Invalid Date'])('a response dated %j changes nothing', (header) => {
  noteServerTime(SERVER);
  noteServerTime(header);
  expect(serverNow()).toBe(Date.parse(SERVER));
});
