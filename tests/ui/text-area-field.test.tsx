// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TextAreaField } from '../../src/ui/TextAreaField.tsx';

afterEach(cleanup);

const typing = (text: string) => {
  const field = {
    id: 'talent',
    name: 'talent',
    label: 'Talent',
    limit: 200,
    countText: (count: number) => `${count} counted`,
  };
  render(<TextAreaField {...field} value={text} onChange={vi.fn()} />);
  return screen.getByLabelText<HTMLTextAreaElement>('Talent');
};

test.each([
  { name: 'Thai marks one by one', text: 'ที่นี่', count: 6 },
  { name: 'a family of people as its code points', text: '👨‍👩‍👧‍👦', count: 7 },
  { name: 'a composed letter once', text: 'e\u0301', count: 1 },
  { name: 'ASCII', text: 'a'.repeat(199), count: 199 },
])('counts $name', ({ text, count }) => {
  typing(text);
  expect(screen.getByText(`${count} counted`)).toBeDefined();
});

test('cuts nothing that is too long', () => {
  const area = typing('ก'.repeat(500));
  expect(area.value).toHaveLength(500);
  expect(area.maxLength).toBe(-1);
});

test('is described by its count', () => {
  const area = typing('abc');
  expect(area.getAttribute('aria-describedby')?.split(' ')).toContain(screen.getByText('3 counted').id);
});
