/** One day for the applicant's own calendar. */
export interface CalendarDay {
  /** Stable, so that adding it twice makes no second entry. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly instant: string;
  /** When the file is made, ISO 8601. */
  readonly made: string;
}

const stamp = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

const encoder = new TextEncoder();
const LINE_BYTES = 75;

/** Lines of more than 75 bytes go on in the next, which begins with a space (RFC 5545, section 3.1); characters stay whole. */
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

/** A calendar file (RFC 5545) with one entry and a reminder the day before. */
export const calendarFile = ({ id, title, text, instant, made }: CalendarDay): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//admissions//dashboard//TH',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(made)}`,
    `DTSTART:${stamp(instant)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
