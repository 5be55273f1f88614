// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PrintButton } from '../../src/ui/PrintButton.tsx';

const words = { print: 'Print', printHint: 'Take a screenshot' };
const says = (): string => screen.getByRole('status').textContent;
const begins = () => window.dispatchEvent(new Event('beforeprint'));
const press = (print: unknown): void => {
  vi.stubGlobal('print', print);
  render(<PrintButton kind="quiet" texts={words} />);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('nothing is said before a press', () => {
  render(<PrintButton kind="quiet" texts={words} />);
  expect(says()).toBe('');
});

test('a browser that prints says nothing', () => {
  const print = vi.fn(begins);
  press(print);
  expect(print).toHaveBeenCalledOnce();
  expect(says()).toBe('');
});

test.each([
  ['has no printing', undefined],
  ['ignores the call', () => undefined],
])('one that %s says what to do instead', (_what, print) => {
  press(print);
  expect(says()).toBe('Take a screenshot');
});

test('one that prints later takes its words back', () => {
  press(() => undefined);
  act(() => void begins());
  expect(says()).toBe('');
});
