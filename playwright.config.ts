import { defineConfig } from '@playwright/test';

const PORT = process.env['PORT'] ?? '4630';
const BANK_PORT = process.env['BANK_PORT'] ?? String(Number(PORT) + 1);
/** The port between is that of the dev server (dev-server.spec.ts). */
const ANALYTICS_PORT = process.env['ANALYTICS_PORT'] ?? String(Number(PORT) + 3);
/** Set to test a site that runs already, for example `E2E_BASE_URL=http://localhost:4321 npm run e2e`. */
const running = process.env['E2E_BASE_URL'];
/** `E2E_ALL=1 npm run e2e` runs what a usual run leaves out, and on both sizes what it opens on one (e2e/support/sizes.ts). */
const isWhole = Boolean(process.env['E2E_ALL']);
/** `E2E_HOSTS=1` opens every flow on its own host (e2e/support/on-hosts.ts), except in tests about one host. */
const byHost = Boolean(process.env['E2E_HOSTS']);
/** Tags of the tests that a project leaves out; `other` is the size that it has not. */
const leftOut = (other?: 'phone' | 'desktop'): RegExp[] => [
  ...(isWhole ? [] : [/@all\b/]),
  ...(byHost ? [/@one-host\b/] : []),
  ...(other ? [new RegExp(isWhole ? `@${other}\\b` : `@(once-)?${other}\\b`)] : []),
];
const address = running ?? `http://localhost:${PORT}`;
const executablePath = process.env['CHROMIUM_PATH'];

/** `E2E_TARGET=nginx` serves the site with nginx instead of the preview server. */
const SERVER = process.env['E2E_TARGET'] === 'nginx' ? 'serve-nginx.ts' : 'serve.ts';

/** These request servers without a browser. */
const SERVER_SPECS = ['routes.spec.ts', 'dev-server.spec.ts', 'site-files.spec.ts'];
/** These judge the calls of all other tests and what they left in the sandbox, so they run last. */
const LAST_SPECS = ['calls.spec.ts', 'ledger.spec.ts'];
/** `npm test` sets it: the judges also run after a failure. Playwright would run a teardown after any single test, too. */
const judgesAlways = Boolean(process.env['E2E_JUDGES']);
const judged = judgesAlways ? { teardown: 'calls' } : {};
/** These have configurations of their own (in their folders); a sample of the first two folders runs with the rest. */
const WHOLE_SPECS = [
  'every-cell.spec.ts',
  'storage-faults.spec.ts',
  'every-state.spec.ts',
  'keyboard-journeys.spec.ts',
  'reflow.spec.ts',
  'snapshots.spec.ts',
  'back-ends/journeys.spec.ts',
];
const OTHERS = [...SERVER_SPECS, ...LAST_SPECS, ...WHOLE_SPECS];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Long enough for a busy machine; a test that passes never waits for it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // `--trace on` adds what the browser did to the report of failures.
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: address,
    actionTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    // Only bachelor.spec.ts watches transitions; elsewhere they would only take time.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      // Back must restore pages as it does for people; Playwright switches that off by itself.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  projects: [
    { name: 'server', testMatch: SERVER_SPECS, grepInvert: leftOut() },
    {
      name: 'phone',
      ...judged,
      testIgnore: OTHERS,
      grepInvert: leftOut('desktop'),
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      ...judged,
      testIgnore: OTHERS,
      grepInvert: leftOut('phone'),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'calls',
      testMatch: LAST_SPECS,
      grepInvert: leftOut(),
      ...(judgesAlways ? {} : { dependencies: ['phone', 'desktop'] }),
    },
  ],
  ...(running
    ? {}
    : {
        webServer: {
          command: `node --import tsx src/tools/serve/${SERVER}`,
          url: `${address}/`,
          env: { PORT, BANK_PORT, ANALYTICS_PORT },
          reuseExistingServer: false,
          stdout: 'ignore',
          stderr: 'pipe',
          timeout: 60_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
        },
      }),
});
