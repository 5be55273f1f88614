// `npm run lighthouse`: what Lighthouse says of the pages where people arrive, served by nginx as in production. `-- 5` runs
// it five times for each page and prints the run with the median score.
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { href } from '../../config/routes.ts';
import { startLocalSite } from '../serve/local-nginx-site.ts';
import { servedBuild } from '../serve/served-build.ts';
import { openStandIns } from '../serve/stand-ins.ts';
import { log, runMain } from '../setup/cli.mjs';
import { ensureBrowser } from '../setup/ensure-programs.mjs';
import { localEnvironment } from '../setup/environment.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
const PATHS = [
  href('home', 'en'),
  ...(['home', 'privacy-policy', 'bachelor', 'graduate', 'short-course', 'dashboard'] as const).map((name) =>
    href(name, 'th'),
  ),
  href('scholarship', 'th', { slug: 'star-scholars' }),
];
const DEBUGGING_PORT_OFFSET = 5;

const scoreOf = ({ categories }: Result): number => categories['performance']?.score ?? 0;
const summary = ({ categories, audits }: Result): string =>
  [
    ...CATEGORIES.map((name) => `${name} ${Math.round((categories[name]?.score ?? Number.NaN) * 100)}`),
    ...TIMES.map((name) => `${name} ${audits[name]?.displayValue ?? '–'}`),
  ].join(', ');

await runMain(async () => {
  const runs = Number(process.argv[2] ?? '1');
  const environment = localEnvironment();
  const port = Number(environment.PORT);
  const [bankPort, sandboxPort, debuggingPort] = [port + 1, port + 4, port + DEBUGGING_PORT_OFFSET];
  const standIns = await openStandIns({ databaseUrl: ':memory:', bankPort, sandboxPort });
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const nginx = await startLocalSite({
    root: servedBuild(),
    port,
    forwards: { '/api/': sandbox, '/sandbox': sandbox },
  });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    for (const path of PATHS) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) {
        const options = { port: debuggingPort, logLevel: 'error' as const, onlyCategories: CATEGORIES };
        const result = await lighthouse(`http://localhost:${port}${path}`, options);
        if (result?.lhr.runtimeError) throw new Error(`${path}: ${result.lhr.runtimeError.message}`);
        if (result) results.push(result.lhr);
      }
      const median = results.toSorted((one, other) => scoreOf(one) - scoreOf(other))[Math.floor(runs / 2)];
      if (median) log(`${path}: ${summary(median)}`);
    }
  } finally {
    await browser.close();
    await nginx.close();
    await standIns.close();
  }
});
