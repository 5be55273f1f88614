// Nothing of the invented university goes live unnoticed.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import { describe, expect, test } from 'vitest';
import { checkBuild } from '../../../src/tools/build/environment-problems.ts';
import { listOfSamples, PICTURES_OF_SAMPLE, samplesLeft } from '../../../src/tools/build/samples.ts';
import { SANDBOX_CAMPAIGNS } from '../../../src/tools/setup/environment.mjs';
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

const ownPicture = () => Buffer.from('own');
/** The project with everything replaced except a mark, a review and a gap. */
const almostReplaced = (path: string): string => {
  if (path === 'src/config/site.ts') return 'name\n// SAMPLE: figures\n';
  if (path === 'src/content/policies/th/cookies.md') return replaced(path).replaceAll(/^reviewed.*\n/gm, '');
  if (path === 'src/content/policies/en/privacy.md') return `${replaced(path).trimEnd()}\n[Sample: a sentence]`;
  return replaced(path);
};

type Setup = (options: { command: string; logger: Pick<AstroIntegrationLogger, 'warn'> }) => void;
const build = (environment: Record<string, string>, read = almostReplaced): string[] => {
  const warned: string[] = [];
  const { hooks } = checkBuild(environment, (all) => samplesLeft(all, read, ownPicture));
  (hooks['astro:config:setup'] as unknown as Setup)({
    command: 'build',
    logger: { warn: (line) => void warned.push(line) },
  });
  return warned;
};

test('a build for visitors stops with every sample and its place, in one list', () => {
  const left = samplesLeft(REAL, almostReplaced, ownPicture);
  expect(left).toEqual([
    { place: 'src/config/site.ts:2', what: 'figures' },
    {
      place: expect.stringMatching(/^src\/content\/policies\/en\/privacy\.md:\d+$/) as string,
      what: expect.stringContaining('gap') as string,
    },
    { place: 'src/content/policies/th/cookies.md', what: expect.stringContaining('without review') as string },
  ]);
  expect(() => build(REAL)).toThrow(listOfSamples(left).join('\n'));
});

test('with all replaced it passes', () => expect(build(REAL, replaced)).toEqual([]));

test('a name that stays after its mark was deleted is found', () => {
  const unmarked = (path: string) => (path === 'src/config/site.ts' ? "name: 'ธารดาว'" : replaced(path));
  expect(() => build(REAL, unmarked)).toThrow('src/config/site.ts:1 the invented name “ธารดาว”');
});

const placesOf = (environment: Record<string, string>, read = replaced) =>
  samplesLeft({ ...REAL, ...environment }, read, ownPicture).map(({ place }) => place);

test('a picture of the sample is found, which can hold no mark', () => {
  const hash = createHash('sha256').update(ownPicture()).digest('hex');
  const listed = (path: string) => (path === PICTURES_OF_SAMPLE ? `${hash}  public/other.png\n` : replaced(path));
  expect(placesOf({}, listed)).toEqual(expect.arrayContaining(['public/social-card.png', 'public/favicon.ico']));
});

test('an address below .example is found, and so are the campaigns of the sandbox as they are in .env.example', () => {
  const finder = 'PUBLIC_COURSE_FINDER_URL';
  expect(placesOf({ [finder]: 'https://courses.kku.example' })).toEqual([finder]);
  const campaigns = 'PUBLIC_SCHOLARSHIP_CAMPAIGNS';
  const [, example = ''] = /^PUBLIC_SCHOLARSHIP_CAMPAIGNS=(.+)$/m.exec(asItIs('.env.example')) ?? [];
  expect(placesOf({ [campaigns]: example })).toEqual([campaigns]);
  expect(placesOf({ [campaigns]: example.split(' ').reverse().join('\n') })).toEqual([campaigns]);
  expect(placesOf({ [campaigns]: 'star-scholars' })).toEqual([]);
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
  expect(build({ ...staging, EDIT_LOGIN: 'abc' })).toEqual(
    listOfSamples(samplesLeft(REAL, almostReplaced, ownPicture)),
  );
  expect(() => build(staging)).toThrow(/^The site cannot be built:\nEDIT_LOGIN is missing/);
});

// A university that has replaced everything has nothing left to compare.
describe.skipIf(!asItIs('public/logo.svg').includes('SAMPLE:'))('the sample', () => {
  test('names its pictures in the list', () => {
    const found = samplesLeft(REAL).filter(({ what }) => what.startsWith('a picture'));
    expect(found.map(({ place }) => `  ${place}`).sort()).toEqual(
      asItIs(PICTURES_OF_SAMPLE)
        .match(/ {2}\S+/g)
        ?.sort(),
    );
  });

  test('is explained by the recipe, line by line', () => {
    const recipe = asItIs('docs/recipes/go-live.md');
    const sandbox = { API_URL: 'https://a.example', PUBLIC_SCHOLARSHIP_CAMPAIGNS: SANDBOX_CAMPAIGNS };
    const whats = new Set(samplesLeft(sandbox).map(({ what }) => what.replace(/ “.*”$/, '')));
    expect([...whats].filter((what) => !recipe.includes(`| ${what} `))).toEqual([]);
    const rows = [...recipe.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, what = '']) => what).slice(2);
    expect(rows.filter((row) => !whats.has(row) && row !== 'the invented name')).toEqual([]);
  });
});
