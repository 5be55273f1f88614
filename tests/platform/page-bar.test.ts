// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { element } from '../../src/platform/element.ts';
import { showPageBar, showMessageBar } from '../../src/platform/page-bar.ts';

const shown = (): string[] => [...document.querySelectorAll('.page-bar')].map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.innerHTML = '';
});

test('one bar is shown at a time, and the next one when it is closed', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((text) => showPageBar(element('aside', {}, text)));
  expect(shown()).toEqual(['a']);
  second?.();
  first?.();
  expect(shown()).toEqual(['c']);
  first?.();
  expect(shown()).toEqual(['c']);
  third?.();
  expect(shown()).toEqual([]);
});

const status = (): Element | null => document.querySelector('aside [role="status"]');
const close = (): HTMLElement | null => document.querySelector('aside button');

test('the text of a bar is announced, and its button closes it', async () => {
  showMessageBar({ label: 'Note', text: 'Hello', close: 'Close' }, element('a', { href: '/a' }, 'Go'));
  expect(document.querySelector('aside')?.getAttribute('aria-label')).toBe('Note');
  await vi.waitFor(() => expect(status()?.textContent).toBe('Hello'));
  expect([...document.querySelectorAll('aside :is(a, button)')].map(({ textContent }) => textContent)).toEqual([
    'Go',
    'Close',
  ]);
  close()?.click();
  expect(shown()).toEqual([]);
});

test('a bar gets its text in a task after it is shown, because only a change is announced', async () => {
  showMessageBar({ label: 'Note', text: 'First', close: 'Close' });
  showMessageBar({ label: 'Note', text: 'Second', close: 'Close' });
  expect(status()?.textContent).toBe('');
  await vi.waitFor(() => expect(status()?.textContent).toBe('First'));
  close()?.click();
  expect(status()?.textContent).toBe('');
  await vi.waitFor(() => expect(status()?.textContent).toBe('Second'));
  close()?.click();
});

test('the focus goes from a closed bar to the next one, then to the page', () => {
  document.body.innerHTML = '<main><input></main>';
  const input = document.querySelector('input');
  for (const label of ['First', 'Second', 'Third']) showMessageBar({ label, text: 'Hello', close: 'Close' });
  input?.focus();
  close()?.click();
  expect(document.activeElement).toBe(input);
  close()?.focus();
  close()?.click();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Third');
  close()?.focus();
  close()?.click();
  expect(document.activeElement).toBe(document.querySelector('main'));
});
