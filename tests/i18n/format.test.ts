import { describe, expect, test } from 'vitest';
import { baht, dateInBothCalendars, spokenDuration } from '../../src/i18n/format.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test('money is baht in both languages', () => {
  expect(plain(baht(1500, 'th'))).toBe('฿1,500.00');
  expect(plain(baht(1500.5, 'en'))).toBe('THB 1,500.50');
});

describe('a date', () => {
  test('has the day of Bangkok and the year of both calendars', () => {
    expect(dateInBothCalendars('2026-11-20T17:05:00Z', 'th')).toBe('21 พฤศจิกายน 2569 (ค.ศ. 2026), 00:05');
    expect(dateInBothCalendars('2026-11-20T17:05:00Z', 'en')).toBe('21 November 2026 (2569 BE), 00:05');
  });

  test('that is none is empty', () => {
    expect(dateInBothCalendars('soon', 'th')).toBe('');
  });
});

test('a length of time is said in minutes, and in seconds below one', () => {
  expect([600, 60, 20].map((seconds) => spokenDuration(seconds, 'en'))).toEqual([
    '10 minutes',
    '1 minute',
    '20 seconds',
  ]);
  expect(spokenDuration(299, 'th')).toBe('5 นาที');
});
