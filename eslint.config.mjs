// What needs ESLint: Astro's pages, programs in JavaScript, which module may touch which API of the browser, and where a
// component may have text.
// The rules for TypeScript and React stand in .oxlintrc.json.
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { restrictedApisFor } from './src/tools/check/restricted-apis.mjs';
import { textIsOnlyChild } from './src/tools/check/text-is-only-child.mjs';

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/', '.data/', 'test-results/', 'playwright-report/', 'tests/', 'e2e/']),
  { files: ['src/**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    files: ['src/**/*.tsx'],
    plugins: { site: { rules: { 'text-is-only-child': textIsOnlyChild } } },
    rules: { 'site/text-is-only-child': 'error' },
  },
  { files: ['**/*.mjs'], extends: [js.configs.recommended], languageOptions: { globals: globals.node } },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  restrictedApisFor('src/**/*.{ts,tsx,astro}', ['src/sandbox/**', 'src/tools/**']),
);
