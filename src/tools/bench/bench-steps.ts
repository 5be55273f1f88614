// `npm run bench:steps`: whole applications on a slow line and a slow phone, step by step, served by nginx as in production.
import { chromium, request, type Browser, type Page } from '@playwright/test';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LINE, openSlowLine, POOR_LINE } from './slow-line.ts';
import { stepTable, totalsTable, type Step, type Total } from './step-table.ts';
import { watchSteps } from './step-times.ts';
import { WHOLE_FLOWS } from '../../../e2e/support/whole-flows.ts';
import { Sandbox } from '../../../e2e/support/sandbox.ts';
import { readBuiltSite } from '../deploy/built-site.ts';
import { hostNames } from '../deploy/host-names.ts';
import { nginxConfiguration } from '../deploy/nginx.ts';
import { startNginx } from '../serve/local-nginx.ts';
import { openStandIns } from '../serve/stand-ins.ts';
import { buildIfStale } from '../setup/build-if-stale.mjs';
import { log, runMain } from '../setup/cli.mjs';
import { ensureBrowser, nginxBrotliModule } from '../setup/ensure-programs.mjs';
import { localEnvironment } from '../setup/environment.mjs';
import { DIST, ROOT } from '../setup/paths.mjs';
import { runProcess } from '../setup/run-process.mjs';

const PORT = Number(process.env['PORT'] ?? '4660');
const [SANDBOX_PORT, BANK_PORT, FIRST_SITE_PORT] = [PORT + 4, PORT + 1, PORT + 5];
const isPoor = process.argv.includes('--poor');
const [rounds = '5', ...builds] = process.argv.slice(2).filter((parameter) => parameter !== '--poor');
const ROUNDS = Number(rounds);
/** Folders of builds, relative to the project; their rounds take turns. */
const BUILDS = builds.length > 0 ? builds : [DIST];
const FLOWS = process.env['FLOWS']?.split(',') ?? ['bachelor', 'short course'];
const VIEWPORT = { width: 360, height: 780 };
const CPU_SLOWDOWN = isPoor ? 6 : 4;
/** A person reads and types for at least this long, while the browser may fetch the next page. */
const READING_MS = 3000;
const WAIT_MS = 60_000;

/** One request, as nginx has served it. */
interface ServedRequest {
  readonly at: number;
  readonly status: number;
  readonly bytes: number;
  readonly path: string;
}

const REQUEST_LOG = 'requests.log';
const readRequests = (text: string): ServedRequest[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [at = '', status = '', bytes = '', path = ''] = line.split(' ');
      return { at: Number(at) * 1000, status: Number(status), bytes: Number(bytes), path: path.replace(/\?.*/, '') };
    });

/** The configuration of the site, with a certificate of this machine and a log of every request. */
function forBench(configuration: string, { folder, logs }: { readonly folder: string; readonly logs: string }): string {
  return [
    `ssl_certificate ${folder}/certificate.pem;`,
    `ssl_certificate_key ${folder}/key.pem;`,
    "log_format requests '$msec $status $bytes_sent $request_uri';",
    configuration
      .replaceAll(/^( *listen [^;]*?)( default_server)?;/gm, '$1 ssl http2$2;')
      .replace(/^( *)(access_log .*admissions .*)$/m, `$1$2\n$1access_log ${logs}/${REQUEST_LOG} requests;`),
  ].join('\n');
}

interface Site {
  readonly address: string;
  readonly requests: () => ServedRequest[];
  readonly close: () => Promise<void>;
}

async function openSite(build: string, index: number, folder: string): Promise<Site> {
  const root = resolve(ROOT, build);
  const port = FIRST_SITE_PORT + 2 * index;
  const address = `https://localhost:${port}`;
  const sandbox = `http://127.0.0.1:${SANDBOX_PORT}`;
  const hosts = hostNames({ ...localEnvironment(), PUBLIC_SITE_URL: `http://localhost:${port}` });
  const nginx = await startNginx(port + 1, (logs) =>
    forBench(
      nginxConfiguration(readBuiltSite(root), {
        hosts: { ...hosts, site: `http://localhost:${port + 1}` },
        root,
        lasting: root,
        logs,
        forwards: { '/api/': sandbox, '/sandbox': sandbox },
        brotli: nginxBrotliModule() !== undefined,
        limited: false,
      }),
      { folder, logs },
    ),
  );
  const line = await openSlowLine(port, port + 1, isPoor ? POOR_LINE : LINE);
  const close = async (): Promise<void> => {
    await line.close();
    await nginx.close();
  };
  return { address, requests: () => readRequests(nginx.log(REQUEST_LOG)), close };
}

async function openPage(browser: Browser, address: string) {
  const client = `bench-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const context = await browser.newContext({
    baseURL: address,
    viewport: VIEWPORT,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
  });
  context.setDefaultTimeout(WAIT_MS);
  await context.addCookies([{ name: 'sandbox_client', value: client, url: address }]);
  const timesOf = await watchSteps(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // The sandbox is called on its own port, because its responses are not the site's traffic.
  const control = await request.newContext({
    baseURL: `http://127.0.0.1:${SANDBOX_PORT}`,
    extraHTTPHeaders: {
      Accept: 'application/json',
      Cookie: `sandbox_client=${client}`,
      'Sec-Fetch-Site': 'same-origin',
    },
  });
  const close = async (): Promise<void> => {
    await context.close();
    await control.dispose();
  };
  return { page, sandbox: new Sandbox(control, client), times: timesOf(page), close };
}

