import { describe, expect, test } from 'vitest';
import { VARIABLES } from '../../../src/config/variables.ts';
import { checkBuild, environmentProblems } from '../../../src/tools/build/environment-problems.ts';
import { localEnvironment, openTestSite } from '../../../src/tools/setup/environment.mjs';

const LEAST = {
  API_URL: 'https://api.university.example',
  PUBLIC_SITE_URL: 'https://apply.university.example',
  PUBLIC_CARD_SCRIPT_HOST: 'https://cards.bank.example',
  PUBLIC_CARD_PUBLIC_KEY: 'pkey_prod_1',
  PUBLIC_SCHOLARSHIP_CAMPAIGNS: 'star-scholars',
  PUBLIC_DATA_PROTECTION_EMAIL: 'privacy@university.example',
};
const LOCAL = { ...LEAST, API_URL: '', PUBLIC_SITE_URL: 'http://localhost:4321' };
const FLOWS = ['REGISBACHELOR', 'REGISGRADUATE', 'REGISSHORTCOURSE', 'REGISSCHOLARSHIP'].map(
  (label) => `PUBLIC_${label}_URL`,
);
const ALL_SITES = Object.fromEntries(FLOWS.map((name) => [name, `https://${name.split('_')[1]}.university.example`]));

/** The variables that are complained about. */
const named = (changes: Record<string, string>, base: Record<string, string> = LEAST) =>
  environmentProblems({ ...base, ...changes }).map((sentence) => /^\w+/.exec(sentence)?.[0]);

describe('a build for visitors', () => {
  test('is made with the least, with every example, and with an API beside the web server', () => {
    const examples = Object.fromEntries(Object.entries(VARIABLES).map(([name, { example }]) => [name, example]));
    for (const good of [LEAST, examples, { ...LEAST, API_URL: 'http://127.0.0.1:8080' }, { ...LEAST, ...ALL_SITES }])
      expect(environmentProblems(good)).toEqual([]);
  });

  test('names all that is missing at once, with an example', () => {
    expect(environmentProblems({})).toEqual([
      'PUBLIC_SITE_URL is missing. For example: PUBLIC_SITE_URL=https://apply.university.example',
      expect.stringMatching(/^PUBLIC_SCHOLARSHIP_CAMPAIGNS is missing\. For example: PUBLIC_SCHOLARSHIP_CAMPAIGNS=\S/),
      expect.stringMatching(/^PUBLIC_CARD_SCRIPT_HOST is missing\. For example: PUBLIC_CARD_SCRIPT_HOST=https:/),
      expect.stringMatching(/^PUBLIC_CARD_PUBLIC_KEY is missing\. For example: PUBLIC_CARD_PUBLIC_KEY=pkey/),
      expect.stringMatching(
        /^PUBLIC_DATA_PROTECTION_EMAIL is missing\. For example: PUBLIC_DATA_PROTECTION_EMAIL=privacy@/,
      ),
      expect.stringMatching(/^API_URL, PUBLIC_API_ORIGIN: /),
    ]);
  });

  test('needs an API: by way of the web server, or on an origin of its own', () => {
    for (const none of ['', '  '])
      expect(environmentProblems({ ...LEAST, API_URL: none, PUBLIC_API_ORIGIN: none })).toEqual([
        'API_URL, PUBLIC_API_ORIGIN: both are empty, so no call would reach an API. Set one: ' +
          'API_URL=https://api.university.example if the web server forwards /api there, ' +
          'PUBLIC_API_ORIGIN=https://api.university.example if browsers call it themselves.',
      ]);
    expect(named({ API_URL: '', PUBLIC_API_ORIGIN: 'https://api.university.example' })).toEqual([]);
  });

  const addresses = Object.entries(VARIABLES).filter(
    ([, { kind, onServer }]) => ['address', 'origin', 'origins', 'reports'].includes(kind) && !onServer,
  );
  test.each(addresses.map(([name]) => name))(
    'refuses %s on this machine, without https, and with a password',
    (name) => {
      const all = { ...LEAST, EDIT_LOGIN: 'id', ...(FLOWS.includes(name) ? ALL_SITES : {}) };
      for (const value of [
        ...['https://localhost', 'https://127.0.0.1:8443', 'https://[::1]', 'https://regisbachelor.localhost'],
        ...['http://apply.university.example', 'ftp://a.example', 'host.example', 'host.example:443', 'not a url'],
        ...[
          'javascript:alert(1)',
          'blob:https://bank.example/1',
          'https://u:p@bank.example',
          'https://:p@bank.example',
        ],
      ])
        expect(named({ [name]: value }, all), value).toEqual([name]);
    },
  );

  test('refuses http on this machine for the site itself only by asking for nothing else', () => {
    expect(named({}, LOCAL)).toEqual([]);
    expect(named({ PUBLIC_SITE_URL: 'http://192.168.1.7:4321' })).toEqual(['PUBLIC_SITE_URL']);
  });

  test.each([
    ['PUBLIC_CARD_PUBLIC_KEY', 'pkey_sandbox'],
    ['PUBLIC_DATA_PROTECTION_EMAIL', 'privacy@sandbox.example'],
    ['PUBLIC_CARD_MERCHANT_ID', 'merchant_sandbox'],
    ['PUBLIC_CARD_SCRIPT_HOST', 'https://cards.bank.example/script'],
    ['PUBLIC_API_ORIGIN', 'https://api.university.example/api'],
    ['PUBLIC_BANK_ORIGINS', 'https://a.bank.example http://b.bank.example'],
    ['PUBLIC_SCHOLARSHIP_CAMPAIGNS', 'one a/b'],
    ['PUBLIC_TAG_MANAGER_NOSCRIPT', 'yes'],
    ...['TAG_MANAGER', 'VIDEO_PIXEL', 'HEAT_MAP'].flatMap((tool) =>
      ['https://tool.example/path', 'https://one.example https://two.example'].map((value): [string, string] => [
        `PUBLIC_${tool}_HOST`,
        value,
      ]),
    ),
  ])('refuses %s=%s', (name, value) => {
    expect(named({ [name]: value })).toEqual([name]);
  });

  test('takes all flows elsewhere or none, an address of their own path included', () => {
    for (const name of FLOWS) {
      expect(named({ ...ALL_SITES, [name]: '' })).toEqual([name]);
      expect(named({ [name]: 'https://one.university.example' })).toHaveLength(1);
      expect(named({ ...ALL_SITES, [name]: 'https://apply.university.example/x' })).toEqual([]);
    }
    expect(named({ PUBLIC_DASHBOARD_URL: 'https://dashboard.university.example' })).toEqual([]);
  });
});

