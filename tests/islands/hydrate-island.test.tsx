// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IslandComponent } from '../../src/islands/flow/bind-flow.tsx';
import hydrateIsland from '../../src/islands/hydrate-island.tsx';
import { rememberMarkup } from '../../src/platform/hydration/built-markup.ts';
import '../../src/platform/hydration/early-click.ts';

const pressed = vi.fn();
const Form: IslandComponent<{ readonly label: string }> = ({ label }) => (
  <label>
    <span>{label}</span>
    <input id="name" />
    <button type="button" onClick={pressed}>
      {label}
    </button>
  </label>
);

let island: HTMLElement;
const input = () => document.querySelector('input');
/** What Google's translator does to a text. */
const translate = (): void => {
  for (const element of island.querySelectorAll('span, button'))
    element.innerHTML = `<font><font>${element.textContent} (translated)</font></font>`;
};
const hydrate = (Component = Form) => hydrateIsland(island)(Component, { label: 'Name' });
const isHydrated = () => vi.waitFor(() => expect(island.dataset['hydrated']).toBe(''));

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML = `<astro-island>${renderToString(<Form label="Name" />)}</astro-island>`;
  island = document.querySelector<HTMLElement>('astro-island') ?? document.body;
  const restore = rememberMarkup(island);
  island.addEventListener('island:hydrating', (event) => restore() && event.preventDefault());
});
afterEach(() => vi.restoreAllMocks());

test('an island whose markup is as it was built is hydrated in slices', async () => {
  const built = input();
  await hydrate();
  expect(island.dataset).not.toHaveProperty('hydrated');
  await isHydrated();
  expect(input()).toBe(built);
});

test('a translated island is restored and hydrated in one task, and nothing of it is replaced', async () => {
  const reported = vi.spyOn(console, 'error');
  const built = input();
  built?.focus();
  translate();
  await hydrate();
  expect(island.dataset).toHaveProperty('hydrated');
  expect([input(), document.activeElement]).toEqual([built, built]);
  expect(island.innerHTML).not.toContain('<font');
  expect(reported).not.toHaveBeenCalled();
});

test('an island that is translated while React renders it is restored and finished at once', async () => {
  const built = input();
  await hydrate();
  translate();
  await Promise.resolve();
  expect(island.dataset).toHaveProperty('hydrated');
  expect(input()).toBe(built);
  expect(island.innerHTML).not.toContain('<font');
});

test('an island that was changed before it was remembered is replaced, and the field keeps the focus', async () => {
  island = document.body.appendChild(document.createElement('astro-island'));
  island.innerHTML = '<label><span><font>Nom</font></span><input id="name"></label>';
  const built = island.querySelector('input');
  document.querySelector('astro-island')?.remove();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('reportError', () => undefined);
  built?.focus();
  await hydrate();
  await isHydrated();
  expect(input()).not.toBe(built);
  expect(document.activeElement).toBe(input());
  vi.unstubAllGlobals();
});

test.each([
  ['a key is down', () => (island.dataset['typing'] = ''), () => delete island.dataset['typing']],
  ['a pointer is down', () => isPressed(true), () => isPressed(false)],
])('nothing is hydrated while %s', async (_state, begin, end) => {
  begin();
  let isDone = false;
  const done = hydrate().then(() => (isDone = true));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([isDone, island.dataset['hydrating']]).toEqual([false, undefined]);
  end();
  await done;
  await isHydrated();
});
function isPressed(isDown: boolean): void {
  vi.spyOn(document.documentElement, 'matches').mockReturnValue(isDown);
}

test('what a component loads is there before React renders it, and a failure is passed on', async () => {
  let isLoaded = false;
  const Loading: typeof Form = Object.assign(
    ({ label }: { label: string }) => (isLoaded ? <Form label={label} /> : <p>not loaded</p>),
    { prepare: () => Promise.resolve().then(() => (isLoaded = true)) },
  );
  translate();
  await hydrate(Loading);
  expect(document.querySelector('p')).toBeNull();
  const Failing = Object.assign((props: { readonly label: string }) => <Form {...props} />, {
    prepare: () => Promise.reject(new Error('no network')),
  });
  await expect(hydrate(Failing)).rejects.toThrow('no network');
});

test('a click from before hydration is repeated once', async () => {
  vi.spyOn(console, 'error').mockReturnValue(); // React warns in development about the attribute that it does not know.
  document.querySelector('button')?.click();
  expect(pressed).not.toHaveBeenCalled();
  await hydrate();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(pressed).toHaveBeenCalledOnce();
});
