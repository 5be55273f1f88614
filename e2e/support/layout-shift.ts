import type { Page } from '@playwright/test';

/** The most that a page may move while it loads, by the design review; search engines call 0.1 good. */
export const MOST_LAYOUT_SHIFT = 0.02;

/**
 * A machine for tests has none of the fonts that stand in until those of the site arrive (src/styles/fonts.css): lines are as long as
 * nowhere else, and an arrival moves what is below them. So none arrives that the server has.
 */
const FONTS = /\.woff2$/;
const NO_FONT = /^console: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT(?:\.Inspector)?$/;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** How far what is on the open document has moved without anybody's press: the sum of all layout shifts, at least CLS. */
export interface Moved {
  readonly shift: number;
  /** What moved, with its upper edge before and after. */
  readonly what: readonly string[];
}

/** What waits unseen for answers does so however slow this machine is; for people it shows itself after four seconds. */
export const waitForAnswers = (): void => {
  const styles = new CSSStyleSheet();
  styles.replaceSync(
    '#content#content :is(form, form ~ *, .below-screen, .after-payment) { animation-duration: 600s !important }',
  );
  document.adoptedStyleSheets = [styles];
};

export async function watchLayoutShift(page: Page, tolerate: (pattern: RegExp) => void): Promise<() => Promise<Moved>> {
  tolerate(NO_FONT);
  await page.addInitScript(waitForAnswers);
  await page.route(FONTS, async (route) =>
    (await route.fetch()).ok() ? route.abort('blockedbyclient') : route.continue(),
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
