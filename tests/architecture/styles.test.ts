import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'src/styles';

/** The selectors of a file, without what is in their brackets. */
function selectorsOf(css: string): string[] {
  let text = css.replace(/\/\*[^]*?\*\//g, '');
  for (let before = ''; before !== text; text = text.replace(/\([^()]*\)/g, '')) before = text;
  return [...text.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => list.split(',').map((one) => one.trim()));
}

// Otherwise every change of a page restyles all of it.
test('what a rule with `:has()` changes elsewhere has a name', () => {
  const selectors = readdirSync(FOLDER).flatMap((name) => selectorsOf(readFileSync(`${FOLDER}/${name}`, 'utf8')));
  const elsewhere = selectors.map((one) => /:has\S*(?<after>\s.*)$/.exec(one)?.groups?.['after'] ?? '').filter(Boolean);
  expect(elsewhere.length).toBeGreaterThan(0);
  expect(elsewhere.filter((after) => !/[>+~ ][\w.#[][^>+~ ]*$/.test(after))).toEqual([]);
});
