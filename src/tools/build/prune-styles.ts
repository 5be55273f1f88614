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
const FUNCTION = /:[\w-]+\([^()]*\)/g;
const VALUE_OF_ATTRIBUTE = /\[([\w-]+)=([\w-]+)\]/g;
const GROUP = /^@(?:media|supports)\b/;

interface Used {
  /** Of a page and of every script that it may ever load. */
  readonly words: ReadonlySet<string>;
  /** Whether the markup gives an attribute other values only, and no script may give it this one. */
  readonly isOtherValue: (attribute: string, value: string) => boolean;
}

const DATA = 'data-';
const camelCase = (name: string): string => name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
/** A property that is set, of whatever object, to which text; then the same without a known name. */
const SET_PROPERTY = /\.(\w+)\s*[^\s\w=.,;:()<>!]{0,3}=(?!=)\s*(?:"([^"]*)"(?=\s*(?:[;,)}\]]|$)))?/g;
const SET_ANY_DATA = /\bassign\([^,()]*\bdataset\b|\bdataset\[/;

/** Scripts are found by their names in one another. */
function usedIn(html: string, scripts: ReadonlyMap<string, string>): Used {
  const words = new Set<string>();
  const seen = new Set<string>();
  const written = new Map<string, Set<string | undefined>>();
  let setsAny = false;
  const read = (text: string): void => {
    setsAny ||= SET_ANY_DATA.test(text);
    for (const [, name = '', value] of text.matchAll(SET_PROPERTY))
      written.set(name, (written.get(name) ?? new Set()).add(value));
    for (const word of text.split(BETWEEN_WORDS)) words.add(word);
    for (const [name] of text.matchAll(SCRIPT_NAME)) {
      const code = scripts.get(name);
      if (code === undefined || seen.has(name)) continue;
      seen.add(name);
      read(code);
    }
  };
  const markup = html.replace(STYLE, '');
  for (const [name] of markup.matchAll(SCRIPT_NAME)) read(name);
  const scriptWords = new Set(words);
  read(markup);
  const mayWriteData = (name: string, value: string): boolean => {
    if (setsAny && scriptWords.has(value)) return true;
    const values = written.get(camelCase(name));
    return values !== undefined && (values.has(undefined) || values.has(value));
  };
  return {
    words,
    isOtherValue: (attribute, value) =>
      markup.includes(` ${attribute}="`) &&
      !markup.includes(` ${attribute}="${value}"`) &&
      !scriptWords.has(attribute) &&
      !(attribute.startsWith(DATA) ? mayWriteData(attribute.slice(DATA.length), value) : scriptWords.has(value)),
  };
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

/** What it says outside of `:not(…)` and the like, where the opposite may hold. */
function withoutFunctions(selector: string): string {
  const outside = selector.replace(FUNCTION, '');
  return outside === selector ? selector : withoutFunctions(outside);
}

function prunedRule({ head, body }: Rule, used: Used): string {
  if (GROUP.test(head)) {
    const inner = prunedCss(body, used);
    return inner && `${head}{${inner}}`;
  }
  const isKnown = (name: string): boolean => BETWEEN_WORDS.test(name) || used.words.has(name);
  const mayMatch = (selector: string): boolean => {
    const values = [...withoutFunctions(selector).matchAll(VALUE_OF_ATTRIBUTE)];
    const isOther = values.some(([, attribute = '', value = '']) => used.isOtherValue(attribute, value));
    return !isOther && classesOf(selector).every(isKnown);
  };
  const selectors = head.split(SELECTOR_END).filter(mayMatch);
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
}

/** Without the rules that nothing on the page can match. */
const prunedCss = (css: string, used: Used): string =>
  rulesOf(css)
    .map((rule) => prunedRule(rule, used))
    .join('');

const withoutUnusedKeyframes = (css: string): string =>
  rulesOf(css)
    .filter(({ head }) => !head.startsWith('@keyframes ') || css.split(head.slice('@keyframes '.length)).length > 2)
    .map(({ head, body }) => `${head}{${body}}`)
    .join('');

/** In one element, whose hash takes the place of the first one's in the policy. */
export function withPrunedStyles(html: string, scripts: ReadonlyMap<string, string>): string {
  const [first = '', ...others] = [...html.matchAll(STYLE)].map(([, css = '']) => css);
  const pruned = withoutUnusedKeyframes(prunedCss(first + others.join(''), usedIn(html, scripts)));
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
