// Applicants read one term per thing: docs/recipes/add-a-message.md lists the terms, and the words that are not used.
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/config/locales.ts';
import { leavesOf, type Dictionary } from '../../src/tools/build/check-missing-messages.ts';
import { filesIn, read } from './sources.ts';

const LIST = 'docs/recipes/add-a-message.md';

interface Term {
  readonly wanted: string;
  readonly variants: readonly string[];
  readonly exceptions: readonly string[];
}
interface Text {
  readonly place: string;
  readonly key: string;
  readonly text: string;
}

const partsOf = (cell: string): string[] =>
  cell
    .split(',')
    .map((part) => part.replaceAll('`', '').trim())
    .filter((part) => part !== '');

const terms: readonly Term[] = read(LIST)
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => {
    const [, wanted = '', , variants = '', exceptions = ''] = line.split('|');
    return { wanted, variants: partsOf(variants), exceptions: partsOf(exceptions) };
  });

/** A word of Latin letters stands alone; Thai has no spaces between words. */
const patternOf = (variant: string): RegExp =>
  new RegExp(`(?<![a-z])${variant.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![a-z])`, 'i');

function wrongIn({ place, key, text }: Text): string[] {
  return terms.flatMap(({ variants, exceptions }) => {
    if (exceptions.includes(key)) return [];
    const rest = exceptions.reduce((left, exception) => left.replaceAll(exception, ' '), text);
    return variants.filter((variant) => patternOf(variant).test(rest)).map((variant) => `${place}: ${key}: ${variant}`);
  });
}

/** What code marks and the targets of links hold is no text. */
const plain = (markdown: string): string => markdown.replaceAll(/`[^`]*`|\]\([^)]*\)/g, ' ');

const textsOf = (locale: Locale): Text[] => [
  ...filesIn(`locales/${locale}`, /\.json$/).flatMap((place) =>
    leavesOf(JSON.parse(read(place)) as Dictionary, place.replace(/^.*\/|\.json$/g, '')).map(([key, text]) => ({
      place,
      key,
      text,
    })),
  ),
  ...filesIn(`src/content/policies/${locale}`, /\.md$/).flatMap((place) =>
    read(place)
      .split('\n')
      .map((line, index) => ({ place, key: `line ${index + 1}`, text: plain(line) })),
  ),
];

test.each(LOCALES)('%s uses the terms of the list', (locale) => {
  expect(textsOf(locale).flatMap(wrongIn), `see ${LIST}`).toEqual([]);
});

test('a word that is not used is named with its file and key', () => {
  const place = 'locales/en/flow.json';
  const wrong = (text: string, key = 'flow.back'): string[] => wrongIn({ place, key, text });
  expect(wrong('Please change your E-mail')).toEqual([`${place}: flow.back: e-mail`, `${place}: flow.back: please`]);
  expect(wrong('ท่านจ่ายแล้ว')).toEqual([`${place}: flow.back: ท่าน`, `${place}: flow.back: จ่าย`]);
  expect(wrong('เท่านั้น ไม่มีค่าใช้จ่าย')).toEqual([]);
  expect([wrong('Help desk').length, wrong('Help desk', 'result.failed.help').length]).toEqual([1, 0]);
});

test('the list names no word twice, and no term of it is one that is not used', () => {
  const variants = terms.flatMap((term) => term.variants);
  expect(variants.length).toBeGreaterThan(60);
  expect(variants.filter((variant, index) => variants.indexOf(variant) !== index)).toEqual([]);
  const wanted = terms.map((term) => ({ place: LIST, key: 'term', text: term.wanted }));
  expect(wanted.flatMap(wrongIn)).toEqual([]);
});
