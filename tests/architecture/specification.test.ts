import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { specification } from '../../e2e/specification/sentences.ts';
import { WITHOUT_A_TEST } from '../../e2e/specification/without-a-test.ts';

interface Suite {
  readonly specs?: readonly { readonly title: string }[];
  readonly suites?: readonly Suite[];
}
const titlesOf = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.map(({ title }) => title),
  ...suites.flatMap(titlesOf),
];

/** The titles of the tests in e2e/specification that begin with a number. */
function titles(): string[] {
  const listing = execFileSync('npx', ['playwright', 'test', 'e2e/specification', '--list', '--reporter=json'], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return [...new Set(titlesOf(JSON.parse(listing) as Suite))].filter((title) => /^\d/.test(title));
}

const SHORTEST = 60;
/** A title is the sentence, or its beginning and an ellipsis. */
const isTitleOf = (title: string, sentence: string): boolean =>
  title === sentence ||
  (title.endsWith(' …') && title.length > SHORTEST && sentence.startsWith(title.slice(0, -' …'.length)));

describe('the table of the specification', () => {
  const sentences = specification();
  const tested = titles();
  const numberOf = (title: string): string => title.split(' ', 1)[0] ?? '';
  const testedNumbers = tested.map(numberOf);

  test('has a test, or a reason for none, for every sentence', () => {
    const missing = sentences.filter(({ number }) => !testedNumbers.includes(number) && !(number in WITHOUT_A_TEST));
    expect(missing.map(({ number, text }) => `${number} ${text}`)).toEqual([]);
  });

  test('says each sentence in its own words, and once', () => {
    const wrong = tested.filter(
      (title) => !sentences.some(({ number, text }) => isTitleOf(title, `${number} ${text}`)),
    );
    expect(wrong).toEqual([]);
    expect(testedNumbers.filter((number, index) => testedNumbers.indexOf(number) !== index)).toEqual([]);
  });

  test('gives no reason where there is a test, and names only tests that exist', () => {
    expect(Object.keys(WITHOUT_A_TEST).filter((number) => testedNumbers.includes(number))).toEqual([]);
    const named = Object.values(WITHOUT_A_TEST).filter((reason) => /^\d+\.\d+$/.test(reason));
    expect(named.filter((number) => !testedNumbers.includes(number))).toEqual([]);
  });
});