const KINDS = { scripts: /\.js$/, fonts: /\.woff2$/, API: /^\/api\//, images: /\.(?:svg|png|webp|avif|ico)$/ };
const isDocument = ({ path }: ServedRequest): boolean => !/\.\w+$|^\/(?:api|sandbox|_astro)\//.test(path);

/** Documents that were sent whole more than once. */
function fetchedTwice(requests: readonly ServedRequest[]): string[] {
  const paths = requests.filter((one) => isDocument(one) && one.status === 200).map(({ path }) => path);
  return [...new Set(paths.filter((path, index) => paths.indexOf(path) !== index))];
}

const changesPath = (page: Page, before: string): Promise<void> =>
  page.waitForURL((url) => url.pathname !== before, { timeout: WAIT_MS, waitUntil: 'commit' });

/** Goes through a flow from its first page to the result. */
async function walk(browser: Browser, site: Site, name: string): Promise<{ steps: Step[]; total: Total }> {
  const { page, sandbox, times, close } = await openPage(browser, site.address);
  try {
    const flow = WHOLE_FLOWS[name]?.(page, sandbox);
    if (!flow) throw new Error(`There is no flow ${name}.`);
    const begun = site.requests().length;
    let seenRequests = begun;
    const steps: Step[] = [];
    const note = async (responded: number): Promise<void> => {
      const seen = await times.atRest();
      const requests = site.requests();
      const own = requests.slice(seenRequests);
      seenRequests = requests.length;
      const since = (moment: number): number => moment - responded;
      steps.push({
        to: seen.path,
        left: since(seen.left),
        painted: since(seen.painted),
        heading: since(seen.heading),
        hydrated: since(seen.hydrated),
        settled: since(seen.settled),
        slowestPress: seen.slowestPress,
        slowestResponse: 0,
        kilobytes: own.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
        requests: own.length,
      });
    };
    const leave = async (press: () => Promise<void>): Promise<void> => {
      await page.waitForTimeout(READING_MS);
      const before = await page.evaluate(() => window.pageSeen?.());
      const last = steps.at(-1);
      if (last && before) steps[steps.length - 1] = { ...last, slowestPress: before.slowestPress };
      const path = new URL(page.url()).pathname;
      const pressed = Date.now();
      await press();
      await changesPath(page, path);
      const { left } = await page.evaluate(() => window.pageSeen?.()).then((seen) => seen ?? { left: Number.NaN });
      // A step that sends nothing is counted from the press.
      await note(Math.max(pressed, times.respondedBefore(left)));
    };
    await flow.open();
    const { left } = await times.atRest();
    await note(left);
    for (const [index, step] of flow.steps.entries()) {
      await step.fill();
      await leave(async () => {
        await flow.person.next();
        if (index === flow.registersAt) await flow.person.enterCode();
      });
    }
    await flow.startPayment();
    const { id } = await flow.person.session();
    await leave(async () => void (await sandbox.settle(id, 'successful')));
    const all = site.requests().slice(begun);
    const sum = (some: readonly ServedRequest[]): number => some.reduce((bytes, one) => bytes + one.bytes, 0) / 1000;
    return {
      steps: steps.map((step) => ({ ...step, slowestResponse: times.slowestResponse(step.to) })),
      total: {
        documents: sum(all.filter(isDocument)),
        kilobytes: sum(all),
        requests: all.length,
        twice: fetchedTwice(all),
        kinds: Object.entries(KINDS).map(([kind, pattern]) => {
          const some = all.filter(({ path }) => pattern.test(path));
          return { kind, requests: some.length, kilobytes: sum(some) };
        }),
      },
    };
  } finally {
    await close();
  }
}

await runMain(async () => {
  const environment = localEnvironment();
  if (BUILDS.includes(DIST)) await buildIfStale(environment);
  const folder = mkdtempSync(join(tmpdir(), 'bench-steps-'));
  const subject = ['-subj', '/CN=localhost', '-keyout', `${folder}/key.pem`, '-out', `${folder}/certificate.pem`];
  await runProcess('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]);
  // A browser does not cache a site with an untrusted certificate, so it is made to trust this key.
  const { publicKey } = new X509Certificate(readFileSync(join(folder, 'certificate.pem')));
  const trusted = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  const standIns = await openStandIns({ databaseUrl: ':memory:', bankPort: BANK_PORT, sandboxPort: SANDBOX_PORT });
  const sites: Site[] = [];
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      `--ignore-certificate-errors-spki-list=${trusted}`,
    ],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    for (const [index, build] of BUILDS.entries()) sites.push(await openSite(build, index, folder));
    for (const flow of FLOWS) {
      const walks = sites.map((): { steps: Step[]; total: Total }[] => []);
      for (let round = 1; round <= ROUNDS; round += 1)
        for (const [index, site] of sites.entries()) {
          log(`${flow}: round ${round} of ${ROUNDS}, ${BUILDS[index]} …`);
          walks[index]?.push(await walk(browser, site, flow));
        }
      for (const [index, build] of BUILDS.entries()) {
        log(`\n${flow}, ${build}: ms after the response to the call, medians of ${ROUNDS} rounds\n`);
        log(stepTable((walks[index] ?? []).map(({ steps }) => steps)));
        log(`\n${totalsTable((walks[index] ?? []).map(({ total }) => total))}\n`);
      }
    }
  } finally {
    await browser.close();
    for (const site of sites) await site.close();
    await standIns.close();
    rmSync(folder, { recursive: true });
  }
});
