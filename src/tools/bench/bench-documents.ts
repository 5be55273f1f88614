// `npm run bench:documents`: how long a phone takes to change a large photo, and a slow line to send two.
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CPU_SLOWDOWN, LINE, VIEWPORT } from './measure.ts';
import cover from '../../../locales/en/cover.json' with { type: 'json' };
import resume from '../../../locales/en/resume.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { listen } from '../serve/listen.ts';
import { openPreview } from '../serve/preview.ts';
import { buildIfStale } from '../setup/build-if-stale.mjs';
import { log, runMain } from '../setup/cli.mjs';
import { ensureBrowser } from '../setup/ensure-programs.mjs';
import { localEnvironment } from '../setup/environment.mjs';
import { DIST, ROOT } from '../setup/paths.mjs';

const PORT = 4637;
const BANK_PORT = 4638;
const SITE = `http://localhost:${PORT}`;
const MEMORY_POLL_MS = 20;
const WAIT_MS = 180_000;

/** Draws a page of text on a table as a phone photographs it. @returns a JPEG of 12 megapixels in Base64 */
function photo(noise: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#b9a58f';
  context.fillRect(0, 0, 4000, 3000);
  context.fillStyle = '#f6f4ee';
  context.fillRect(700, 200, 2600, 2600);
  context.fillStyle = '#222';
  context.font = '44px sans-serif';
  for (let line = 0; line < 40; line += 1)
    context.fillText('Mathematics 3 credits 4.00 '.repeat(4), 760, 300 + line * 62);
  const picture = context.getImageData(0, 0, 4000, 3000);
  for (let at = 0; at < picture.data.length; at += 4) {
    const grain = (Math.random() - 0.5) * noise;
    for (let channel = at; channel < at + 3; channel += 1) picture.data[channel] = (picture.data[channel] ?? 0) + grain;
  }
  context.putImageData(picture, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? '';
}

/**
 * The processor time of all browser processes so far, in seconds. On a busy machine it is more reliable than the clock.
 */
async function workOf(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** The memory of all browser processes in megabytes; 0 if the system does not report it. */
async function memoryOf(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const kilobytes = processInfo.map(({ id }) => {
    try {
      return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/**
 * @returns how long it ran and its processor time, in seconds, and how much memory it took at most beyond what was taken before, in
 *   megabytes
 */
async function watched(session: CDPSession, run: () => Promise<void>) {
  const before = await memoryOf(session);
  let peak = before;
  const end = new AbortController();
  const watch = (async () => {
    while (!end.signal.aborted) {
      peak = Math.max(peak, await memoryOf(session));
      await new Promise((resolve) => setTimeout(resolve, MEMORY_POLL_MS));
    }
  })();
  const start = { at: performance.now(), work: await workOf(session) };
  await run();
  const seconds = (performance.now() - start.at) / 1000;
  const work = (await workOf(session)) - start.work;
  end.abort();
  await watch;
  return { seconds, work, megabytes: peak - before };
}

async function openDocuments(browser: Browser, withoutWorker: boolean): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT, isMobile: true, hasTouch: true });
  page.setDefaultTimeout(WAIT_MS);
  // A processor is slowed down for the page alone, so the work is measured in the page, as in browsers without a canvas in workers.
  if (withoutWorker) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  const digits = String(Math.random()).slice(2, 10);
  const response = await fetch(`${SITE}/sandbox/applications/prepare`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE },
    body: JSON.stringify({
      flow: 'bachelor',
      phone: `08${digits}`,
      email: `${digits}@example.com`,
      done: 'scholarship',
      round: '101',
    }),
  });
  const { id, token } = (await response.json()) as { readonly id: string; readonly token: string };
  await page.goto(`${SITE}/en/regisbachelor/continue/${id}/${token}?to=documents`);
  await page.getByRole('button', { name: resume.action }).click();
  await page.waitForURL(/upload-document/);
  return page;
}

const choose = async (page: Page, photos: readonly Buffer[]): Promise<void> =>
  page
    .locator('#document-transcript-file')
    .setInputFiles(photos.map((buffer, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer })));

async function coverPhoto(page: Page, memory: CDPSession, jpeg: Buffer): Promise<string[]> {
  await choose(page, [jpeg]);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const editor = page.getByRole('dialog', { name: cover.title });
  const button = (name: string) => editor.getByRole('button', { name, exact: true });
  const isReady = (name: string) => button(name).and(page.locator(':not([aria-busy])')).waitFor();
  const opened = await watched(memory, async () => {
    await page.getByRole('button', { name: upload.beforeUpload.edit }).first().click();
    await isReady(cover.next);
  });
  for (const key of ['ArrowRight', 'ArrowDown'])
    await editor.getByRole('button', { name: cover.corners.topLeft }).press(key);
  for (const key of ['ArrowLeft', 'ArrowUp'])
    await editor.getByRole('button', { name: cover.corners.bottomRight }).press(key);
  const straightened = await watched(memory, async () => {
    await button(cover.next).click();
    await isReady(cover.use);
  });
  await button(cover.addBox).click();
  // The line is drawn first, and the box is ticked then.
  await editor.getByRole('checkbox').click();
  await editor.getByRole('checkbox', { checked: true }).waitFor();
  await isReady(cover.use);
  const made = await watched(memory, async () => {
    await button(cover.use).click();
    await editor.waitFor({ state: 'detached' });
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const line = (what: string, { seconds, work, megabytes }: typeof made): string =>
    `  ${what}: ${seconds.toFixed(1)} s (${work.toFixed(1)} s of the processor), at most ${megabytes.toFixed(0)} MB more`;
  return [
    line('opened', opened),
    line('shown straightened', straightened),
    line('straightened, covered and marked', made),
  ];
}

async function sendPhotos(page: Page, photos: readonly Buffer[]): Promise<number> {
  await choose(page, photos);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const start = performance.now();
  await page.getByRole('button', { name: upload.beforeUpload.send, exact: true }).click();
  await page
    .getByText(upload.states.received, { exact: true })
    .nth(photos.length - 1)
    .waitFor();
  return (performance.now() - start) / 1000;
}

await runMain(async () => {
  await buildIfStale(localEnvironment());
  const preview = await openPreview({ root: join(ROOT, DIST), bankPort: BANK_PORT, databaseUrl: ':memory:' });
  const server = await listen(preview.respond, PORT);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const memory = await browser.newBrowserCDPSession();
  const size = (jpeg: Buffer): string => `${(jpeg.length / 1e6).toFixed(1)} MB`;
  try {
    for (const withoutWorker of [true, false]) {
      const page = await openDocuments(browser, withoutWorker);
      const jpeg = Buffer.from(await page.evaluate(photo, 24), 'base64');
      const where = withoutWorker ? `in the page, CPU × ${CPU_SLOWDOWN}` : 'in a worker, at the speed of this machine';
      log(`A photo of 12 megapixels (${size(jpeg)}), ${where}`);
      for (const text of await coverPhoto(page, memory, jpeg)) log(text);
      await page.close();
    }
    const page = await openDocuments(browser, false);
    const photos = [
      Buffer.from(await page.evaluate(photo, 24), 'base64'),
      Buffer.from(await page.evaluate(photo, 25), 'base64'),
    ];
    const seconds = await sendPhotos(page, photos);
    log(`Two photos (${photos.map(size).join(', ')}), 750 kbps up, received after ${seconds.toFixed(1)} s`);
  } finally {
    await browser.close();
    await server.close();
    await preview.close();
  }
});
