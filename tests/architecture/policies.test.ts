// A legal page exists in every language, and says which version it is and from when it holds.
import { expect, test } from 'vitest';
import { LOCALES } from '../../src/config/locales.ts';
import { legalPageSchema } from '../../src/config/legal-page-schema.ts';
import { headingFaults } from '../../src/tools/check/heading-faults.ts';
import { markupIn } from '../../src/tools/check/markup.ts';
import { withoutCode } from '../../src/tools/check/terms.ts';
import { keptKeys, missingKeptKeys } from '../../src/tools/check/kept-keys.ts';
import { CODE, filesIn, packagesOf, read } from './sources.ts';

const FOLDER = 'src/content/policies';
const HEAD = { title: 'Cookie policy', summary: 'What we keep.', version: '1.0', effective: '2026-11-01' };

test('every policy stands in every language', () => {
  const expected = LOCALES.flatMap((locale) => ['cookies', 'privacy'].map((name) => `${FOLDER}/${locale}/${name}.md`));
  expect(filesIn(FOLDER, /\.md$/)).toEqual(expected.sort());
});

test("no page reads Astro's store of collections, which loses one on a slow machine now and then", () => {
  const readers = filesIn('src', CODE).flatMap(packagesOf);
  expect(readers.filter(([, name]) => name === 'astro:content')).toEqual([['src/content.config.ts', 'astro:content']]);
  expect(read('src/content.config.ts')).toContain('loader: () => []');
});

test.each([
  ['its title', 'title', undefined],
  ['its summary', 'summary', undefined],
  ['its version', 'version', undefined],
  ['its date', 'effective', undefined],
  ['the quotes around its version', 'version', 1.1],
  ['the quotes around its date', 'effective', new Date('2026-11-01')],
  ['a date', 'effective', 'soon'],
  ['a day that exists', 'effective', '2026-02-30'],
  ['a year of the western calendar', 'effective', '2569-12-31'],
  ['the year first', 'effective', '31/12/2026'],
])('a policy without %s stops the build, which names what is wrong', (_what, key, value) => {
  expect(legalPageSchema.safeParse(HEAD).success).toBe(true);
  const { error } = legalPageSchema.safeParse({ ...HEAD, [key]: value });
  expect(error?.issues.map(({ path }) => path)).toEqual([[key]]);
});

test('the cookies policy names everything that is kept', () => {
  const keys = keptKeys();
  expect(keys.length).toBeGreaterThan(10);
  for (const locale of LOCALES) expect(missingKeptKeys(read(`${FOLDER}/${locale}/cookies.md`))).toEqual([]);
  expect(missingKeptKeys('`adm:utm`')).toHaveLength(keys.length - 1);
});

test('a policy is Markdown without HTML', () => {
  for (const file of filesIn(FOLDER, /\.md$/))
    expect([file, markupIn(withoutCode(read(file)))]).toEqual([file, undefined]);
  expect(markupIn('See <https://www.tharndao.example> and 1 < 2')).toBeUndefined();
});

test('headings of a policy follow one another without a gap', () => {
  for (const file of filesIn(FOLDER, /\.md$/)) expect([file, headingFaults(read(file))]).toEqual([file, []]);
});
