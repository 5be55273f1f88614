// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import directive from '../../../src/platform/hydration/directive.ts';
import { sealEnvelope } from '../../../src/platform/storage/envelope.ts';
import type { HydrateWhen } from '../../../src/tools/build/hydration-directive.ts';

const newHydrate = () => vi.fn(() => Promise.resolve());
let hydrate = newHydrate();
const newLoad = () => vi.fn(() => Promise.resolve(hydrate));
let load = newLoad();
let island: HTMLElement;
/** What the island told the page. */
let told: string[];

beforeEach(() => {
  // An island of an earlier test may still wait until the page is idle.
  const ownHydrate = (hydrate = newHydrate());
  load = newLoad().mockImplementation(() => Promise.resolve(ownHydrate));
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML =
    '<section><form><input name="a"><select name="b"><option value=""></option><option>1</option></select></form></section>';
  document.body.dataset.flow = 'bachelor';
  island = document.querySelector('section') as unknown as HTMLElement;
  told = [];
  island.addEventListener('chunk:failed', ({ type }) => told.push(type));
});

const keep = (key: string, data: unknown): void => localStorage.setItem(`adm:${key}`, sealEnvelope(data, undefined));

/** Puts the directive on the island, as Astro does, and lets everything that is due at once happen. */
const put = async (value: HydrateWhen = 'interaction'): Promise<void> => {
  directive(load, { name: 'hydrate', value }, island);
  await settled();
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const touch = async (name: string): Promise<void> => {
  island.querySelector('input')?.dispatchEvent(new Event(name, { bubbles: true }));
  await settled();
};
/** The page is idle after load: the code is fetched, which is what the browser's own callback would say. */
const idle = () => vi.waitFor(() => expect(load).toHaveBeenCalled());

describe('an island is hydrated', () => {
  test.each(['focusin', 'pointerdown', 'keydown', 'input'])('at the first touch (%s), once', async (name) => {
    await put();
    expect(hydrate).not.toHaveBeenCalled();
    await touch(name);
    await touch('focusin');
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test('when a submit was pressed before', async () => {
    await put();
    island.querySelector('form')?.dispatchEvent(new CustomEvent('island:hydrate', { bubbles: true }));
    await settled();
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test('at once when the address answers one of its fields', async () => {
    island.querySelector('input')?.setAttribute('data-query-param', 'referral');
    island.querySelector('select')?.setAttribute('data-query-param', 'course');
    window.history.replaceState(null, '', '/?utm_source=ad');
    await put();
    expect(hydrate).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/?course=5');
    await put();
    expect(hydrate).toHaveBeenCalledOnce();
    window.history.replaceState(null, '', '/');
  });

  test('at once when it says so', async () => {
    await put('load');
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test.each([
    ['an application', { id: '7' }, 'registered'],
    ['an application with unsent answers to its first page', { id: '7', draft: { first_name: 'A' } }, ''],
    ['an application with a corrected email', { id: '7', draft: { email: 'a@b.test' } }, ''],
    ['a draft', { draft: { first_name: 'A' } }, ''],
    ['an application that was sent', { id: '7', marks: { known: { id: '7', number: 'B-7', sentAt: '' } } }, 'sent'],
  ])('at once when this browser holds %s of its flow', async (_what, stored, restoring) => {
    for (const [part, data] of Object.entries(stored)) keep(`bachelor:${part}`, data);
    await put();
    expect([hydrate.mock.calls.length, island.dataset.restoring]).toEqual([1, restoring]);
  });

  test('with its form where a link names it, also for a registered application', async () => {
    keep('bachelor:id', '7');
    window.history.replaceState(null, '', '/#step-start');
    await put();
    expect(island.dataset.restoring).toBe('');
    window.history.replaceState(null, '', '/');
  });

  test.each([
    ['star', 'registered'],
    ['ทุนเรียนดี', ''],
    ['confirmed', 'sent'],
    ['other', undefined],
    ['%E0%A4%A', undefined],
  ])('at once when it holds something of its campaign: %s', async (segment, restoring) => {
    document.body.dataset.flow = 'scholarship';
    island.insertAdjacentHTML('beforebegin', '<div data-slug-segment="2"></div>');
    keep('scholarship:draft', { first_name: 'A' });
    keep('scholarship:star:id', '7');
    keep('scholarship:ทุนเรียนดี:draft', { first_name: 'A' });
    sessionStorage.setItem('adm:outcome:scholarship:confirmed', JSON.stringify({ application: { id: '7' } }));
    window.history.replaceState(null, '', `/regisscholarship/${segment}/faculty-type`);
    await put();
    expect([hydrate.mock.calls.length > 0, island.dataset.restoring]).toEqual([restoring !== undefined, restoring]);
    window.history.replaceState(null, '', '/');
  });

  test.each([
    'graduate:draft',
    'scholarship:merit:draft',
    'dashboard:token',
    'payment:graduate',
    'outcome:graduate',
    'bachelor:token',
    'bachelor:marks',
    'bachelor:id (unreadable)',
  ])('when the page is idle where it holds something else that can be deleted (%s)', async (key) => {
    if (key.endsWith(')')) localStorage.setItem(`adm:${key.split(' ')[0] ?? ''}`, 'x');
    else keep(key, 'x');
    await put();
    expect(island.dataset.restoring).toBeUndefined();
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalled());
  });

  test.each([
    ['the focus is in it', () => island.querySelector('input')?.focus()],
    ['something was typed', () => Object.assign(island.querySelector('input') ?? {}, { value: 'ก' })],
    ['something was chosen', () => Object.assign(island.querySelector('select') ?? {}, { selectedIndex: 1 })],
  ])('at once when %s', async (_what, use) => {
    use();
    await put();
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test('when the browser filled it in without an event, as soon as the page is idle', async () => {
    await put();
    Object.assign(island.querySelector('input') ?? {}, { value: 'autofilled' });
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  });
});

test('an untouched island fetches its code when the page is idle, and is not hydrated', async () => {
  localStorage.setItem('adm:utm', 'x');
  await put();
  await idle();
  await settled();
  expect(hydrate).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

test('the markup is restored before React takes over, which hears whether it was changed', async () => {
  await put();
  const hydrating = () =>
    !island.dispatchEvent(new CustomEvent('island:hydrating', { bubbles: true, cancelable: true }));
  expect(hydrating()).toBe(false);
  island.querySelector('form')?.append(document.createElement('b'));
  expect(hydrating()).toBe(true);
  expect(island.querySelector('b')).toBeNull();
});

test.each([
  ['a key is down', [new KeyboardEvent('keydown')], true],
  ['a key was released', [new KeyboardEvent('keydown'), new KeyboardEvent('keyup')], false],
  ['a text is composed', [new Event('compositionstart'), new KeyboardEvent('keyup', { isComposing: true })], true],
  ['a composition has ended', [new Event('compositionstart'), new Event('compositionend')], false],
  ['the window was left with a key down', [new KeyboardEvent('keydown'), new Event('focusout')], false],
])('the island tells whether somebody types: %s', async (_when, events, isTyping) => {
  await put();
  for (const event of events) island.dispatchEvent(event);
  expect(island.dataset.typing).toBe(isTyping ? '' : undefined);
});

describe('code that cannot be loaded', () => {
  test('is reported to the page when the island is needed', async () => {
    load.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    await put();
    await touch('keydown');
    expect(told).toEqual(['chunk:failed']);
    expect(island.dataset.loadFailed).toBe('');
  });

  test('is not told while nobody needs it', async () => {
    load.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await put();
    await idle();
    await settled();
    expect(told).toEqual([]);
  });
});
