import { DAY_MS } from '../config/constants.ts';
import { BANGKOK_OFFSET_MS } from '../lib/bangkok-day.ts';

export interface CalendarEntry {
  /** Stable for the same entry, so that a calendar that receives it twice keeps one. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The absolute URL where the applicant acts. */
  readonly url: string;
  /** ISO 8601. */
  readonly instant: string;
}

const ZONE = { name: 'Asia/Bangkok', offset: '+0700' } as const;
const ALARM_DAYS = [3, 1];

const compact = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
const inThailand = (instant: number): string => compact(instant + BANGKOK_OFFSET_MS).replace('Z', '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

const encoder = new TextEncoder();
const LINE_BYTES = 75;

/** Folds a line of more than 75 bytes; continuation lines begin with a space (RFC 5545, section 3.1). */
function folded(line: string): string {
  let [result, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) [result, bytes] = [`${result}\r\n `, 1];
    result += character;
    bytes += size;
  }
  return result;
}

/** The file defines its time zone, because a calendar may not know the name (RFC 5545, section 3.6.5). */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE.name}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  `TZOFFSETFROM:${ZONE.offset}`,
  `TZOFFSETTO:${ZONE.offset}`,
  'END:STANDARD',
  'END:VTIMEZONE',
];

const alarm = (days: number, title: string): readonly string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-P${days}D`,
  'END:VALARM',
];

/**
 * Returns the text of a file with one entry (RFC 5545). Alarms in the past are omitted.
 * @param now in milliseconds since 1970
 */
export function calendarFile({ id, title, text, url, instant }: CalendarEntry, now: number): string {
  const due = Date.parse(instant);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//admissions//dashboard//EN',
    ...TIME_ZONE,
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${compact(now)}`,
    `DTSTART;TZID=${ZONE.name}:${inThailand(due)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    ...ALARM_DAYS.filter((days) => due - days * DAY_MS > now).flatMap((days) => alarm(days, title)),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** The page where Google Calendar adds an entry. The link also works if the browser cannot save files. */
export function googleCalendarHref({ title, text, instant }: CalendarEntry): string {
  const due = compact(Date.parse(instant));
  const entry = { action: 'TEMPLATE', text: title, dates: `${due}/${due}`, details: text, ctz: ZONE.name };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(entry).toString()}`;
}
