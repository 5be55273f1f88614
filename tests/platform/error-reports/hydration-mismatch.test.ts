// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { isHydrationMismatch, wasChangedByOthers } from '../../../src/platform/error-reports/hydration-mismatch.ts';

const eventOf = (...messages: readonly string[]) => ({ exception: { values: messages.map((value) => ({ value })) } });
const minified = (number: number): string =>
  `Minified React error #${String(number)}; visit https://react.dev/errors/${String(number)}?args[]=text for the full message`;

test.each([418, 423, 425])('React says by number %i only that the page had been changed', (number) => {
  expect(isHydrationMismatch(eventOf(minified(number)))).toBe(true);
});

test.each([
  ['an error of the site', eventOf('x is not a function')],
  ['another error of React', eventOf(minified(185))],
  ['a longer number', eventOf(minified(4180))],
  ['an error that was thrown while the page hydrated', eventOf('x is not a function', minified(423))],
  ['an event without an exception', {}],
])('%s is reported', (_name, event) => {
  expect(isHydrationMismatch(event)).toBe(false);
});

describe('who has changed a page that React rendered again', () => {
  const BUILT = '<astro-island><form><p>name</p><input><p data-error-for="name"></p></form></astro-island>';
  const pageOf = (markup: string): Document => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = markup;
    return page;
  };
  const servedAs = (markup: string) => () => Promise.resolve(pageOf(markup));
  const form = (): Element => document.querySelector('form') as unknown as Element;
  const hydrate = (): void => {
    document.querySelector('astro-island')?.dispatchEvent(new CustomEvent('island:hydrating', { bubbles: true }));
  };
  beforeEach(() => {
    document.body.innerHTML = BUILT;
  });

  test.each<readonly [string, () => void]>([
    ['an extension adds an element', () => form().append(document.createElement('div'))],
    ['an extension removes one', () => form().querySelector('p')?.remove()],
    ['a translator changes a text in its place', () => form().querySelector('p')?.replaceChildren('NAME')],
    ['a text is split', () => (form().firstElementChild?.firstChild as Text | undefined)?.splitText(2)],
  ])('%s', async (_what, change) => {
    change();
    hydrate();
    expect(await wasChangedByOthers(servedAs(BUILT))).toBe(true);
  });

  test.each<readonly [string, () => void]>([
    ['nobody', () => undefined],
    ['a browser that marks a field and fills it in', () => form().querySelector('input')?.setAttribute('data-x', '1')],
    ['React itself, afterwards', hydrate],
  ])('nobody else: %s', async (what, change) => {
    change();
    hydrate();
    form().append(document.createElement('div'));
    if (what.startsWith('React')) form().replaceChildren();
    expect(await wasChangedByOthers(servedAs(BUILT))).toBe(false);
  });

  test.each<readonly [string, () => Promise<Document>]>([
    ['cannot be read', () => Promise.reject(new Error('offline'))],
    ['has become another one', servedAs('<p>maintenance</p>')],
  ])('nobody, as far as is known, where the page %s', async (_what, open) => {
    form().append(document.createElement('div'));
    hydrate();
    expect(await wasChangedByOthers(open)).toBe(false);
  });
});
