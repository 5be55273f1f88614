// `npm run bench`: compares the first bachelor page with a hand-written page that shows the same, on the same server and
// the same slow line.
import { chromium } from '@playwright/test';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { measure, type Measurement } from './measure.ts';
import { table } from './table.ts';
import { precompress } from '../deploy/precompress.ts';
import { listen, type Respond } from '../serve/listen.ts';
import { openPreview } from '../serve/preview.ts';
import { staticSite } from '../serve/static-site.ts';
import { buildIfStale } from '../setup/build-if-stale.mjs';
import { log, runMain } from '../setup/cli.mjs';
import { ensureBrowser } from '../setup/ensure-programs.mjs';
import { localEnvironment } from '../setup/environment.mjs';
import { DIST, packageFile, ROOT } from '../setup/paths.mjs';

const PORT = 4635;
const BANK_PORT = 4636;
const ROUNDS = Number(process.argv[2] ?? '5');
const FIELD = 'email';
/** The fonts of the page, which the hand-written page loads from a folder of its own. */
const FONTS = [
  ...['thai-400', 'thai-600', 'latin-400', 'latin-600'].map((name) =>
    packageFile(`@fontsource/noto-sans-thai-looped/files/noto-sans-thai-looped-${name}-normal.woff2`),
  ),
  packageFile('@fontsource/anuphan/files/anuphan-thai-700-normal.woff2'),
  join(ROOT, 'src/brand/fonts/anuphan-latin-700.woff2'),
];
const PAGES = { 'the page': '/regisbachelor', 'hand-written': '/hand-written/' } as const;

function withHandWrittenPage(site: Respond, folder: string): Respond {
  const page = staticSite(folder);
  return (request, connection) => {
    const { pathname } = new URL(request.url);
    const below = (prefix: string) => new Request(new URL(pathname.slice(prefix.length), request.url), request);
    return pathname.startsWith('/hand-written/') ? page.fetch(below('/hand-written')) : site(request, connection);
  };
}

await runMain(async () => {
  await buildIfStale(localEnvironment());
  const preview = await openPreview({ root: join(ROOT, DIST), bankPort: BANK_PORT, databaseUrl: ':memory:' });
  const folder = mkdtempSync(join(tmpdir(), 'hand-written-'));
  cpSync(join(ROOT, 'e2e/bench'), folder, { recursive: true });
  for (const font of FONTS) cpSync(font, join(folder, 'fonts', basename(font)));
  await precompress(folder);
  const server = await listen(withHandWrittenPage(preview.respond, folder), PORT);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const rounds: Record<keyof typeof PAGES, Measurement[]> = { 'the page': [], 'hand-written': [] };
  try {
    // The first visit of each page is not measured, so that the server has read the files.
    for (const path of Object.values(PAGES)) await measure(browser, `http://localhost:${PORT}${path}`, FIELD);
    for (let round = 1; round <= ROUNDS; round += 1) {
      log(`Round ${round} of ${ROUNDS} …`);
      for (const name of ['the page', 'hand-written'] as const)
        rounds[name].push(await measure(browser, `http://localhost:${PORT}${PAGES[name]}`, FIELD));
    }
  } finally {
    await browser.close();
    await server.close();
    await preview.close();
    rmSync(folder, { recursive: true });
  }
  log(`\n150 ms, 1.6 Mbps, CPU × 4, 360 × 780, fresh profile, ${ROUNDS} rounds interleaved\n`);
  log(table(rounds));
});
