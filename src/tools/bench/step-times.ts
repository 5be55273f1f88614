import type { BrowserContext, Page } from '@playwright/test';

/** A call with a response, in milliseconds since 1970. */
interface FinishedCall {
  readonly name: string;
  readonly at: number;
}

/** A press of a button or link, and how long it took until something changed on the page, in milliseconds. */
interface Press {
  readonly path: string;
  readonly response: number;
}

/** The times reported by one page, in milliseconds since 1970; NaN for events that have not happened. */
export interface SeenPage {
  readonly path: string;
  /** When the page before it was left. */
  readonly left: number;
  readonly painted: number;
  /** When the page's heading was painted, which can be compared between documents and swapped pages. */
  readonly heading: number;
  readonly hydrated: number;
  readonly settled: number;
  /** Whether the page has yet to show data from the browser or the server. */
  readonly isRestoring: boolean;
  /** How long the slowest press of the page took until the next frame, in milliseconds. */
  readonly slowestPress: number;
}

declare global {
  interface Window {
    pageSeen?: () => SeenPage;
    noteCall?: (call: FinishedCall) => Promise<void>;
    notePress?: (press: Press) => Promise<void>;
  }
}

/** This runs in every page before its own scripts. */
function probe(): void {
  const { timeOrigin } = performance;
  const nothing = { hydrated: NaN, settled: NaN, changed: NaN, heading: NaN, press: 0 };
  const seen = { ...nothing };
  /** Set where a script has swapped the page: when the page before it was left, and the elements of that page. */
  let swapped: { readonly left: number; readonly before: ReadonlySet<Element> } | undefined;
  let navigatedAt = NaN;
  let path = location.pathname;
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', () => (navigatedAt = timeOrigin + performance.now()));
  navigation?.addEventListener('currententrychange', () => {
    if (location.pathname === path) return;
    path = location.pathname;
    swapped = { left: navigatedAt, before: new Set(document.querySelectorAll('main, main *')) };
    Object.assign(seen, nothing);
  });
  const isOnPage = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((element) => !swapped?.before.has(element));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element | null; renderTime?: number })[])
      if (entry.element && !swapped?.before.has(entry.element) && Number.isNaN(seen.heading))
        seen.heading = timeOrigin + (entry.renderTime ?? NaN);
  }).observe({ type: 'element', buffered: true });
  new MutationObserver(() => {
    const heading = document.querySelector('main h1:not([elementtiming])');
    heading?.setAttribute('elementtiming', 'heading');
  }).observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
      if (new URL(name).pathname.startsWith('/api/')) void window.noteCall?.({ name, at: timeOrigin + responseEnd });
  }).observe({ type: 'resource', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId) seen.press = Math.max(seen.press, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });

  new MutationObserver((changes) => {
    const now = timeOrigin + performance.now();
    if (Number.isNaN(seen.hydrated) && isOnPage('main [data-hydrated]')) seen.hydrated = now;
    if (Number.isNaN(seen.settled) && isOnPage('form[data-settled]')) seen.settled = now;
    const isContent = changes.some(
      ({ type, target }) => type === 'childList' && target instanceof Element && target.closest('main astro-island'),
    );
    if (!Number.isNaN(seen.hydrated) && isContent) seen.changed = now;
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-hydrated', 'data-settled'],
  });

  let pressed = Number.NaN;
  const respond = (): void => {
    if (Number.isNaN(pressed)) return;
    void window.notePress?.({ path: location.pathname, response: performance.now() - pressed });
    pressed = Number.NaN;
  };
  addEventListener(
    'click',
    ({ target }) => {
      // The browser itself shows that a field was pressed.
      if (target instanceof Element && target.closest('button, a[href]')) pressed = performance.now();
    },
    true,
  );
  addEventListener('pagehide', respond);
  new MutationObserver((changes) => {
    const isCountdown = ({ target }: MutationRecord): boolean =>
      Boolean((target instanceof Element ? target : target.parentElement)?.closest('[role="timer"]'));
    if (!changes.every(isCountdown)) respond();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  window.pageSeen = () => {
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & { activationStart?: number })[];
    const left = visit?.activationStart ?? 0;
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return {
      path: location.pathname,
      left: swapped?.left ?? timeOrigin + left,
      painted: swapped ? seen.heading : timeOrigin + Math.max(paint, left),
      heading: seen.heading,
      hydrated: seen.hydrated,
      // A page without a form is settled when its content changes no more.
      settled: document.querySelector('form[data-step-form]') ? seen.settled : seen.changed,
      isRestoring: document.querySelector('[data-restoring]') !== null,
      slowestPress: seen.press,
    };
  };
}

export interface StepTimes {
  /** Waits until the page has settled, and returns its times. */
  readonly atRest: () => Promise<SeenPage>;
  /** When the last call before `left` got its response. */
  readonly respondedBefore: (left: number) => number;
  /** The longest time that a press on this page took until something changed, in milliseconds. */
  readonly slowestResponse: (path: string) => number;
}

const QUIET_MS = 1500;

/** Watches the pages of a context that has no page yet. */
export async function watchSteps(context: BrowserContext): Promise<(page: Page) => StepTimes> {
  const calls: FinishedCall[] = [];
  const presses: Press[] = [];
  await context.exposeBinding('notePress', (_source, press: Press) => void presses.push(press));
  await context.exposeBinding('noteCall', (_source, call: FinishedCall) => void calls.push(call));
  // The program's runner wraps every named function, including those that are sent into pages.
  await context.addInitScript('globalThis.__name = (named) => named;');
  await context.addInitScript(probe);
  return (page) => ({
    atRest: async () => {
      const read = () => page.evaluate(() => window.pageSeen?.());
      for (let before = '', since = Date.now(); ;) {
        const seen = await read();
        const now = JSON.stringify([seen?.settled, seen?.hydrated, calls.length]);
        if (now !== before) since = Date.now();
        before = now;
        const isAtRest = seen && !Number.isNaN(seen.painted) && !(seen.isRestoring && Number.isNaN(seen.settled));
        if (isAtRest && Date.now() - since > QUIET_MS) return seen;
        if (Date.now() - since > 30_000) throw new Error(`${seen?.path} did not come to rest: ${now}`);
        await page.waitForTimeout(100);
      }
    },
    slowestResponse: (path) => Math.max(0, ...presses.flatMap((one) => (one.path === path ? one.response : []))),
    respondedBefore: (left) => Math.max(...calls.flatMap(({ at }) => (at <= left ? at : []))),
  });
}