describe('a build for this machine', () => {
  test('is made from what local runs and tests use', () => {
    expect(environmentProblems(localEnvironment({}))).toEqual([]);
    const { environment, close } = openTestSite({});
    close();
    expect(environmentProblems(environment)).toEqual([]);
  });

  test.each([
    'http://bank.example',
    'bank.example:443',
    'javascript:1',
    'blob:https://b.example/1',
    'https://u@b.example',
  ])('refuses the bank %s anyway', (bank) => {
    expect(named({ PUBLIC_BANK_ORIGINS: bank }, LOCAL)).toEqual(['PUBLIC_BANK_ORIGINS']);
    expect(named({ PUBLIC_BANK_ORIGINS: 'http://localhost:4322 https://b.example' }, LOCAL)).toEqual([]);
  });
});

describe('the address of the API', () => {
  test.each([
    'https://api.example',
    'https://api.example/',
    'https://api.example/v1/',
    'http://[::1]:8080/a-b/c.d_e~f',
  ])('may be %s', (API_URL) => {
    expect(named({ API_URL })).toEqual([]);
  });

  test.each([
    ['https://api.example/api', 'ends in /api, with which every call begins anyway: write https://api.example'],
    [
      'https://api.example:8443/v1/API/',
      'ends in /api, with which every call begins anyway: write https://api.example:8443/v1',
    ],
    ['https://api.example/api?key=secret', 'has a query or a fragment: write nothing from ? or # on'],
    ['https://api.example/v1?', 'has a query or a fragment: write nothing from ? or # on'],
    ['https://api.example/#top', 'has a query or a fragment: write nothing from ? or # on'],
    [
      'https://api.example/v1//',
      'has a path that cannot be forwarded to: write letters, digits and .-_~ between single slashes',
    ],
    [
      'https://api.example/$uri',
      'has a path that cannot be forwarded to: write letters, digits and .-_~ between single slashes',
    ],
    [
      'https://api.example/a;b',
      'has a path that cannot be forwarded to: write letters, digits and .-_~ between single slashes',
    ],
    [
      'https://api.example/a b',
      'has a path that cannot be forwarded to: write letters, digits and .-_~ between single slashes',
    ],
    ['https:api.example', 'is no address that begins with https://'],
    ['https:/api.example', 'is no address that begins with https://'],
    ['https:\\\\api.example', 'is no address that begins with https://'],
    ['https://api$a.example', 'has a host name that cannot be forwarded to: write letters, digits, dots and hyphens'],
  ])('is not %s, for visitors and on this machine', (API_URL, problem) => {
    for (const base of [LEAST, LOCAL])
      expect(environmentProblems({ ...base, API_URL })).toEqual([
        `API_URL ${problem}. For example: API_URL=https://api.university.example`,
      ]);
  });
});

test('only a build stops', () => {
  const run = checkBuild({}, () => []).hooks['astro:config:setup'] as (options: { command: string }) => void;
  expect(() => run({ command: 'build' })).toThrow(/^The site cannot be built:\nPUBLIC_SITE_URL is missing/);
  for (const command of ['dev', 'sync', 'preview']) expect(() => run({ command })).not.toThrow();
});
