// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readLocaleCookie } from '../../../src/platform/language/locale-cookie.ts';

let replaced: string[];
/** Opens an address as the browser does: the script runs before everything else. */
const open = async (address: string): Promise<void> => {
  window.history.replaceState({ kept: true }, '', address);
  vi.resetModules();
  await import('../../../src/platform/language/language.ts');
};
const cookie = (locale: string): void => {
  document.cookie = `i18n_redirected=${locale}; path=/`;
};
const toggle = (): HTMLAnchorElement => document.querySelector('a') ?? document.createElement('a');

// In browsers these belong to the location itself, as the spreading of it needs.
for (const part of ['pathname', 'hash'] as const)
  Object.defineProperty(window.location, part, { enumerable: true, get: () => new URL(window.location.href)[part] });

beforeEach(() => {
  document.cookie = 'i18n_redirected=; path=/; max-age=0';
  document.body.innerHTML = '<a data-language-toggle href="/en/built">English</a>';
  replaced = [];
  vi.spyOn(window.location, 'replace').mockImplementation((url) => void replaced.push(String(url)));
});

describe('when a page opens', () => {
  test('in the language of its address, it stays and remembers the language', async () => {
    await open('/regisbachelor');
    expect([replaced, readLocaleCookie()]).toEqual([[], 'th']);
  });

  test('a language asked for by the address is remembered, and leaves the address without a step of the history', async () => {
    const before = window.history.length;
    await open('/en/regisbachelor?lang=en&round=2#x');
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/en/regisbachelor?round=2#x',
    );
    expect([replaced, readLocaleCookie(), window.history.length]).toEqual([[], 'en', before]);
    expect(window.history.state).toEqual({ kept: true });
  });

  test('another language leads to its page, after the page was told that it is left', async () => {
    const left: number[] = [];
    window.addEventListener('language:changing', () => left.push(replaced.length), { once: true });
    await open('/regisbachelor?lang=en');
    expect(replaced).toEqual(['/en/regisbachelor']);
    expect(left).toEqual([0]);
    expect(readLocaleCookie()).toBe('en');
  });

  test('the home page follows the language of the visit before', async () => {
    cookie('en');
    await open('/');
    expect(replaced).toEqual(['/en']);
    expect(readLocaleCookie()).toBe('en');
  });

  test('and a page of a flow does not', async () => {
    cookie('en');
    await open('/regisbachelor');
    expect(replaced).toEqual([]);
  });
});

describe('the link to the other language', () => {
  test.each(['focus', 'pointerenter', 'pointerdown'])(
    'leads to this very page when it is reached (%s)',
    async (event) => {
      await open('/regisbachelor');
      window.history.replaceState(null, '', '/regisbachelor/education?round=2#x');
      toggle().dispatchEvent(new Event(event));
      expect(toggle().getAttribute('href')).toBe('/en/regisbachelor/education?round=2#x');
    },
  );

  test('remembers the language that is chosen, and where the page is now', async () => {
    await open('/en/regisbachelor');
    toggle().addEventListener('click', (event) => event.preventDefault());
    window.history.replaceState(null, '', '/en/regisbachelor/education');
    toggle().click();
    expect(toggle().getAttribute('href')).toBe('/regisbachelor/education');
    expect(readLocaleCookie()).toBe('th');
  });
});
