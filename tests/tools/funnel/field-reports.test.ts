import { expect, test } from 'vitest';
import { createFieldCounter } from '../../../src/tools/funnel/field-reports.ts';

const line = (facts: string): string => `[2026-11-29T10:00:00+07:00] ${facts}`;
const speed = (page: string, lcp: number): string => line(`page=${page} lcp=${lcp} inp=- cls=- rule=- blocked=-`);

test('the value of a page is that of three visits in four, and what is too slow is marked', () => {
  const counter = createFieldCounter();
  for (const lcp of [900, 1000, 1100, 9000]) counter.add(speed('bachelor.faculty', lcp));
  for (const lcp of [2600, 2600]) counter.add(speed('home', lcp));
  counter.add(line('page=home lcp=- inp=- cls=0.02 rule=- blocked=-'));
  const [, first, second] = counter.report().split('\n');
  expect(first).toMatch(/^home +2600 ! +0\.02 +1$/);
  expect(second).toMatch(/^bachelor\.faculty +1100 +0$/);
});

test('what policies refused is counted by page, rule and origin', () => {
  const counter = createFieldCounter();
  for (let visit = 0; visit < 3; visit += 1)
    counter.add(line('page=home lcp=- inp=- cls=- rule=img-src blocked=https%3A%2F%2Fx.test'));
  expect(counter.report()).toContain('home img-src https://x.test 3');
});

test('a line of another log is not counted', () => {
  const counter = createFieldCounter();
  expect(counter.add('192.0.2.1 [2026-11-29T10:00:00+07:00] "GET /" 200')).toBe(false);
  expect(counter.report()).toBe('');
});
