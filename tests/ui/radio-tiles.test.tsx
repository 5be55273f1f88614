// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RadioTiles } from '../../src/ui/RadioTiles.tsx';

const options = [
  { value: 'card', label: 'Card', description: 'At once' },
  { value: 'qr', label: 'QR', disabled: true },
];
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
afterEach(cleanup);

test('the error summary leads to the first choice, whose id is that of the field; each other has one of its own', () => {
  render(<RadioTiles id="method" name="method" label="How" options={options} />);
  expect(radios().map(({ id, name }) => [id, name])).toEqual([
    ['method', 'method'],
    ['method-qr', 'method'],
  ]);
});

test('a choice has its description in its name, and one that cannot be taken is disabled', () => {
  render(<RadioTiles id="method" name="method" label="How" options={options} defaultValue="card" />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Card At once' }).checked).toBe(true);
  expect(radios().map(({ disabled }) => disabled)).toEqual([false, true]);
});

test('a whole group can be disabled, and is marked where it has an error', () => {
  const free = options.map(({ value, label }) => ({ value, label }));
  render(<RadioTiles id="method" name="method" label="How" options={free} disabled error="Choose" />);
  expect(radios().every(({ disabled }) => disabled)).toBe(true);
  expect(document.querySelector('[data-invalid="true"]')?.contains(radios()[0] ?? null)).toBe(true);
});

test('the value from outside decides what is chosen', () => {
  const group = (value: string) => (
    <RadioTiles id="method" name="method" label="How" options={options} value={value} onChange={vi.fn()} />
  );
  const { rerender } = render(group('card'));
  expect(radios().map(({ checked }) => checked)).toEqual([true, false]);
  rerender(group('qr'));
  expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
});

const columnsFor = (...labels: readonly string[]): readonly string[] => {
  const options = labels.map((label) => ({ value: label, label }));
  render(<RadioTiles id="one" name="one" label="Question" options={options} />);
  const tiles = screen.getAllByRole('radio')[0]?.closest('label')?.parentElement;
  return [...(tiles?.classList ?? [])].filter((name) => name.includes('grid-cols'));
};

const TWO_WHERE_THEY_FIT = 'grid-cols-[repeat(auto-fit,minmax(max(9rem,40%),1fr))]';

test.each([
  ['two short ones stand beside each other', ['Yes', 'No'], [TWO_WHERE_THEY_FIT, 'sm:grid-cols-2']],
  ['marks of Thai take no width', ['ไม่สนใจ', 'ปริญญาโท'], [TWO_WHERE_THEY_FIT, 'sm:grid-cols-2']],
  [
    'a long one makes all of them as wide as a phone',
    ['Yes', 'Four-year programme'],
    ['grid-cols-1', 'sm:grid-cols-2'],
  ],
  [
    'three have a column each on wide screens',
    ['Days', 'Evenings', 'Weekends'],
    [TWO_WHERE_THEY_FIT, 'sm:grid-cols-3'],
  ],
])('tiles of one question are equally wide: %s', (_what, labels, columns) => {
  expect(columnsFor(...labels)).toEqual(columns);
});
