import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { hashOf } from './prune-csp-hashes.ts';

const STYLE = /<style>([^]+?)<\/style>/g;
const SCRIPT_NAME = /[\w.-]+\.js\b/g;
/** What separates words in markup, and texts in a script. */
const BETWEEN_WORDS = /[\s"'`<>=\\]+/;
const SELECTOR_END = /(?<!\\),(?![^(]*\))/;
/** A class inside one of these may be absent although the rule applies. */
const FUNCTION_OR_ATTRIBUTE = /:[\w-]+\([^()]*\)|(?<!\\)\[[^\]]*\]/g;
const CLASS = /\.((?:\\\W|[\w-])+)/g;
const GROUP = /^@(?:media|supports)\b/;

/** The words of a page and of every script that it may ever load, by the scripts' names in one another. */
function wordsOf(html: string, scripts: ReadonlyMap<string, string>): Set<string> {
  const words = new Set<string>();
  const seen = new Set<string>();
  const read = (text: string): void => {
    for (const word of text.split(BETWEEN_WORDS)) words.add(word);
    for (const [name] of text.matchAll(SCRIPT_NAME)) {
      const code = scripts.get(name);
      if (code === undefined || seen.has(name)) continue;
      seen.add(name);
      read(code);
    }
  };
  read(html.replace(STYLE, ''));
  return words;
}

interface Rule {
  readonly head: string;
  readonly body: string;
}

/** The outer rules of minified styles. @throws {Error} when a brace is missing */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let [start, opened, depth] = [0, 0, 0];
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) opened = index;
    if (brace === '{' || --depth > 0) continue;
    rules.push({ head: css.slice(start, opened), body: css.slice(opened + 1, index) });
    start = index + 1;
  }
  if (depth !== 0 || css.slice(start).trim() !== '')
    throw new Error(`Styles end in the middle of a rule: ${css.slice(-80)}`);
  return rules;
}

const classesOf = (selector: string): string[] =>
  [...selector.replace(FUNCTION_OR_ATTRIBUTE, '').matchAll(CLASS)].map(([, name = '']) =>
    name.replace(/\\(\W)/g, '$1'),
  );

function prunedRule({ head, body }: Rule, words: ReadonlySet<string>): string {
  if (GROUP.test(head)) {
    const inner = prunedCss(body, words);
    return inner && `${head}{${inner}}`;
  }
  const isKnown = (name: string): boolean => BETWEEN_WORDS.test(name) || words.has(name);
  const selectors = head.split(SELECTOR_END).filter((one) => classesOf(one).every(isKnown));
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
}

/** Without the rules for classes that are none of the words. */
const prunedCss = (css: string, words: ReadonlySet<string>): string =>
  rulesOf(css)
    .map((rule) => prunedRule(rule, words))
    .join('');

const withoutUnusedKeyframes = (css: string): string =>
  rulesOf(css)
    .filter(({ head }) => !head.startsWith('@keyframes ') || css.split(head.slice('@keyframes '.length)).length > 2)
    .map(({ head, body }) => `${head}{${body}}`)
    .join('');

/** In one element, whose hash takes the place of the first one's in the policy. */
export function withPrunedStyles(html: string, scripts: ReadonlyMap<string, string>): string {
  const [first = '', ...others] = [...html.matchAll(STYLE)].map(([, css = '']) => css);
  const pruned = withoutUnusedKeyframes(prunedCss(first + others.join(''), wordsOf(html, scripts)));
  const styles = [`<style>${pruned}</style>`];
  return html.replace(hashOf(first), hashOf(pruned)).replace(STYLE, () => styles.shift() ?? '');
}

/** One style sheet serves all pages, and stands in each: a page keeps the part that its own markup and scripts can use. */
export const pruneStyles = (): AstroIntegration => ({
  name: 'prune-styles',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const names = await readdir(dir, { recursive: true });
      const read = async (name: string) => [name, await readFile(new URL(name, dir), 'utf8')] as const;
      const scriptNames = names.filter((name) => name.endsWith('.js'));
      const scripts = new Map(
        (await Promise.all(scriptNames.map(read))).map(([name, code]) => [name.replace(/^.*[\\/]/, ''), code]),
      );
      for (const name of names.filter((one) => one.endsWith('.html'))) {
        const [, html] = await read(name);
        await writeFile(new URL(name, dir), withPrunedStyles(html, scripts));
      }
    },
  },
});
