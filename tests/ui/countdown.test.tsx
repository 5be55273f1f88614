import { expect, test } from 'vitest';
import { clockText, lastAnnouncement } from '../../src/ui/Countdown.tsx';

test.each([
  [600, '10:00'],
  [59.2, '01:00'],
  [0, '00:00'],
  [-5, '00:00'],
])('%d seconds read %s', (seconds, text) => expect(clockText(seconds)).toBe(text));

test('ten minutes are told in five marks, never two within 15 seconds', () => {
  const told = Array.from({ length: 601 }, (_, second) => lastAnnouncement(600 - second, 600));
  const moments = told.flatMap((mark, second) => (second === 0 || mark !== told[second - 1] ? [second] : []));
  expect([...new Set(told)]).toEqual([600, 300, 60, 20, 0]);
  expect(Math.min(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0)))).toBeGreaterThan(15);
});
