// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { focusNextFieldOnEnter } from '../../../src/platform/keyboard/focus-next-field.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <form data-step-form="bachelor">
      <input name="first_name" type="text">
      <input name="last_name" type="text">
      <div hidden><input name="rank" type="text"></div>
      <select name="country"><option value="TH" selected>Thailand</option></select>
      <input name="phone" type="tel" readonly>
      <input name="email" type="email">
      <input name="kind" type="radio" value="a"><input name="kind" type="radio" value="b">
      <input name="school" type="text" role="combobox">
      <textarea name="reason"></textarea>
    </form>`;
});

focusNextFieldOnEnter();

const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const enter = (name: string): boolean => {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  field(name).dispatchEvent(event);
  return event.defaultPrevented;
};
const hint = (name: string): string | null => {
  field(name).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  return field(name).getAttribute('enterkeyhint');
};
const focused = (): (string | null)[] => {
  const names: (string | null)[] = [];
  for (const one of document.querySelectorAll<HTMLElement>('[name]'))
    vi.spyOn(one, 'focus').mockImplementation(() => void names.push(one.getAttribute('name')));
  return names;
};

test('the key leads from text to text, past what is chosen, hidden or fixed', () => {
  const names = focused();
  expect([enter('first_name'), enter('last_name')]).toEqual([true, true]);
  expect(names).toEqual(['last_name', 'email']);
  expect([hint('first_name'), hint('last_name')]).toEqual(['next', 'next']);
});

test('it sends the form where something else is asked next, and takes a choice of a search', () => {
  const names = focused();
  expect([enter('email'), enter('school'), enter('reason')]).toEqual([false, false, false]);
  expect(names).toEqual([]);
  expect([hint('email'), hint('school'), hint('reason')]).toEqual(['go', null, null]);
});

test('an answered choice is passed over', () => {
  field('kind').checked = true;
  const names = focused();
  expect([enter('email'), names]).toEqual([true, ['school']]);
});
