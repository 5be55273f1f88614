import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../src/config/constants.ts';
import {
  baht,
  bahtRange,
  dayOf,
  shortDayOf,
  spokenDuration,
  THAI_ZONE,
  timeOfDay,
  yearOf,
} from '../../src/i18n/format.ts';
import { startOfClasses } from '../../src/i18n/start-of-classes.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test('money is whole baht without decimals, in the order of each language', () => {
  expect([500, 1500, 1500.5].map((amount) => plain(baht(amount, 'th')))).toEqual([
    '500 บาท',
    '1,500 บาท',
    '1,500.50 บาท',
  ]);
  expect([500, 1500, 1500.5].map((amount) => plain(baht(amount, 'en')))).toEqual([
    'THB 500',
    'THB 1,500',
    'THB 1,500.50',
  ]);
});

test('money is grouped as the browser groups numbers', () => {
  const amounts = [0, 1, 10, 999, 1000, 9999, 10_000, 123_456, 999_999, 1_000_000, 12_345_678].flatMap((whole) =>
    [0, 0.05, 0.1, 0.25, 0.5, 0.99].map((satang) => whole + satang),
  );
  const grouped = (amount: number): string =>
    amount.toLocaleString('en-GB', {
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      maximumFractionDigits: 2,
    });
  expect(amounts.map((amount) => plain(baht(amount, 'en')))).toEqual(amounts.map((one) => `THB ${grouped(one)}`));
});

test.each([
  [0, 500, 'th', '0–500 บาท'],
  [0, 500, 'en', 'THB 0–500'],
  [500, 500, 'th', '500 บาท'],
  [1500, 1500, 'en', 'THB 1,500'],
] as const)(
  'prices from %d to %d name the currency once, and equal ones are one (%s)',
  (lowest, highest, locale, text) => {
    expect(plain(bahtRange(lowest, highest, locale))).toBe(text);
  },
);

test('a year is that of the calendar of its language', () => {
  expect([yearOf(2027, 'th'), yearOf(2027, 'en')]).toEqual(['2570', '2027']);
});

test('the time of day has its seconds, in western digits and with dots in Thai', () => {
  const instant = new Date(2026, 10, 20, 13, 5, 9).getTime();
  expect([timeOfDay(instant, 'th'), timeOfDay(instant, 'en')]).toEqual(['13.05.09', '13:05:09']);
});

test('the time of day may be that of Thailand, wherever the page is read', () => {
  expect(timeOfDay(Date.parse('2026-11-20T06:05:09Z'), 'en', THAI_ZONE)).toBe('13:05:09');
});

describe('a date', () => {
  test('has the day of Bangkok in the calendar of its language', () => {
    expect(dayOf('2026-11-20T17:05:00Z', 'th')).toBe('21\u00A0พฤศจิกายน 2569');
    expect(dayOf('2026-11-20T17:05:00Z', 'en')).toBe('21\u00A0November 2026');
  });

  test.each([
    ['th', 'th-TH-u-ca-buddhist-nu-latn'],
    ['en', 'en-GB-u-ca-gregory'],
  ] as const)('is short as the calendar of its language shortens it (%s)', (locale, calendar) => {
    const format = new Intl.DateTimeFormat(calendar, { timeZone: 'Asia/Bangkok', dateStyle: 'medium' });
    // Every day of two years, just before and just after midnight in Bangkok.
    for (let instant = Date.UTC(2027, 0, 1, 16, 59, 59); instant < Date.UTC(2029, 0, 1); instant += DAY_MS)
      for (const time of [instant, instant + 1000])
        expect(plain(shortDayOf(new Date(time).toISOString(), locale))).toBe(format.format(time));
  });

  test('is a whole day in Thailand if no time is given, with the day on the line of the month', () => {
    expect(shortDayOf('2026-11-20', 'th')).toBe('20\u00A0พ.ย. 2569');
    expect(shortDayOf('2026-11-20', 'en')).toBe('20\u00A0Nov 2026');
  });

  test('that is none is empty', () => {
    expect(shortDayOf('soon', 'th')).toBe('');
  });
});

test.each([
  ['9 August 2027', 'en', 'classes start 9 August 2027'],
  ['9 สิงหาคม 2570', 'th', 'เริ่มเรียน 9 สิงหาคม 2570'],
  ['๙ สิงหาคม ๒๕๗๐', 'th', 'เริ่มเรียน ๙ สิงหาคม ๒๕๗๐'],
  ['Starts in August', 'en', 'Starts in August'],
  ['เริ่ม 9 สิงหาคม', 'th', 'เริ่ม 9 สิงหาคม'],
] as const)(
  'a bare day is said to be the start of classes, and words of the server stay: %s',
  (text, locale, shown) => {
    expect(startOfClasses(text, locale)).toBe(shown);
  },
);

test('a length of time is said in minutes, and in seconds below one', () => {
  expect([600, 60, 20].map((seconds) => spokenDuration(seconds, 'en'))).toEqual([
    '10\u00A0minutes',
    '1\u00A0minute',
    '20\u00A0seconds',
  ]);
  expect([299, 20].map((seconds) => spokenDuration(seconds, 'th'))).toEqual(['5\u00A0นาที', '20\u00A0วินาที']);
});
