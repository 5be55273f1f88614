// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { restoreScrollAfterLanguageChange } from '../../../src/platform/language/restore-scroll.ts';

const toggle = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-language-toggle]');
  if (!found) throw new Error('The page has no language toggle');
  return found;
};
const openPage = (): void => {
  document.body.innerHTML = '<a href="#en" data-language-toggle>EN</a><input>';
  restoreScrollAfterLanguageChange();
};
const press = (how: MouseEventInit = {}) => toggle().dispatchEvent(new MouseEvent('click', { bubbles: true, ...how }));

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(scrolled);
  openPage();
});

test('a press on the toggle leads to the same place of the page in the other language, once', () => {
  document.documentElement.scrollTop = 420;
  press();
  openPage();
  expect(document.activeElement).toBe(toggle());
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 420);
  openPage();
  expect(document.activeElement).toBe(document.body);
});

test('a press that opens another tab says nothing about the next page of this one', () => {
  press({ ctrlKey: true });
  openPage();
  expect(document.activeElement).toBe(document.body);
});
