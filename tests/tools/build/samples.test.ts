// Nothing of the invented university goes live unnoticed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import { expect, test } from 'vitest';
import { checkBuild } from '../../../src/tools/build/environment-problems.ts';
import { listOfSamples, samplesLeft } from '../../../src/tools/build/samples.ts';
import { ROOT } from '../../../src/tools/setup/paths.mjs';

const asItIs = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const REAL = {
  API_URL: 'https://api.kku.test',
  PUBLIC_SITE_URL: 'https://apply.kku.test',
  PUBLIC_CARD_SCRIPT_HOST: 'https://cards.kku.test',
  PUBLIC_CARD_PUBLIC_KEY: 'pkey_prod_1',
  PUBLIC_SCHOLARSHIP_CAMPAIGNS: 'talent',
  PUBLIC_DATA_PROTECTION_EMAIL: 'privacy@kku.test',
};
/** The project with everything replaced. */
const replaced = (path: string): string =>
  asItIs(path)
    .replaceAll(/SAMPLE: .*?(?=$| -->)/gm, '')
    .replaceAll(/Tharndao|ธารดาว/gi, 'Khon')
    .replaceAll('.example', '.test')
    .replaceAll(/\[(?:Sample|ตัวอย่าง): /g, '[')
    .replaceAll(/^reviewed.*\n/gm, '')
    .replace(/^(?=effective:)/m, 'reviewedBy: Legal office\nreviewedOn: 2027-01-01\n');

type Setup = (options: { command: string; logger: Pick<AstroIntegrationLogger, 'warn'> }) => void;
const build = (environment: Record<string, string>, read = asItIs): string[] => {
  const warned: string[] = [];
  const { hooks } = checkBuild(environment, (all) => samplesLeft(all, read));
  (hooks['astro:config:setup'] as unknown as Setup)({
    command: 'build',
    logger: { warn: (line) => void warned.push(line) },
  });
  return warned;
};

test('a build for visitors stops with every sample and its place, in one list', () => {
  const places = samplesLeft({ ...REAL, PUBLIC_COURSE_FINDER_URL: 'https://courses.kku.example' });
  expect(places).toEqual(
    expect.arrayContaining([
      { place: expect.stringMatching(/^src\/config\/site\.ts:\d+$/) as string, what: 'figures' },
      { place: 'src/content/policies/th/cookies.md', what: expect.stringContaining('without review') as string },
      {
        place: expect.stringMatching(/^src\/content\/policies\/en\/privacy\.md:\d+$/) as string,
        what: expect.stringContaining('gap') as string,
      },
      { place: 'PUBLIC_COURSE_FINDER_URL', what: expect.stringContaining('.example') as string },
    ]),
  );
  expect(() => build(REAL)).toThrow(listOfSamples(samplesLeft(REAL)).join('\n'));
});

test('with all replaced it passes', () => expect(build(REAL, replaced)).toEqual([]));

test('a name that stays after its mark was deleted is found', () => {
  const unmarked = (path: string) =>
    path === 'src/config/site.ts' ? asItIs(path).replaceAll(/SAMPLE: .*/g, '') : replaced(path);
  expect(() => build(REAL, unmarked)).toThrow(/src\/config\/site\.ts:\d+ the invented name “ธารดาว”/);
});

test.each([
  ['a demonstration', { ...REAL, PUBLIC_SAMPLE: 'true' }],
  [
    'this machine',
    {
      PUBLIC_SITE_URL: 'http://localhost:1',
      PUBLIC_CARD_SCRIPT_HOST: 'http://localhost:2',
      PUBLIC_SCHOLARSHIP_CAMPAIGNS: 'a',
    },
  ],
])('a build for %s says nothing', (_what, environment) => expect(build(environment)).toEqual([]));

test('a build for staging lists the samples and goes on, and needs a login', () => {
  const staging = { ...REAL, PUBLIC_EDIT_REPOSITORY: 'https://gitlab.kku.test/a/b' };
  expect(build({ ...staging, EDIT_LOGIN: 'abc' })).toEqual(listOfSamples(samplesLeft(REAL)));
  expect(() => build(staging)).toThrow(/^The site cannot be built:\nEDIT_LOGIN is missing/);
});

test('the recipe explains every line that a build prints', () => {
  const recipe = asItIs('docs/recipes/go-live.md');
  const whats = new Set(samplesLeft({ API_URL: 'https://a.example' }).map(({ what }) => what.replace(/ “.*”$/, '')));
  expect([...whats].filter((what) => !recipe.includes(`| ${what} `))).toEqual([]);
  const rows = [...recipe.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, what = '']) => what).slice(2);
  expect(rows.filter((row) => !whats.has(row) && row !== 'the invented name')).toEqual([]);
});
