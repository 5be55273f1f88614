// `npm run bench:nginx`: requests per second of nginx with the site's configuration, compared with a bare nginx and files of equal size.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, type Load } from './load.ts';
import { median } from './table.ts';
import { startLocalSite } from '../serve/local-nginx-site.ts';
import { startNginx } from '../serve/local-nginx.ts';
import { servedBuild } from '../serve/served-build.ts';
import { log, runMain } from '../setup/cli.mjs';

const PORT = Number(process.env['PORT'] ?? '4640');
const PLAIN_PORT = PORT + 1;
const ROUNDS = Number(process.argv[2] ?? '31');
const SECONDS = 1;

const largestScript = (root: string): string =>
  readdirSync(join(root, '_astro'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, bytes: readFileSync(join(root, '_astro', `${name}.gz`)).length }))
    .sort((a, b) => b.bytes - a.bytes)[0]?.name ?? '';

/** The shortest configuration with which nginx sends a file. */
const plain = (root: string) =>
  `server { listen ${PLAIN_PORT}; access_log off; root ${root}; sendfile on; tcp_nopush on; }`;

await runMain(async () => {
  const root = servedBuild();
  const script = largestScript(root);
  const subjects = {
    'a document': { path: '/regisbachelor', file: 'regisbachelor/index.html.gz' },
    'an asset': { path: `/_astro/${script}`, file: `_astro/${script}.gz` },
  };
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  const site = await startLocalSite({ root, port: PORT, forwards: {} });
  const bare = await startNginx(PLAIN_PORT, () => plain(folder));
  try {
    for (const [name, { path, file }] of Object.entries(subjects)) {
      writeFileSync(join(folder, 'bare'), readFileSync(join(root, file)));
      const rounds: { readonly site: Load; readonly bare: Load }[] = [];
      const ofSite = () => load(`http://localhost:${PORT}${path}`, SECONDS);
      const ofBare = () => load(`http://localhost:${PLAIN_PORT}/bare`, SECONDS);
      // The two take turns in going first, so that a machine that slows down favours neither.
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(
          round % 2 === 0
            ? { site: await ofSite(), bare: await ofBare() }
            : { bare: await ofBare(), site: await ofSite() },
        );
      const line = (which: 'site' | 'bare') => {
        const of = (pick: (one: Load) => number) => median(rounds.map((round) => pick(round[which])));
        return `${of((one) => one.perSecond).toFixed(0)} requests/s, ${of((one) => one.milliseconds).toFixed(2)} ms (median), ${of((one) => one.slowest).toFixed(2)} ms (99 %)`;
      };
      const ratios = rounds.map((round) => round.site.perSecond / round.bare.perSecond);
      log(`${name}, ${readFileSync(join(root, file)).length} bytes: ${line('site')}`);
      log(`  a bare file of that size: ${line('bare')}`);
      log(
        `  ratio ${median(ratios).toFixed(2)}, the median of ${ROUNDS} rounds from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
      );
    }
  } finally {
    await site.close();
    await bare.close();
    rmSync(folder, { recursive: true });
  }
});
