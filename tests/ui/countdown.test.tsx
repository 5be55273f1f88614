// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { clockText, Countdown, lastAnnouncement } from '../../src/ui/Countdown.tsx';

afterEach(cleanup);

const countdown = (secondsLeft: number) => (
  <Countdown label="Time left" secondsLeft={secondsLeft} total={600} announce={(seconds) => `${seconds} seconds`} />
);

test('the time is announced by filling a region that was empty, and again at each mark', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(countdown(600));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  const { rerender } = render(countdown(600), { container, hydrate: true });
  expect(status.textContent).toBe('600 seconds');
  act(() => rerender(countdown(301)));
  expect(status.textContent).toBe('600 seconds');
  act(() => rerender(countdown(300)));
  expect(status.textContent).toBe('300 seconds');
});

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
