// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { readFormValuesFromDom, useHydratedForm } from '../../../src/application/ui/use-hydrated-form.ts';

const field = (name: string): HTMLInputElement | null => document.querySelector(`[name="${name}"]`);

/** Types into the page while React renders. */
const Typing = ({ onRender }: { readonly onRender: () => void }) => {
  onRender();
  return null;
};
const Form = ({ onRender }: { readonly onRender: () => void }) => {
  const form = useForm<Record<string, string>>({
    defaultValues: { name: '', email: '', ...readFormValuesFromDom('form') },
  });
  useHydratedForm('form', form);
  return (
    <form id="form">
      <label>Name</label>
      <input {...form.register('name')} />
      <input {...form.register('email')} />
      <input type="radio" value="bachelor" {...form.register('degree')} />
      <input type="radio" value="master" {...form.register('degree')} />
      <Typing onRender={onRender} />
    </form>
  );
};

afterEach(() => document.body.replaceChildren());

test('choices and input during the render of a hydrating form are kept', async () => {
  const form = <Form onRender={() => undefined} />;
  document.body.innerHTML = `<main>${renderToString(form)}</main>`;
  const main = document.querySelector('main') ?? document.body;
  const built = document.getElementById('form');
  const master = document.querySelector<HTMLInputElement>('[value="master"]');
  const name = field('name');
  let isPressed = false;
  const onRender = (): void => {
    if (isPressed || !name) return;
    isPressed = true;
    master?.click();
    name.value = 'Joan';
    name.dispatchEvent(new Event('input', { bubbles: true }));
  };
  await act(() => {
    hydrateRoot(main, <Form onRender={onRender} />);
    return Promise.resolve();
  });
  expect(document.getElementById('form')).toBe(built);
  expect([master?.checked, field('name')?.value, field('email')?.value]).toEqual([true, 'Joan', '']);
});
