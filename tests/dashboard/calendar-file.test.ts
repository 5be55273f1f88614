import { expect, test } from 'vitest';
import { calendarFile, googleCalendarHref } from '../../src/dashboard/calendar-file.ts';

const ENTRY = {
  id: 'B0000007-payment@admissions',
  title: 'ชำระค่าสมัคร, เลขที่ B0000007',
  text: `a;b\\c\n${'ก'.repeat(60)}`,
  url: 'https://apply.example/status-checking/dashboard?a=1;b,c',
  instant: '2026-12-03T00:40:21.000Z',
};
const NOW = Date.parse('2026-11-20T10:00:00.000Z');

/** The lines as a calendar reads them, with those that were folded put together again. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

test('a calendar file escapes texts and folds long lines between characters', () => {
  const text = calendarFile(ENTRY, NOW);
  const lines = linesOf(text);
  expect(lines).toContain('DTSTAMP:20261120T100000Z');
  expect(lines).toContain(String.raw`SUMMARY:ชำระค่าสมัคร\, เลขที่ B0000007`);
  expect(lines).toContain(String.raw`DESCRIPTION:a\;b\\c\n${'ก'.repeat(60)}`);
  const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  // Only the end of a line breaks it, and the last line has one too.
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('a folded line is full, its leading space included', () => {
  const text = calendarFile({ ...ENTRY, text: 'a'.repeat(300) }, NOW);
  const [first = '', ...rest] = text.slice(text.indexOf('DESCRIPTION:')).split('\r\n');
  const folded = rest.slice(
    0,
    rest.findIndex((line) => !line.startsWith(' ')),
  );
  expect([first, ...folded].map((line) => line.length)).toEqual([75, 75, 75, 75, 16]);
});

test('an address is not escaped, because it is not text', () => {
  expect(linesOf(calendarFile(ENTRY, NOW))).toContain(`URL:${ENTRY.url}`);
});

test('the deadline is in Thai time, which the file defines', () => {
  const lines = linesOf(calendarFile(ENTRY, NOW));
  expect(lines).toContain('DTSTART;TZID=Asia/Bangkok:20261203T074021');
  const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'));
  expect(zone).toEqual(expect.arrayContaining(['TZID:Asia/Bangkok', 'TZOFFSETFROM:+0700', 'TZOFFSETTO:+0700']));
  expect(lines.indexOf('BEGIN:VTIMEZONE')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'));
});

test('the file says its version and its maker, and the entry has its id', () => {
  const lines = linesOf(calendarFile(ENTRY, NOW));
  const head = lines.slice(0, lines.indexOf('BEGIN:VTIMEZONE'));
  expect(head).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', expect.stringMatching(/^PRODID:.+/)]);
  expect(lines).toContain(`UID:${ENTRY.id}`);
});

test('an alarm shows the title', () => {
  const lines = linesOf(calendarFile(ENTRY, NOW));
  expect(lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'))).toEqual([
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    String.raw`DESCRIPTION:ชำระค่าสมัคร\, เลขที่ B0000007`,
    'TRIGGER:-P3D',
  ]);
});

test('every part is closed, in the order of RFC 5545', () => {
  const open: string[] = [];
  for (const line of linesOf(calendarFile(ENTRY, NOW))) {
    const [, word, part] = /^(BEGIN|END):(.+)$/.exec(line) ?? [];
    if (word === 'BEGIN' && part) open.push(part);
    if (word === 'END') expect(open.pop()).toBe(part);
  }
  expect(open).toEqual([]);
});

test.each([
  ['2026-11-20T10:00:00Z', ['TRIGGER:-P3D', 'TRIGGER:-P1D']],
  ['2026-11-30T00:40:20Z', ['TRIGGER:-P3D', 'TRIGGER:-P1D']],
  ['2026-11-30T00:40:21Z', ['TRIGGER:-P1D']],
  ['2026-12-01T10:00:00Z', ['TRIGGER:-P1D']],
  ['2026-12-02T10:00:00Z', []],
])('at %s the future alarms are %j', (now, alarms) => {
  const lines = linesOf(calendarFile(ENTRY, Date.parse(now)));
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(alarms);
});

test('the link to Google Calendar has the same entry and time zone', () => {
  const query = new URL(googleCalendarHref(ENTRY)).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    action: 'TEMPLATE',
    text: ENTRY.title,
    dates: '20261203T004021Z/20261203T004021Z',
    details: ENTRY.text,
    ctz: 'Asia/Bangkok',
  });
});
