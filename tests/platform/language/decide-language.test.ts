import { describe, expect, test } from 'vitest';
import { decideLanguage, alternateLanguageUrl } from '../../../src/platform/language/decide-language.ts';
import { LANGUAGE_QUERIES } from '../location/odd-links.ts';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  return { pathname, search, hash };
};

describe('the alternate URL of a page', () => {
  test.each([
    ['/', '/en'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/regisbachelor/continue/7/abc?utm_source=x#top', '/en/regisbachelor/continue/7/abc?utm_source=x#top'],
    ['/en/regisscholarship/%E0%B8%81/confirm', '/regisscholarship/%E0%B8%81/confirm'],
  ])('of %s is %s', (address, alternate) => expect(alternateLanguageUrl(at(address))).toBe(alternate));
});

describe('the language rule', () => {
  test('sets Thai when there is no cookie, on English pages too', () => {
    expect(decideLanguage(at('/dashboard'), undefined)).toEqual({ remember: 'th' });
    expect(decideLanguage(at('/en'), undefined)).toEqual({ remember: 'th' });
    expect(decideLanguage(at('/'), 'fr')).toEqual({ remember: 'th' });
  });

  test('lets the cookie redirect on / only', () => {
    expect(decideLanguage(at('/?utm_source=x'), 'en')).toEqual({ goTo: '/en?utm_source=x' });
    expect(decideLanguage(at('/dashboard'), 'en')).toEqual({});
    expect(decideLanguage(at('/en'), 'th')).toEqual({});
  });

  test('applies ?lang and takes it out of the address', () => {
    expect(decideLanguage(at('/regisbachelor?a=1&lang=en'), 'th')).toEqual({
      goTo: '/en/regisbachelor?a=1',
      remember: 'en',
    });
    expect(decideLanguage(at('/?lang=th#x'), 'en')).toEqual({ showAs: '/#x', remember: 'th' });
  });

  test.each(['EN', 'en-US', 'en_GB', 'en)', 'en.', ' en', 'en\u200B', 'en?utm_source=mail', 'en ไทย'])(
    'understands lang=%s',
    (value) => {
      for (const written of [encodeURIComponent(value), value])
        expect(decideLanguage(at(`/dashboard?lang=${written}`), 'th')).toMatchObject({ remember: 'en' });
    },
  );

  test.each(LANGUAGE_QUERIES)('%s goes to %s', (address, goTo) => {
    expect(decideLanguage(at(address), 'th').goTo).toBe(goTo);
  });

  test.each(['/en//evil.example', '/en///evil.example/x'])('never goes to another host: %s', (path) => {
    const { goTo = '' } = decideLanguage(at(`${path}?lang=th`), 'en');
    expect(new URL(goTo, 'https://site.example').host).toBe('site.example');
  });

  test.each(['de', 'english', '<script>', ''])('leaves lang=%s alone', (value) => {
    expect(decideLanguage(at(`/dashboard?lang=${encodeURIComponent(value)}`), 'th')).toEqual({});
  });
});
