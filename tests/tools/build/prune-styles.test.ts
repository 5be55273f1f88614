import { describe, expect, test } from 'vitest';
import { hashOf } from '../../../src/tools/build/prune-csp-hashes.ts';
import { withPrunedStyles } from '../../../src/tools/build/prune-styles.ts';

const SCRIPTS = new Map([
  ['island.js', 'import"./core.js";const load=()=>import("./late.js");export const a="from-island px-4"'],
  [
    'core.js',
    'import"./island.js";export const b=`from-core ${name}`,c={"data-set":name};body.dataset.flow="three";one.dataset.nextStep??=name;say("two")',
  ],
  ['late.js', 'className:"from-late"'],
  ['other.js', 'className:"from-other"'],
]);
const pageWith = (css: string): string =>
  `<meta content="style-src '${hashOf(css)}'"><style>${css}</style><p class="own w-1/2" data-flow="one" data-set="one" data-next-step="1" dir="ltr"><astro-island component-url="/_astro/island.js">`;
const styleOf = (html: string): string => /<style>([^]*)<\/style>/.exec(html)?.[1] ?? '';
const keptOf = (css: string): string => styleOf(withPrunedStyles(pageWith(css), SCRIPTS));

describe('a page keeps', () => {
  test.each([
    ['a rule for its own markup', '.own{color:red}'],
    ['a rule for a script that it loads, at once or later', '.from-island,.from-core,.from-late{color:red}'],
    ['what is said of elements, attributes and states', 'a:hover,[data-theme=dark],:root{color:red}'],
    ['a value of an attribute that it has', '[data-flow=one]{color:red}'],
    ['a value that a script may set', '[data-set=two]{color:red}'],
    ['a value that a script writes', '[data-flow=three] .own{color:red}'],
    ['any value where a script writes one that is not known', '[data-next-step=two] .own{color:red}'],
    ['a value that a script knows, of an attribute that is no data', '[dir=two]{color:red}'],
    ['the opposite of a value that it has not', '.own:not([data-flow=two]),.own:not(:is([data-flow=two])){color:red}'],
    ['a class with signs in its name', String.raw`.w-1\/2{width:50%}`],
    ['a class whose name a text would cut', String.raw`.after\:content-\[\'\'\]:after{content:""}`],
    ['a rule where a class is only one of several or excluded', '.own:not(.gone),.own:is(.gone,p){color:red}'],
    ['fonts', '@font-face{src:url(/a.woff2)}'],
    ['key frames', '@keyframes turn{0%{opacity:0}to{opacity:1}}.own{animation:turn 1s}'],
    ['groups of rules', '@media print{.own{display:none}}'],
  ])('%s', (_name, css) => expect(keptOf(css)).toBe(css));
});

describe('a page leaves out', () => {
  test.each([
    ['a rule for a script that it never loads', '.own{color:red}.from-other{color:blue}', '.own{color:red}'],
    ['one selector of several', '.from-other:hover,.own{color:red}', '.own{color:red}'],
    ['a value that an attribute never has', '[data-flow=two],.own{color:red}', '.own{color:red}'],
    ['a value that no script knows', '[dir=rtl],.own{color:red}', '.own{color:red}'],
    ['what is inside such an element', '[data-flow=two] .own:hover,.own{color:red}', '.own{color:red}'],
    ['a rule that needs two classes, of which one is missing', '.own .gone{color:red}', ''],
    ['a group that holds nothing more', '@media print{.gone{color:red}}a{color:red}', 'a{color:red}'],
    ['a class with signs in its name', String.raw`.w-1\/3{width:33%}`, ''],
    [
      'key frames that nothing plays',
      '@keyframes turn{to{opacity:0}}.gone{animation:turn 1s}a{color:red}',
      'a{color:red}',
    ],
  ])('%s', (_name, css, kept) => expect(keptOf(css)).toBe(kept));
});

test.each([
  ['body.dataset.flow="two"===name?"on":"off"', 'off'],
  ['body.dataset.flow="on-"+name', 'on-two'],
  ['Object.assign(body.dataset,{flow:"on"})', 'on'],
  ['body.dataset[name]="on"', 'on'],
])('a page keeps what a script may compute: %s', (code, value) => {
  const css = `[data-flow=${value}]{color:red}`;
  const html = withPrunedStyles(pageWith(css), new Map([['island.js', code]]));
  expect(styleOf(html)).toBe(css);
});

test('the policy allows the styles that are left', () => {
  const html = withPrunedStyles(pageWith('.own{color:red}.gone{color:blue}'), SCRIPTS);
  expect(html).toContain(`style-src '${hashOf('.own{color:red}')}'`);
});

test('all styles stand in the first element, in their order', () => {
  const html = withPrunedStyles(`${pageWith('.own{color:red}')}<style>.own{color:blue}</style>`, SCRIPTS);
  expect(html).toBe(pageWith('.own{color:red}.own{color:blue}'));
});

test('a page without styles stays as it is', () => {
  expect(withPrunedStyles('<p>text</p>', SCRIPTS)).toBe('<p>text</p>');
});

test('styles that end too early stop the build', () => {
  expect(() => withPrunedStyles('<style>.own{color:red</style>', SCRIPTS)).toThrow('.own{color:red');
});
