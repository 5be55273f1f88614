// @ts-check
import tailwind from '@astrojs/tailwind';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import icons from 'unplugin-icons/vite';
import { loadEnv } from 'vite';
import { chunkNameOf } from './src/tools/build/manual-chunks.ts';
import { errorReports } from './src/tools/build/error-reports.ts';
import { devProxy, devRewrites, devReload } from './src/tools/build/dev-server.ts';
import { envSchema } from './src/config/env-schema.ts';
import { deployFiles } from './src/tools/deploy/deploy-files.ts';
import { sourceMaps } from './src/tools/build/source-maps.ts';
import { screenPreloads } from './src/tools/build/screen-preloads.ts';
import { sharedStyles } from './src/tools/build/shared-styles.ts';
import { editPages } from './src/tools/edit/edit-pages.ts';
import { pageContents } from './src/tools/build/page-contents.ts';
import { prunePages } from './src/tools/build/prune-pages.ts';
import { DEFAULT_LOCALE, LOCALES } from './src/config/locales.ts';
import { notFoundFiles } from './src/tools/build/not-found-files.ts';
import { checkBackEnd } from './src/tools/build/check-back-end.ts';
import { checkBuild } from './src/tools/build/environment-problems.ts';
import { checkMissingMessages } from './src/tools/build/check-missing-messages.ts';
import { environmentModule } from './src/tools/build/environment-module.ts';
import { reactIslands } from './src/tools/build/react-islands.ts';
import { hydrationDirective } from './src/tools/build/hydration-directive.ts';
import { minified } from './src/tools/build/minified.ts';
import { labelTableCells } from './src/layouts/label-table-cells.ts';
import { universityName } from './src/layouts/university-name.ts';

// Astro checks the environment but does not pass it to this file.
const env = { ...loadEnv(process.env['NODE_ENV'] ?? 'development', process.cwd(), ''), ...process.env };

const site = env['PUBLIC_SITE_URL'] ?? '';

/** Names that `chunkNameOf` gives to the files that a page has loaded before it loads others. */
const ON_EVERY_PAGE = /\/(?:core|page|site)\.[^/]+$/;
const ON_EVERY_STEP = /\/(?:core|page|site|flow|fields|form|step)\.[^/]+$/;

export default defineConfig({
  output: 'static',
  // Each build has a cache of its own, because two builds that write the same file at once break each other.
  cacheDir: process.env['BUILD_CACHE'] || './node_modules/.astro',
  trailingSlash: 'ignore',
  // `checkBuild` reports a site URL that is no address.
  ...(URL.canParse(site) ? { site } : {}),
  // Pages are built one at a time because i18next's language is global. Inline styles save a round trip before the first paint.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 1 },
  i18n: { defaultLocale: DEFAULT_LOCALE, locales: [...LOCALES], routing: { prefixDefaultLocale: false } },
  env: { schema: envSchema },
  markdown: { remarkPlugins: [universityName], rehypePlugins: [labelTableCells] },
  integrations: [
    checkBuild(env),
    checkBackEnd(),
    reactIslands(),
    tailwind({ applyBaseStyles: false }),
    i18next(),
    checkMissingMessages(),
    hydrationDirective(),
    devRewrites(),
    devReload(),
    notFoundFiles(),
    ...errorReports(env),
    sourceMaps(),
    screenPreloads(),
    sharedStyles(),
    prunePages(),
    ...editPages(env),
    pageContents(),
    // This comes last: it compresses the finished pages and writes their policies into the servers' configurations.
    deployFiles(env),
  ],
  experimental: {
    csp: {
      algorithm: 'SHA-256',
      // input-otp appends an empty <style> in the browser and fills it by script.
      styleDirective: { hashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='] },
      // All other directives are set per page, from src/config/csp.ts.
    },
  },
  vite: {
    // For programs and unit tests, package.json resolves this module to `src/config/sample-environment.ts`.
    resolve: { alias: { '#environment': 'astro:env/client' } },
    // Terser's scripts are 3 % smaller than esbuild's (docs/decisions/0015-loading.md).
    build: {
      minify: 'terser',
      // What a page has loaded already needs no preload.
      modulePreload: {
        resolveDependencies: (file, names, { hostId }) =>
          names.filter(
            (name) =>
              // The file itself is being loaded at this moment.
              name !== file && !(/\/(?:flow|step)\./.test(hostId) ? ON_EVERY_STEP : ON_EVERY_PAGE).test(name),
          ),
      },
      rollupOptions: { output: { manualChunks: chunkNameOf } },
    },
    // The error reporter leaves its debug messages and its tracing out of the bundle.
    define: {
      __SENTRY_DEBUG__: 'false',
      __SENTRY_TRACING__: 'false',
    },
    // These plugins are for the scripts that Vite bundles by themselves (`?worker&url`).
    worker: { format: 'es', plugins: () => [environmentModule(env), minified()] },
    plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
    server: { proxy: devProxy(env['API_URL'], env['SANDBOX_PORT']) },
  },
  devToolbar: { enabled: false },
});
