import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { restrictedApisFor } from './src/tools/check/restricted-apis.mjs';

const CODE = ['**/*.{ts,tsx}'];
/** Programs, tests and configuration run in Node and may use its globals. */
const NODE = ['*.{ts,mjs}', 'src/{tools,sandbox}/**', 'tests/**', 'e2e/**'];

const typed = defineConfig({
  files: CODE,
  extends: [js.configs.recommended, tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true },
    ],
    '@typescript-eslint/consistent-type-imports': [
      'error',
      // `typeof import('…')` names what a lazy import will bring.
      { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
    ],
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    '@typescript-eslint/no-confusing-void-expression': [
      'error',
      { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
    ],
    // An empty text counts as none, in the environment and in forms.
    '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
    // Texts are counted in code points on purpose (docs/spec-decisions.md, section 4).
    '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
    '@typescript-eslint/consistent-type-definitions': 'off',
    // JSX handlers are the one place where a promise is handed to something that ignores it.
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    // Strictest index access makes `process.env['NAME']` the only legal form.
    '@typescript-eslint/dot-notation': 'off',
    eqeqeq: 'error',
    'no-console': 'error',
    'prefer-const': 'error',
  },
});

const react = defineConfig({
  files: ['src/**/*.{ts,tsx}'],
  plugins: { 'react-hooks': reactHooks },
  rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
});

/** The Astro preset registers jsx-a11y for `.astro`; components get the same rules here. */
const accessible = defineConfig({
  files: ['src/**/*.tsx'],
  plugins: { 'jsx-a11y': jsxA11y },
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  rules: jsxA11y.flatConfigs.strict.rules,
});

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/', '.data/', 'test-results/', 'playwright-report/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  typed,
  { files: ['**/*.mjs'], extends: [js.configs.recommended], languageOptions: { globals: globals.node } },
  react,
  accessible,
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  restrictedApisFor('src/**/*.{ts,tsx,astro}', ['src/sandbox/**', 'src/tools/**']),
  { files: NODE, rules: { 'no-console': 'off' } },
  // Playwright reads from the pattern which fixtures a fixture needs; `{}` says none.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
);
