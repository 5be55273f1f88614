// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import dashboard from '../../../locales/en/dashboard.json' with { type: 'json' };
import { AddToCalendar } from '../../../src/dashboard/ui/AddToCalendar.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const entry = {
  id: '7',
  title: 'Pay',
  text: 'Pay',
  url: 'https://dashboard.example/',
  instant: '2026-11-30T10:00:00Z',
};

test('if no URL can be created for the file, the press says so and throws nothing', () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new TypeError('not supported');
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  render(<AddToCalendar messages={dashboard.calendar} entry={entry} />);
  fireEvent.click(screen.getByRole('button', { name: dashboard.calendar.add }));
  expect(screen.getByRole('status').textContent).toBe(dashboard.calendar.hint);
  expect(click).not.toHaveBeenCalled();
});

test('the file outlives the press, and a hint explains the alternative', () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  render(<AddToCalendar messages={dashboard.calendar} entry={entry} />);
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: dashboard.calendar.add }));
  expect(click.mock.contexts).toEqual([
    expect.objectContaining({ href: 'blob:x', download: dashboard.calendar.fileName }),
  ]);
  vi.advanceTimersByTime(10_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:x');
  expect(screen.getByRole('status').textContent).toBe(dashboard.calendar.hint);
});

test('a link in the same tab leads to Google Calendar, because in-app browsers save no file and open no tab', () => {
  render(<AddToCalendar messages={dashboard.calendar} entry={entry} />);
  const link = screen.getByRole('link', { name: dashboard.calendar.google });
  expect(link.getAttribute('target')).toBeNull();
  expect(link.getAttribute('href')).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&/);
});
