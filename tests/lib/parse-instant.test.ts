import { describe, expect, test } from 'vitest';
import { parseDeadline, parseInstant } from '../../src/lib/parse-instant.ts';

const MOMENT = Date.UTC(2026, 10, 26, 2, 30);

describe('an instant', () => {
  test.each([
    '2026-11-26T02:30:00Z',
    '2026-11-26T02:30:00.000Z',
    '2026-11-26T09:30:00+07:00',
    '2026-11-26T09:30+0700',
    '2026-11-26 09:30:00+07',
    '2026-11-26 02:30:00.000000 UTC',
    '2026-11-26T02:30:00.0000000Z',
    String(MOMENT),
    String(MOMENT / 1000),
  ])('%s names its zone', (text) => {
    expect(parseInstant(text)).toBe(MOMENT);
  });

  test('of SQL, without a zone, is none: a browser would take it for its own time', () => {
    expect(parseInstant('2026-11-26 09:30:00')).toBeUndefined();
    expect(parseInstant('2026-11-26T09:30:00')).toBeUndefined();
  });

  test('of SQL is read where the dialect names its offset, wherever the reader is', () => {
    expect(parseInstant('2026-11-26 09:30:00', '+07:00')).toBe(MOMENT);
    expect(parseInstant('2026-11-26 02:30:00', '+00:00')).toBe(MOMENT);
    expect(parseInstant('2026-11-26T02:30:00Z', '+07:00')).toBe(MOMENT);
  });

  test.each([
    ['2569-11-26T02:30:00Z', '+07:00', MOMENT],
    ['2569-11-26 09:30:00', '+07:00', MOMENT],
    // In the common era 2567 has no such day.
    ['2567-02-29T12:00:00Z', undefined, Date.UTC(2024, 1, 29, 12)],
  ] as const)('%s has a year of the Buddhist era', (text, offset, instant) => {
    expect(parseInstant(text, offset)).toBe(instant);
  });

  test.each(['0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    '%s stands for "never"',
    (text) => {
      expect(parseInstant(text)).toBeUndefined();
    },
  );

  test.each([null, undefined, '', '26 Nov 2026', '2026-11-26', '2026-13-26T02:30:00Z', 'tomorrow', '12345'])(
    '%j is none',
    (text) => {
      expect(parseInstant(text)).toBeUndefined();
    },
  );
});

test('a deadline that is a day ends with that day in Thailand', () => {
  expect(parseDeadline('2026-11-26')).toBe(Date.UTC(2026, 10, 26, 16, 59, 59));
  expect(parseDeadline('2569-11-26')).toBe(Date.UTC(2026, 10, 26, 16, 59, 59));
  expect(parseDeadline('2026-11-26T02:30:00Z')).toBe(MOMENT);
  expect(parseDeadline('2026-11-26 09:30:00')).toBeUndefined();
});
