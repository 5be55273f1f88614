// The use cases need neither React nor a browser: they are given what they use of it (src/application/ports.ts).
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { CODE, filesIn, importsOf, layerOf, packagesOf, read } from './sources.ts';

const ABOVE_OR_BESIDE = ['browser', 'ui', 'features', 'islands', 'layouts', 'pages'];
const REACT =
  /^(?:react|react-dom|react-hook-form|@nanostores\/react|@hookform\/.*|downshift|input-otp|react-call)(?:\/|$)/;
const BROWSER_GLOBALS = [
  ...['window', 'document', 'navigator', 'navigation', 'screen', 'self'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'history', 'location'],
  ...['alert', 'confirm', 'prompt', 'addEventListener', 'removeEventListener', 'requestAnimationFrame', 'matchMedia'],
];

const files = filesIn('src/application', CODE);
const linter = new Linter();

/** What a text uses of the browser by its global name; by scope, so that a property or a parameter of that name is none. */
const browserGlobalsIn = (text: string, file = 'example.ts'): string[] =>
  linter
    .verify(
      text,
      [
        {
          files: ['**/*.{ts,tsx}'],
          languageOptions: { parser: tseslint.parser },
          linterOptions: { noInlineConfig: true },
          rules: {
            'no-restricted-globals': ['error', ...BROWSER_GLOBALS],
            'no-restricted-properties': [
              'error',
              ...BROWSER_GLOBALS.map((property) => ({ object: 'globalThis', property })),
            ],
          },
        },
      ],
      file,
    )
    // A directive that is left without effect has no rule.
    .filter(({ ruleId, fatal }) => ruleId !== null || fatal === true)
    .map(({ line, message }) => `${file}:${line} ${message}`);

describe('use cases', () => {
  test('there are some', () => {
    expect(files.length).toBeGreaterThan(10);
  });

  test('import no React', () => {
    expect(files.filter((file) => file.endsWith('.tsx'))).toEqual([]);
    expect(files.flatMap(packagesOf).filter(([, name]) => REACT.test(name))).toEqual([]);
  });

  test('import nothing of the browser, of components or of features, types included', () => {
    const wrong = files.flatMap(importsOf).filter(([, imported]) => ABOVE_OR_BESIDE.includes(layerOf(imported) ?? ''));
    expect(wrong.map(([file, imported]) => `${file} → ${imported}`)).toEqual([]);
  });

  test('touch no window, document, storage, history or location', () => {
    expect(files.flatMap((file) => browserGlobalsIn(read(file), file))).toEqual([]);
  });
});

describe('what counts as touching the browser', () => {
  test.each([
    ['window', 'window.scrollTo(0, 0);'],
    ['document', 'const hidden = document.hidden;'],
    ['location', 'const leave = () => { location.assign("/"); };'],
    ['localStorage', 'const keep = (value: string) => localStorage.setItem("a", value);'],
    ['sessionStorage', 'globalThis.sessionStorage.clear();'],
    ['history', 'history.replaceState(null, "");'],
    ['navigator', 'const online = navigator.onLine; // eslint-disable-line'],
  ])('%s in: %s', (name, text) => {
    expect(browserGlobalsIn(text)).toEqual([expect.stringContaining(name)]);
  });

  test.each([
    '// window.location',
    'const at = ports.location.path();',
    'function keep(document: { id: string }) { return document.id; }',
    'interface Ports { readonly history: string }',
    'const kinds = { location: 1 };',
  ])('not %s', (text) => {
    expect(browserGlobalsIn(text)).toEqual([]);
  });
});
