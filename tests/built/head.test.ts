// What a page tells search engines, social networks and the browser about itself.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectedPages } from '../../e2e/support/route-table.ts';
import { inlineHashes } from '../../src/tools/build/prune-pages.ts';
import { SITE, pages, textOf } from './site.ts';

const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const pathOf = (address = ''): string => new URL(address).pathname;
const link = (html: string, attributes: string): string =>
  pathOf(new RegExp(`<link ${attributes} href="([^"]+)"`).exec(html)?.[1]);

/** Pages without a variable segment in their path: `[path, file]`. */
const SAMPLE_SEGMENT = /regisscholarship\/(?!credit\/)|\/continue\/|\/upload-document/;
const whole = expectedPages.filter(({ address }) => !SAMPLE_SEGMENT.test(address));
const fileOf = (address: string): string => join(address, 'index.html').replace(/^\//, '');

/** One address of two that show the same page (docs/spec-decisions.md, 1.5). */
const KEPT: Readonly<Record<string, string>> = {
  '/status-checking/dashboard': '/dashboard/status-checking',
  '/dashboard/privacy-policy': '/privacy-policy',
  '/dashboard/cookies-policy': '/cookies-policy',
};
const thai = (address: string): string => address.replace(/^\/en(?=\/|$)/, '') || '/';
const english = (address: string): string => (address === '/' ? '/en' : `/en${address}`);

test.each(whole.map(({ address, locale }) => [address, locale] as const))(
  '%s names its canonical URL and that of the other language',
  (address, locale) => {
    const html = textOf(fileOf(address));
    const kept = KEPT[thai(address)] ?? thai(address);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(link(html, 'rel="canonical"')).toBe(locale === 'th' ? kept : english(kept));
    expect(link(html, 'rel="alternate" hreflang="th"')).toBe(kept);
    expect(link(html, 'rel="alternate" hreflang="en"')).toBe(english(kept));
    expect(link(html, 'rel="alternate" hreflang="x-default"')).toBe(kept);
  },
);

const LANGUAGE = { th: 'th_TH', en: 'en_US' } as const;
/** Written by hand from docs/spec-decisions.md, 1.10. */
const INDEXED =
  /^(?:\/|\/(?:dashboard\/)?(?:privacy|cookies)-policy|\/costs|\/regis(?:bachelor|graduate|shortcourse))$/;

test.each(whole.map(({ address, locale }) => [address, locale] as const))(
  '%s has a card of its own for social networks, and may be found or not',
  (address, locale) => {
    const html = textOf(fileOf(address));
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.replaceAll('&#39;', "'");
    expect(meta(html, 'og:title')).toBe(title);
    expect(meta(html, 'og:locale')).toBe(LANGUAGE[locale]);
    expect(meta(html, 'og:description')?.length).toBeGreaterThan(30);
    expect(meta(html, 'og:description')).toBe(meta(html, 'description'));
    expect(/[ก-๙]/.test(meta(html, 'og:description') ?? '')).toBe(locale === 'th');
    expect(existsSync(join(SITE, pathOf(meta(html, 'og:image'))))).toBe(true);
    expect(meta(html, 'robots')).toBe(INDEXED.test(thai(address)) ? 'index' : 'noindex');
  },
);

describe('every page', () => {
  test.each(pages)('%s allows by hash all that it holds, and nothing else', (file) => {
    const html = textOf(file);
    const allowed = new Set([...html.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash));
    const held = inlineHashes(html);
    expect(held.filter((hash) => !allowed.has(hash))).toEqual([]);
    expect(allowed.size).toBeLessThanOrEqual(new Set(held).size + 1);
  });

  test.each(pages)('%s has no frame of a tool: its switch is off', (file) => {
    expect(textOf(file)).not.toMatch(/<noscript>\s*<iframe/);
  });

  test.each(pages)('%s names icons and a manifest that exist', (file) => {
    const named = [...textOf(file).matchAll(/<link rel="(?:icon|manifest)" href="([^"]+)"/g)].map(
      ([, path]) => path ?? '',
    );
    // Nobody puts the page that clears this device on the home screen.
    expect(named).toHaveLength(file.endsWith('clear-device/index.html') ? 1 : 3);
    expect(named.filter((path) => !existsSync(join(SITE, path)))).toEqual([]);
  });
});
