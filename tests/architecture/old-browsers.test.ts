// Phones keep their browser for years, and apps show pages in the one of the system: iOS 15.4 and Chrome 97, of 2022, shall do, and what is
// easily left to Safari 14 and Chrome 80, of 2020, is. The bundler translates syntax, but adds no function that a browser lacks.
import { expect, test } from 'vitest';
import { CODE, filesIn, readCode } from './sources.ts';

const NEWER: Readonly<Record<string, RegExp>> = {
  'Object.hasOwn (2021): src/lib/has-own.ts': /\bObject\.hasOwn\b/,
  'at and findLast of lists (2021, 2022): src/lib/last.ts': /\.(?:at|findLast|findLastIndex)\(/,
  'replaceAll, replaceChildren (2020)': /\.(?:replaceAll|replaceChildren)\(/,
  'names of countries without a look (2021): src/i18n/country-names.ts': /\bIntl\.DisplayNames\b/,
  'structuredClone (2022)': /\bstructuredClone\b/,
  'URL.canParse, URL.parse (2023, 2024): src/lib/parse-url.ts': /\bURL\.(?:canParse|parse)\b/,
  'grouping (2023)': /\b(?:Object|Map)\.groupBy\b/,
  'copies of arrays (2023)': /\.(?:toSorted|toReversed|toSpliced)\(/,
  'Promise.withResolvers, Promise.try (2024)': /\bPromise\.(?:withResolvers|try)\b/,
  'AbortSignal.any, AbortSignal.timeout (2022, 2023)': /\bAbortSignal\.(?:any|timeout)\b/,
  'throwIfAborted (2022)': /\.throwIfAborted\(/,
  'well-formed strings (2023)': /\.(?:isWellFormed|toWellFormed)\(/,
  'arrays of streams (2023)': /\bArray\.fromAsync\b/,
  'looking back in expressions (2023)': /\(\?<[=!]/,
  'the scheduler of tasks (2024)': /\bscheduler\.(?:yield|postTask)\b/,
  'randomUUID, which needs https': /\brandomUUID\b/,
};
/** These run while the site is built; the folders of `layouts` are scripts of pages. */
const AT_BUILD = /^src\/(?:tools|sandbox|pages)\/|^src\/layouts\/[^/]+$|^src\/config\/(?:env-schema|variables)\.ts$/;

const files = filesIn('src', CODE).filter((file) => !AT_BUILD.test(file));

test.each(Object.entries(NEWER))('no page needs %s', (_what, pattern) => {
  expect(files.filter((file) => pattern.test(readCode(file)))).toEqual([]);
});

test.each([
  ['requestSubmit', ['src/ui/request-submit.ts']],
  ['showModal', ['src/platform/loading-overlay.ts', 'src/ui/overlays/show-modal.ts']],
])('only what knows how to do without calls %s (2022)', (name, modules) => {
  const called = new RegExp(`\\.${name}\\(`);
  expect(files.filter((file) => called.test(readCode(file)))).toEqual(modules);
});
