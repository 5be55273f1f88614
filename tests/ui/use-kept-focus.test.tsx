// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { useKeptFocus } from '../../src/ui/use-kept-focus.ts';

const Form = ({ onRender }: { readonly onRender?: (() => void) | undefined }) => {
  useKeptFocus();
  onRender?.();
  return (
    <label>
      <span>Name</span> <input id="name" /> <input id="email" />
    </label>
  );
};
/** Puts the focus into the input of the server's markup, then hydrates it. */
async function hydrate(label: string, onRender?: () => void): Promise<{ before: Element | null; errors: unknown[] }> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<label><span>${label}</span> <input id="name"> <input id="email"></label>`;
  const before = container.querySelector('input');
  before?.focus();
  const errors: unknown[] = [];
  await act(() => {
    hydrateRoot(container, <Form onRender={onRender} />, { onRecoverableError: (error) => errors.push(error) });
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

test('so does one that gets the focus while React renders', async () => {
  await hydrate('<font><font>Nom</font></font>', () => document.getElementById('email')?.focus());
  expect(document.activeElement?.isConnected && document.activeElement.id).toBe('email');
});

test('an input that stays keeps its focus', async () => {
  const { before, errors } = await hydrate('Name');
  expect(errors).toEqual([]);
  expect(document.activeElement).toBe(before);
});
