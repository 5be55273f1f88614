// @ts-check
import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import icons from 'unplugin-icons/vite';
import { loadEnv } from 'vite';
import { chunkNameOf } from './src/tools/build/manual-chunks.ts';
import { devProxy, devRewrites, devReload } from './src/tools/build/dev-server.ts';
import { envSchema } from './src/config/env-schema.ts';
import { deployFiles } from './src/tools/deploy/deploy-files.ts';
import { screenPreloads } from './src/tools/build/screen-preloads.ts';
import { pruneCspHashes } from './src/tools/build/prune-csp-hashes.ts';
import { DEFAULT_LOCALE, LOCALES } from './src/config/locales.ts';
import { notFoundFiles } from './src/tools/build/not-found-files.ts';
import { checkEnvironment } from './src/tools/build/environment-problems.ts';
import { checkMissingMessages } from './src/tools/build/check-missing-messages.ts';
import { environmentModule } from './src/tools/build/environment-module.ts';
import { hydrationDirective } from './src/tools/build/hydration-directive.ts';
import { minified, minifiedPreloads, TERSER_OPTIONS } from './src/tools/build/minified.ts';

// Astro checks the environment itself but does not hand it to this file.
const env = { ...loadEnv(process.env['NODE_ENV'] ?? 'development', process.cwd(), ''), ...process.env };

const site = env['PUBLIC_SITE_URL'] ?? '';

/** Groups of `chunkNameOf`. */
const ON_EVERY_PAGE = /\/(?:core|page|site)\.[^/]+$/;
const ON_EVERY_STEP = /\/(?:core|page|site|flow|fields|form|step)\.[^/]+$/;

export default defineConfig({
  output: 'static',
  // A build of its own has a folder of its own: two that write one file at once break each other.
  cacheDir: process.env['BUILD_CACHE'] || './node_modules/.astro',
  trailingSlash: 'ignore',
  // One that is no address is named by `checkEnvironment`.
  ...(URL.canParse(site) ? { site } : {}),
  // One page at a time: i18next's language is global. Inline styles: one round trip less before the first paint.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 1 },
  i18n: { defaultLocale: DEFAULT_LOCALE, locales: [...LOCALES], routing: { prefixDefaultLocale: false } },
  env: { schema: envSchema },
  integrations: [
    checkEnvironment(env),
    react(),
    tailwind({ applyBaseStyles: false }),
    i18next(),
    checkMissingMessages(),
    hydrationDirective(),
    devRewrites(),
    devReload(),
    notFoundFiles(),
    screenPreloads(),
    pruneCspHashes(),
    // Last: it packs, and writes down the policies of, what the others have left.
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
    // Terser leaves 1 % fewer bytes than esbuild, which every phone saves and no first load has to spare.
    build: {
      minify: 'terser',
      terserOptions: TERSER_OPTIONS,
      // What a page has loaded already needs no preload, and its names no bytes.
      modulePreload: {
        resolveDependencies: (file, names, { hostId }) =>
          names.filter(
            (name) =>
              // It is being loaded as it is named here.
              name !== file && !(/\/(?:flow|step)\./.test(hostId) ? ON_EVERY_STEP : ON_EVERY_PAGE).test(name),
          ),
      },
      rollupOptions: { output: { manualChunks: chunkNameOf } },
    },
    // What the error reporter leaves out of its bundle.
    define: { __SENTRY_DEBUG__: 'false', __SENTRY_TRACING__: 'false' },
    // Scripts that are bundled by themselves; those of the server's code Astro does not minify.
    worker: { format: 'es', plugins: () => [environmentModule(env), minified()] },
    plugins: [icons({ compiler: 'jsx', jsx: 'react' }), minifiedPreloads()],
    server: { proxy: devProxy(env['API_URL'], env['SANDBOX_PORT']) },
  },
  devToolbar: { enabled: false },
});
