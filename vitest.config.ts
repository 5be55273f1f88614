import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

/**
 * `built` looks at a build (`dist`, or SITE_FOLDER), so it runs after one; `served` puts a real nginx before it. The others need only
 * the sources.
 */
export default defineConfig({
  // Astro's own module exists in a build only.
  resolve: { alias: { 'astro:env/client': new URL('tests/environment.ts', import.meta.url).pathname } },
  test: {
    // A test that needs a DOM says so in its first line: `// @vitest-environment happy-dom`.
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    testTimeout: 20_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/{house,built,served}/**'] },
      { name: 'house', include: ['tests/house/**/*.test.ts'] },
      { name: 'built', include: ['tests/built/**/*.test.ts'] },
      { name: 'served', include: ['tests/served/**/*.test.ts'] },
    ].map((test) => ({
      extends: true,
      esbuild: { jsx: 'automatic' as const },
      plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
      test,
    })),
  },
});
