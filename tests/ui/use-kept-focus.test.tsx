// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { useKeptFocus } from '../../src/ui/use-kept-focus.ts';

const Form = () => {
  useKeptFocus();
  return (
    <label>
      <span>Name</span> <input id="name" />
    </label>
  );
};
/** Puts the focus into the input of the server's markup, then hydrates it. */
async function hydrate(label: string): Promise<{ before: Element | null; errors: unknown[] }> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<label><span>${label}</span> <input id="name"></label>`;
  const before = container.querySelector('input');
  before?.focus();
  const errors: unknown[] = [];
  await act(() => {
    hydrateRoot(container, <Form />, { onRecoverableError: (error) => errors.push(error) });
    return Promise.resolve();
  });
  return { before, errors };
}

afterEach(() => document.body.replaceChildren());

test('an input that React replaces hands its focus on', async () => {
  const { before, errors } = await hydrate('<font><font>Nom</font></font>');
  expect(errors).toHaveLength(1);
  expect(document.getElementById('name')).not.toBe(before);
  expect(document.activeElement).toBe(document.getElementById('name'));
});

test('an input that stays keeps its focus', async () => {
  const { before, errors } = await hydrate('Name');
  expect(errors).toEqual([]);
  expect(document.activeElement).toBe(before);
});
