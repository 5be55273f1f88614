import { expect, test, vi } from 'vitest';
import { zonedTimeOf } from '../../src/i18n/zoned-time.ts';

const INSTANT = '2026-11-20T17:05:00Z';
const THAI = '21\u00A0November 2026 at 00:05, Thailand time';

const moveTo = (minutes: number): void => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-minutes);
};

test.each([
  ['Bangkok', 420, THAI],
  ['Lagos', 60, `${THAI} (20\u00A0November 2026 at 18:05 your time, GMT+1)`],
  ['Kathmandu', 345, `${THAI} (20\u00A0November 2026 at 22:50 your time, GMT+5:45)`],
  ['Tokyo', 540, `${THAI} (02:05 your time, GMT+9)`],
  ["St John's", -210, `${THAI} (20\u00A0November 2026 at 13:35 your time, GMT−3:30)`],
])('a time is that of Thailand and says so; a device in %s adds its own if it is another', (_place, minutes, text) => {
  moveTo(minutes);
  expect(zonedTimeOf(INSTANT, 'en')).toBe(text);
});

test('Thai says the same in its own calendar', () => {
  moveTo(60);
  expect(zonedTimeOf(INSTANT, 'th')).toBe(
    '21\u00A0พฤศจิกายน 2569 เวลา 00.05\u00A0น. ตามเวลาประเทศไทย (เวลาของคุณ GMT+1: 20\u00A0พฤศจิกายน 2569 เวลา 18.05\u00A0น.)',
  );
});

test('a day without a time is one in Thailand, and any other text is empty', () => {
  expect(zonedTimeOf('2026-11-20', 'th')).toBe('20\u00A0พฤศจิกายน 2569 ตามเวลาประเทศไทย');
  expect(zonedTimeOf('2026-11-20', 'en')).toBe('20\u00A0November 2026, Thailand time');
  expect(zonedTimeOf('soon', 'th')).toBe('');
});
