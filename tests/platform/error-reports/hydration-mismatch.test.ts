import { expect, test } from 'vitest';
import { isHydrationMismatch } from '../../../src/platform/error-reports/hydration-mismatch.ts';

const eventOf = (...messages: readonly string[]) => ({ exception: { values: messages.map((value) => ({ value })) } });
const minified = (number: number): string =>
  `Minified React error #${String(number)}; visit https://react.dev/errors/${String(number)}?args[]=text for the full message`;

test.each([418, 423, 425])('React says by number %i only that the page had been changed', (number) => {
  expect(isHydrationMismatch(eventOf(minified(number)))).toBe(true);
});

test.each([
  ['an error of the site', eventOf('x is not a function')],
  ['another error of React', eventOf(minified(185))],
  ['a longer number', eventOf(minified(4180))],
  ['an error that was thrown while the page hydrated', eventOf('x is not a function', minified(423))],
  ['an event without an exception', {}],
])('%s is reported', (_name, event) => {
  expect(isHydrationMismatch(event)).toBe(false);
});
