import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { onMainHost } from './on-hosts.ts';

/** The largest layout shift that the design review allows while a page loads. Search engines call 0.1 good. */
export const MOST_LAYOUT_SHIFT = 0.02;

/**
 * A test machine has none of the fallback fonts (src/styles/fonts.css), so the arrival of the site's fonts would move
 * what is below. The site's fonts are therefore blocked, and the browser gets a fallback font of its own, as every
 * device has: without one, lines are up to a third longer than on any device.
 */
const FONTS = /\.woff2$/;
const NO_FONT = /^console: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT(?:\.Inspector)? \S+\.woff2$/;

const FALLBACK_FONTS = [
  { subset: 'thai', unicodeRange: 'U+E01-E5B' },
  { subset: 'latin', unicodeRange: 'U+0-E00' },
].flatMap(({ subset, unicodeRange }) =>
  ['400', '600'].map((weight) => ({
    base64: readFileSync(
      `node_modules/@fontsource/noto-sans-thai-looped/files/noto-sans-thai-looped-${subset}-${weight}-normal.woff2`,
      'base64',
    ),
    descriptors: {
      weight,
      unicodeRange,
      ascentOverride: '125%',
      descentOverride: '35%',
      lineGapOverride: '0%',
    },
  })),
);

const addFallbackFonts = (fonts: typeof FALLBACK_FONTS): void => {
  for (const { base64, descriptors } of fonts) {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    document.fonts.add(new FontFace('Noto Sans Thai Looped Fallback', bytes.buffer, descriptors));
  }
};

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** How far the content has moved without user input: the sum of all layout shifts, which is at least CLS. */
export interface Moved {
  readonly shift: number;
  /** What moved, with its upper edge before and after. */
  readonly what: readonly string[];
}

/**
 * Keeps hidden content hidden until its answers arrive, however slow this machine is. For visitors it appears after
 * four seconds.
 */
export const waitForAnswers = (): void => {
  const styles = new CSSStyleSheet();
  styles.replaceSync(
    '#content#content :is(form, form ~ *, .below-fold, .after-payment) { animation-duration: 600s !important }',
  );
  document.adoptedStyleSheets = [styles];
};

export async function watchLayoutShift(page: Page, tolerate: (pattern: RegExp) => void): Promise<() => Promise<Moved>> {
  tolerate(NO_FONT);
  await page.addInitScript(waitForAnswers);
  await page.addInitScript(addFallbackFonts, FALLBACK_FONTS);
  await page.route(FONTS, async (route) =>
    (await route.fetch({ url: onMainHost(route.request().url()) })).ok()
      ? route.abort('blockedbyclient')
      : route.continue(),
  );
  return () =>
    page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      const shifts = (observer.takeRecords() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
      observer.disconnect();
      const nameOf = (node: Node | null): string =>
        node instanceof Element ? `${node.localName}.${node.getAttribute('class') ?? ''}` : (node?.nodeName ?? 'gone');
      return {
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
        what: shifts.flatMap(({ value, sources }) =>
          sources.map(
            ({ node, previousRect, currentRect }) =>
              `${value.toFixed(3)}: ${nameOf(node)} ${previousRect.top.toFixed(0)} → ${currentRect.top.toFixed(0)}`,
          ),
        ),
      };
    });
}
