// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flowStores } from '../../src/state/flow-stores.ts';
import { useSaved } from '../../src/state/use-saved.ts';
import { freshStorage } from './broken-storage.ts';

const { $draft } = flowStores('bachelor');
/** What each render showed, in order. */
const shown: string[] = [];
const Name = () => {
  const name = useSaved($draft)['first_name'] ?? 'nobody';
  shown.push(name);
  return <p>{name}</p>;
};

let root: Root | undefined;
beforeEach(() => {
  freshStorage();
  shown.length = 0;
});
afterEach(() => {
  act(() => root?.unmount());
});

test('the first client render is what the server built, then what was stored appears', () => {
  $draft.set({ first_name: 'stored' });
  const mismatch = vi.fn();
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Name />);
  expect(page.textContent).toBe('nobody');

  act(() => {
    root = hydrateRoot(page, <Name />, { onRecoverableError: mismatch });
  });
  expect(shown).toEqual(['nobody', 'nobody', 'stored']);
  expect(page.textContent).toBe('stored');
  expect(mismatch).not.toHaveBeenCalled();
});

test('a store that was hydrated goes on telling changes', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Name />);
  act(() => {
    root = hydrateRoot(page, <Name />);
  });
  act(() => $draft.set({ first_name: 'typed' }));
  expect(page.textContent).toBe('typed');
});
