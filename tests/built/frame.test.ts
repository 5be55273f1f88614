// What stands around every page, by the numbers and links of docs/spec.md, sections 2 and 9.
import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { pages, textOf } from './site.ts';

interface Link {
  readonly href: string;
  readonly text: string;
  /** Opens a new tab, which gets no hold of this one. */
  readonly opensTab: boolean;
}

const part = (html: string, name: 'header' | 'footer'): string =>
  new RegExp(`<${name} class="(?:page-)?${name}[^]*?</${name}>`).exec(html)?.[0] ?? '';
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const linksOf = (html: string): Link[] =>
  [...html.matchAll(/<a\b([^>]*)>([^]*?)<\/a>/g)].map(([, attributes = '', content = '']) => ({
    href: /\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '',
    text: plain(content),
    opensTab: attributes.includes(' target="_blank"') && attributes.includes(' rel="noopener noreferrer"'),
  }));

/** A page with a footer in both languages. */
const POLICY = { th: 'privacy-policy/index.html', en: 'en/privacy-policy/index.html' } as const;
const WORDS = {
  th: { contact: 'ติดต่อเรา', toggle: 'EN' },
  en: { contact: 'Contact us', toggle: 'ไทย' },
} as const;

describe.each(['th', 'en'] as const)('in %s', (locale) => {
  const html = textOf(POLICY[locale]);

  test('the header has the logo, the contact page of this language in a new tab, and the other language', () => {
    const [home, contact, toggle, ...others] = linksOf(part(html, 'header'));
    expect(home?.href).toBe(locale === 'th' ? '/' : '/en');
    expect(contact).toEqual({
      href: `https://www.tharndao.example/${locale}/contact`,
      text: expect.stringContaining(WORDS[locale].contact) as string,
      opensTab: true,
    });
    expect(toggle).toEqual({
      href: locale === 'th' ? '/en/privacy-policy' : '/privacy-policy',
      text: WORDS[locale].toggle,
      opensTab: false,
    });
    expect(others).toEqual([]);
  });

  test('the footer has address, map, websites, telephone, fax, e-mail and social networks', () => {
    const footer = part(html, 'footer');
    const links = linksOf(footer).map(({ href, opensTab }) => [href, opensTab]);
    const dashboard = locale === 'th' ? '/dashboard/status-checking' : '/en/dashboard/status-checking';
    const policies = ['/privacy-policy', '/cookies-policy'].map((path) => (locale === 'th' ? path : `/en${path}`));
    expect(links).toEqual([
      [site.mapUrl, true],
      [expect.stringMatching(/^https:\/\/courses\./), false],
      [dashboard, false],
      [expect.stringMatching(/^https:\/\/quiz\./), false],
      [`tel:${site.phone.dialled}`, false],
      [`mailto:${site.email}`, false],
      ['https://social.tharndao.example/facebook', true],
      ['https://social.tharndao.example/line', true],
      ['https://social.tharndao.example/instagram', true],
      ['https://social.tharndao.example/tiktok', true],
      ...policies.map((path) => [path, false]),
    ]);
    for (const text of [site.address[locale], site.phone.shown[locale], site.fax[locale], site.email])
      expect(plain(footer)).toContain(text);
  });
});

/** The page that clears this device on one host after another is shown for a moment, and calls nothing. */
const framed = pages.filter((file) => !file.endsWith('clear-device/index.html'));

/** In wide windows the home page's header leads to the status page, too. */
const HOME = ['index.html', 'en/index.html'];

test('every page has the header', () => {
  const others = framed.filter((file) => !HOME.includes(file));
  expect(others.filter((file) => linksOf(part(textOf(file), 'header')).length !== 3)).toEqual([]);
  const links = HOME.map((file) => linksOf(part(textOf(file), 'header')).map(({ href }) => href));
  expect(links.map(([, status]) => status)).toEqual(['/dashboard/status-checking', '/en/dashboard/status-checking']);
  expect(links.map(({ length }) => length)).toEqual([4, 4]);
});

test('every page has the bar of the calls under way', () => {
  expect(framed.filter((file) => !textOf(file).includes('<div id="request-progress"'))).toEqual([]);
});

describe('sizes', () => {
  const styles = pages.map((file) => /<style[^>]*>([^]*?)<\/style>/.exec(textOf(file))?.[1] ?? '').join('\n');
  test.each([
    ['the header is 64 px high', /\.header\{[^}]*min-height:64px/],
    ['a dialog is at most 598 px wide', /\.overlay\{[^}]*max-width:598px/],
    ['a dialog is at least 494 px high where the window has room', /\.overlay-dialog\{[^}]*min-height:min\(494px/],
    ['an alert is at most 300 px wide', /\.overlay-alert\{[^}]*max-width:300px/],
  ])('%s', (_what, pattern) => {
    expect(pattern.test(styles)).toBe(true);
  });

  test('no width of the window makes a dialog or an alert wider', () => {
    const widths = [...styles.matchAll(/\.overlay(?:-\w+)?\{[^}]*?max-width:([^;}]+)/g)].map(([, width]) => width);
    expect(new Set(widths)).toEqual(new Set(['598px', '300px']));
  });
});
