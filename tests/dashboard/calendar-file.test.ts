import { expect, test } from 'vitest';
import { calendarFile } from '../../src/dashboard/calendar-file.ts';

test('a calendar file escapes its texts and folds long lines between characters', () => {
  const text = calendarFile({
    id: 'B0000007-payment@admissions',
    title: 'ชำระค่าสมัคร, เลขที่ B0000007',
    text: `a;b\\c\n${'ก'.repeat(60)}`,
    instant: '2026-11-27T00:00:00.000Z',
    createdAt: '2026-11-20T10:00:00.000Z',
  });
  const lines = text.split('\r\n');
  expect(lines).toContain('DTSTART:20261127T000000Z');
  expect(lines).toContain('DTSTAMP:20261120T100000Z');
  expect(text.replaceAll('\r\n ', '')).toContain(String.raw`DESCRIPTION:a\;b\\c\nก`);
  expect(text).toContain(String.raw`ชำระค่าสมัคร\,`);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
});
