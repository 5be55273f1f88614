// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { requestSubmit } from '../../src/ui/request-submit.ts';

const known = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'requestSubmit') ?? {};
afterEach(() => {
  Object.defineProperty(HTMLFormElement.prototype, 'requestSubmit', known);
});

const pressed = vi.fn((event: Event) => event.preventDefault());
function formOfPage(): HTMLFormElement {
  document.body.innerHTML = '<form><button type="button"></button><button type="submit"></button></form>';
  const [form] = document.forms;
  if (!form) throw new Error('The page has no form');
  form.addEventListener('submit', pressed);
  form.querySelector('[type="submit"]')?.addEventListener('click', pressed);
  return form;
}

test('a form that can be asked to submit is asked', () => {
  requestSubmit(formOfPage());
  expect(pressed.mock.calls.map(([{ type }]) => type)).toEqual(['submit']);
});

test('where it cannot, its button is pressed', () => {
  pressed.mockClear();
  const form = formOfPage();
  Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
  requestSubmit(form);
  expect(pressed.mock.calls.map(([{ type }]) => type)).toEqual(['click']);
});
