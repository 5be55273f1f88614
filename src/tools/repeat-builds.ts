// `npm run build:repeat -- 30` builds so many times on a busy machine, each time with another address; `--idle` adds no load.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from './setup/build.mjs';
import { formatSeconds, log, runMain } from './setup/cli.mjs';
import { localEnvironment } from './setup/environment.mjs';
import { CACHE, ROOT } from './setup/paths.mjs';

const FOLDER = '.cache/repeated/site';

function keepCoresBusy(): () => Promise<unknown> {
  const workers = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
  return () => Promise.all(workers.map((worker) => worker.terminate()));
}

function countPages(): number {
  const pages = readdirSync(join(ROOT, FOLDER), { recursive: true, encoding: 'utf8' });
  const policy = readFileSync(join(ROOT, FOLDER, 'cookies-policy/index.html'), 'utf8');
  if (!policy.includes('policy-text')) throw new Error('The cookie policy has no text.');
  return pages.filter((name) => name.endsWith('.html')).length;
}

await runMain(async () => {
  const wanted = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? '30');
  const rest = process.argv.includes('--idle') ? () => Promise.resolve() : keepCoresBusy();
  const pageCounts = new Set<number>();
  let failed = 0;
  for (let number = 1; number <= wanted; number += 1) {
    const started = performance.now();
    const environment = { ...localEnvironment(), PUBLIC_SITE_URL: `http://build-${number}.localhost:4321` };
    const problem = await build(environment, FOLDER)
      .then(() => void pageCounts.add(countPages()))
      .catch(String);
    if (problem !== undefined) failed += 1;
    const seconds = formatSeconds((performance.now() - started) / 1000);
    log(`${number} of ${wanted}: ${problem === undefined ? 'ok' : `FAILED\n${problem}`} (${seconds})`);
  }
  await rest();
  rmSync(join(CACHE, 'repeated'), { recursive: true, force: true });
  log(`${wanted - failed} builds succeeded with ${[...pageCounts].join(' and ')} pages, ${failed} failed`);
  process.exit(failed === 0 && pageCounts.size === 1 ? 0 : 1);
});
