// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RadioCards, type CardOption } from '../../src/ui/RadioCards.tsx';

const first: CardOption = { value: 'quota', label: 'Quota', details: ['By 1 December'] };
const second: CardOption = { value: 'direct', label: 'Direct', details: [] };
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const show = (options: readonly CardOption[], value = '', error?: string) =>
  render(
    <RadioCards
      id="round"
      name="round"
      label="Round"
      options={[...options]}
      value={value}
      error={error}
      onChange={vi.fn()}
    />,
  );
afterEach(cleanup);

test('the error summary leads to the first card, whose id is that of the field; each other has one of its own', () => {
  show([first, second], '', 'Choose one');
  expect(radios().map(({ id, checked }) => [id, checked])).toEqual([
    ['round', false],
    ['round-direct', false],
  ]);
  expect(document.querySelector('[data-invalid="true"]')?.contains(radios()[1] ?? null)).toBe(true);
});

test('only the chosen card shows its details, which describe it', () => {
  show([first, second]);
  expect(screen.queryByText('By 1 December')).toBeNull();
  cleanup();
  show([first, second], 'quota');
  const details = screen.getByText('By 1 December');
  expect(radios().map((radio) => radio.getAttribute('aria-describedby'))).toEqual([details.id, null]);
});

test('a chosen card without details describes nothing', () => {
  show([first, second], 'direct');
  expect(radios().map((radio) => radio.getAttribute('aria-describedby'))).toEqual([null, null]);
});

test('a price that was higher before is struck out for the eye, and said in words', () => {
  show([{ ...second, price: 'THB 300', priceBefore: { text: 'THB 500', spoken: 'before THB 500' } }]);
  expect(screen.getByText('THB 500').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('before THB 500').className).toBe('sr-only');
  expect(screen.getByText('THB 300')).toBeTruthy();
});

test('facts and an offer stand on the card, and a closed card cannot be chosen', () => {
  show([{ ...second, facts: ['GPAX 3.00'], offer: 'Free', disabled: true }]);
  expect(screen.getByText('GPAX 3.00')).toBeTruthy();
  expect(screen.getByText('Free')).toBeTruthy();
  expect(radios().map(({ disabled }) => disabled)).toEqual([true]);
});

test('a price is announced with its name', () => {
  show([{ ...first, priceName: 'Application fee', price: 'THB 500' }]);
  expect(screen.getByRole('radio').closest('label')?.textContent).toContain('Application fee THB 500');
});
