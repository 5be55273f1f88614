// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import '../../../src/platform/hydration/early-click.ts';

const island = () => document.querySelector<HTMLElement>('astro-island');
const button = (name: string) => document.getElementById(name) as HTMLButtonElement;
const marked = () => [...document.querySelectorAll('[data-early-click]')].map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `<button type="button" id="outside"></button>
    <astro-island><button type="button" id="first"><b>1</b></button><button type="button" id="second"></button>
    <button id="submit"></button></astro-island>`;
  document.getElementById('submit')?.addEventListener('click', (event) => event.preventDefault());
});

test('before an island is hydrated, its last pressed button is noted', () => {
  document.querySelector('b')?.click();
  expect(marked()).toEqual(['first']);
  button('second').click();
  expect(marked()).toEqual(['second']);
});

test('a press elsewhere, and one that sends the form, is not noted', () => {
  button('outside').click();
  button('submit').click();
  expect(marked()).toEqual([]);
});

test('where something stops the press, it is noted anyway', () => {
  button('first').addEventListener('click', (event) => event.stopImmediatePropagation());
  button('first').click();
  expect(marked()).toEqual(['first']);
});

test('an island that is hydrated handles its presses itself', () => {
  button('first').click();
  island()?.setAttribute('data-hydrated', '');
  button('second').click();
  expect(marked()).toEqual([]);
});
