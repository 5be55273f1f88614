import { expect, test } from 'vitest';
import { urgencyOf } from '../../../src/payment/ui/QrTime.tsx';
import { announcedTotal, lastAnnouncement } from '../../../src/ui/Countdown.tsx';

test('the last two minutes, and the last half minute, look different', () => {
  expect([600, 120, 119, 30, 29, 1].map(urgencyOf)).toEqual(['calm', 'calm', 'hurry', 'hurry', 'last', 'last']);
});

test.each([600, 305, 62, 34, 22])(
  '%i seconds are announced in at most five messages, never two within 15 seconds',
  (first) => {
    const total = announcedTotal(first);
    const announced: number[] = [];
    for (let left = first, last = NaN; left >= 0; left -= 1) {
      const mark = lastAnnouncement(left, total);
      if (mark !== last) announced.push(left);
      last = mark;
    }
    expect(announced.length).toBeLessThanOrEqual(5);
    const pauses = announced.slice(1).map((left, index) => (announced[index] ?? 0) - left);
    expect(pauses.every((pause) => pause >= 15)).toBe(true);
  },
);
