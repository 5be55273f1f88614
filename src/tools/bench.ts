// `npm run bench`: the first bachelor page beside its hand-written twin, on the same server and the same slow line.
import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { measure, type Measurement } from './bench/measure.ts';
import { table } from './bench/table.ts';
import { listen, type Answer } from './preview/listen.ts';
import { openPreview } from './preview/preview.ts';
import { staticSite } from './preview/static-site.ts';
import { findBrowser } from './setup/browser.mjs';
import { build, buildIsFresh, DIST } from './setup/build.mjs';
import { localEnvironment } from './setup/environment.mjs';
import { program, say } from './setup/ready.mjs';
import { programOf, ROOT } from './setup/run.mjs';

const PORT = 4635;
const BANK_PORT = 4636;
const ROUNDS = Number(process.argv[2] ?? '5');
const FIELD = 'email';
const PAGES = { 'the page': '/regisbachelor', 'its twin': '/twin/' } as const;

/** The twin takes its fonts from the same package as the site. */
const FONTS = programOf('@fontsource/noto-sans-thai-looped/files');
const twin = staticSite(join(ROOT, 'e2e/bench'));
const fonts = staticSite(FONTS);

const withTwin =
  (site: Answer): Answer =>
  (request, connection) => {
    const { pathname } = new URL(request.url);
    const inner = (prefix: string) => new Request(new URL(pathname.slice(prefix.length), request.url), request);
    if (pathname.startsWith('/twin/fonts/')) return fonts.fetch(inner('/twin/fonts'));
    return pathname.startsWith('/twin/') ? twin.fetch(inner('/twin')) : site(request, connection);
  };

await program(async () => {
  const environment = localEnvironment();
  if (!buildIsFresh(environment)) {
    say('Building the site …');
    await build(environment);
  }
  const preview = await openPreview({ root: join(ROOT, DIST), bankPort: BANK_PORT, databaseUrl: ':memory:' });
  const server = await listen(withTwin(preview.answer), PORT);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const rounds: Record<keyof typeof PAGES, Measurement[]> = { 'the page': [], 'its twin': [] };
  try {
    // One unmeasured visit each: the server compresses at the first request.
    for (const path of Object.values(PAGES)) await measure(browser, `http://localhost:${PORT}${path}`, FIELD);
    for (let round = 1; round <= ROUNDS; round += 1) {
      say(`Round ${round} of ${ROUNDS} …`);
      for (const name of ['the page', 'its twin'] as const)
        rounds[name].push(await measure(browser, `http://localhost:${PORT}${PAGES[name]}`, FIELD));
    }
  } finally {
    await browser.close();
    await server.close();
    await preview.close();
  }
  say(`\n150 ms, 1.6 Mbps, CPU × 4, 360 × 780, fresh profile, ${ROUNDS} rounds interleaved\n`);
  say(table(rounds));
});
