// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readLocaleCookie, writeLocaleCookie } from '../../../src/platform/language/locale-cookie.ts';

afterEach(() => writeLocaleCookie('th'));

test('it holds for the whole site, and is found among others', () => {
  window.history.replaceState(null, '', '/en/regisbachelor/payment');
  document.cookie = 'a_i18n_redirected=fr; path=/';
  writeLocaleCookie('en');
  document.cookie = 'z=1; path=/';
  window.history.replaceState(null, '', '/');
  expect(readLocaleCookie()).toBe('en');
});

describe('where the site has several hosts', () => {
  const HOSTS = ['https://regisbachelor.uni.ac.th', 'https://apply.uni.ac.th'];
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (address: string) => void } };
  const at = (address: string): void => happyDOM.setURL(address);
  const written = (): string[] => {
    const write = vi.spyOn(document, 'cookie', 'set');
    writeLocaleCookie('en', HOSTS);
    return write.mock.calls.map(([text]) => text);
  };
  beforeEach(() => at('https://apply.uni.ac.th/'));
  afterEach(() => {
    for (const domain of ['', '; domain=uni.ac.th'])
      document.cookie = `i18n_redirected=; path=/; max-age=-1; Secure${domain}`;
    at('http://localhost:3000/');
  });

  test('it is shared by them, and sent over https alone', () => {
    const [removed, shared, ...others] = written();
    expect(removed).toContain('max-age=-1');
    expect(removed).not.toContain('domain=');
    expect(shared?.split('; ')).toEqual(expect.arrayContaining(['Secure', 'domain=uni.ac.th', 'SameSite=Lax']));
    expect([others, readLocaleCookie()]).toEqual([[], 'en']);
  });

  test('one that this host had before does not hide the shared one', () => {
    writeLocaleCookie('th', []);
    written();
    expect(document.cookie.split('; ')).toEqual(['i18n_redirected=en']);
  });

  test('where a browser refuses the domain, because it belongs to nobody, this host keeps its own', () => {
    const write = vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      if (!text.includes('domain=')) kept = text;
    });
    let kept = '';
    writeLocaleCookie('en', HOSTS);
    expect(write).toHaveBeenCalledTimes(3);
    expect(kept).toMatch(/^i18n_redirected=en; path=\/; max-age=[1-9]/);
  });
});
