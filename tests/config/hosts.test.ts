import { describe, expect, test } from 'vitest';
import { hostNames } from '../../src/tools/deploy/host-names.ts';
import { pathOnHost, canonicalPath, HOST_LABELS, flowPrefixOfHost } from '../../src/config/hosts.ts';

const OWN = 'regisbachelor-dev.university.example';

describe('what a host stands for', () => {
  test('the five labels and their twins stand for their prefix', () => {
    expect(HOST_LABELS).toEqual([
      'regisbachelor',
      'regisgraduate',
      'regisshortcourse',
      'regisscholarship',
      'dashboard',
    ]);
    for (const label of HOST_LABELS)
      for (const name of [`${label}.university.example`, `${label}-dev.university.example`, `${label}.localhost`])
        expect(flowPrefixOfHost(name), name).toBe(`/${label}`);
  });

  test.each([
    'localhost',
    'apply.university.example',
    'xregisbachelor.example',
    'regisbachelor-test.example',
    'a.dashboard.example',
    '',
  ])('"%s" stands for none', (name) => {
    expect(flowPrefixOfHost(name)).toBe('');
  });
});

describe('addresses on a host', () => {
  /** Written there, and what it is by the route table. */
  test.each([
    ['/', '/regisbachelor/'],
    ['/faculty', '/regisbachelor/faculty'],
    ['/en/', '/en/regisbachelor/'],
    ['/en/continue/-', '/en/regisbachelor/continue/-'],
    ['/regisgraduate/faculty', '/regisgraduate/faculty'],
  ])('%s is %s, and back', (written, canonical) => {
    expect(canonicalPath({ hostname: OWN, pathname: written })).toBe(canonical);
    expect(canonicalPath({ hostname: OWN, pathname: canonical })).toBe(canonical);
    expect(pathOnHost(canonical, OWN)).toBe(written);
    expect(canonicalPath({ hostname: 'localhost', pathname: canonical })).toBe(canonical);
    expect(pathOnHost(canonical, 'localhost', 'https://site.example')).toBe(canonical);
  });

  test('query and hash stay', () => {
    expect(pathOnHost('/en/regisbachelor?a=/b#c', OWN)).toBe('/en/?a=/b#c');
    expect(pathOnHost('/regisbachelor/faculty?a', OWN)).toBe('/faculty?a');
  });

  test('pages of no prefix are on the main host, foreign addresses stay', () => {
    expect(pathOnHost('/', OWN, 'https://site.example/')).toBe('https://site.example/');
    expect(pathOnHost('/en/privacy-policy', OWN, 'https://site.example')).toBe(
      'https://site.example/en/privacy-policy',
    );
    expect(pathOnHost('/regisbachelors', OWN, 'https://site.example')).toBe('https://site.example/regisbachelors');
    expect(pathOnHost('https://bank.example/', OWN, 'https://site.example')).toBe('https://bank.example/');
  });
});

describe('names that a server responds to', () => {
  test('without configured siblings they stand before the name of the site', () => {
    const { site, labels } = hostNames({ PUBLIC_SITE_URL: 'https://apply.university.example' });
    expect(site).toBe('https://apply.university.example');
    expect(Object.keys(labels)).toHaveLength(10);
    expect(labels).toMatchObject({
      'regisbachelor.apply.university.example': 'regisbachelor',
      'dashboard-dev.apply.university.example': 'dashboard',
    });
  });

  test('a configured sibling says its own', () => {
    const { labels } = hostNames({
      PUBLIC_SITE_URL: 'https://apply.university.example',
      PUBLIC_REGISBACHELOR_URL: 'https://regisbachelor-dev.other.example/',
    });
    expect(Object.entries(labels).filter(([, label]) => label === 'regisbachelor')).toEqual([
      ['regisbachelor.other.example', 'regisbachelor'],
      ['regisbachelor-dev.other.example', 'regisbachelor'],
    ]);
  });

  test.each(['https://apply.example', 'https://graduate.apply.university.example'])(
    '%s is refused with a sentence, because its pages would not know their flow',
    (url) => {
      const environment = { PUBLIC_SITE_URL: 'https://apply.university.example', PUBLIC_REGISGRADUATE_URL: url };
      expect(() => hostNames(environment)).toThrow(
        `PUBLIC_REGISGRADUATE_URL: the host ${new URL(url).hostname} must begin with "regisgraduate." or "regisgraduate-dev.", by which pages know their flow. Without the variable it is regisgraduate.apply.university.example.`,
      );
    },
  );

  test('an address with a path is a page elsewhere, and the host of its flow keeps its usual name', () => {
    const { labels } = hostNames({
      PUBLIC_SITE_URL: 'https://apply.university.example',
      PUBLIC_REGISGRADUATE_URL: 'https://www.university.example/regisgraduate',
    });
    expect(Object.entries(labels).filter(([, label]) => label === 'regisgraduate')).toEqual([
      ['regisgraduate.apply.university.example', 'regisgraduate'],
      ['regisgraduate-dev.apply.university.example', 'regisgraduate'],
    ]);
  });

  test('what is no URL is refused by the name of its variable', () => {
    expect(() => hostNames({ PUBLIC_DASHBOARD_URL: 'dashboard.example' })).toThrow(
      'PUBLIC_DASHBOARD_URL is not a URL: dashboard.example',
    );
  });
});
