import type { Browser, CDPSession, Page } from '@playwright/test';

/** The slow line, in milliseconds and bytes per second. */
export const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
export const CPU_SLOWDOWN = 4;
/** A poor line and a poor phone: a crowded cell of 3G, and a processor of six times less. */
export const POOR_LINE = { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
export const POOR_CPU_SLOWDOWN = 6;
export const VIEWPORT = { width: 360, height: 780 };
const SETTLE_MS = 4000;

export interface Measurement {
  readonly firstPaint: number;
  /** Milliseconds until a wrong value, typed and left, shows its message. */
  readonly usable: number;
  readonly layoutShift: number;
  /** The part of every long task beyond 50 ms, in total, in milliseconds. */
  readonly blocking: number;
  /** Bytes are counted as they were received, compressed. */
  readonly scriptBytes: number;
  readonly totalBytes: number;
}

declare global {
  interface Window {
    seen?: { usable: number; layoutShift: number; blocking: number };
  }
}

/** This runs in the page before its own scripts. */
function probe(field: string): void {
  const seen = { usable: Number.NaN, layoutShift: 0, blocking: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });

  const timer = setInterval(() => {
    const input = document.querySelector<HTMLInputElement>(`input[name="${field}"]`);
    if (!input || performance.getEntriesByName('first-contentful-paint').length === 0) return;
    input.focus({ preventScroll: true });
    // React notices a value only through the element's own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'wrong');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.blur();
    if (!document.querySelector(`[data-error-for="${field}"]`)?.textContent) return;
    seen.usable = performance.now();
    clearInterval(timer);
  }, 10);
}

async function countBytes(session: CDPSession): Promise<() => { script: number; total: number }> {
  const types = new Map<string, string>();
  const bytes = { script: 0, total: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

const firstPaintOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);

export async function measure(browser: Browser, address: string, field: string): Promise<Measurement> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const bytes = await countBytes(session);
    await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(probe, field);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => !Number.isNaN(window.seen?.usable ?? Number.NaN), undefined, { timeout: 30_000 });
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate(() => window.seen);
    if (!seen) throw new Error(`Nothing was measured at ${address}.`);
    return { ...seen, firstPaint: await firstPaintOf(page), scriptBytes: bytes().script, totalBytes: bytes().total };
  } finally {
    await context.close();
  }
}
