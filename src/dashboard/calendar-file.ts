export interface CalendarDay {
  /** The same day always has the same id, so that a calendar that gets it twice keeps one entry. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly instant: string;
  readonly createdAt: string;
}

const stamp = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

const encoder = new TextEncoder();
const LINE_BYTES = 75;

/** Breaks a line of more than 75 bytes into lines that begin with a space (RFC 5545, section 3.1). */
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

export const calendarFile = ({ id, title, text, instant, createdAt }: CalendarDay): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//admissions//dashboard//TH',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(createdAt)}`,
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
