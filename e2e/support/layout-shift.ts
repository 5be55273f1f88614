import type { Page } from '@playwright/test';

/** The most that a page may move while it loads (docs/spec-decisions.md names no number; search engines call 0.1 good). */
export const MOST_LAYOUT_SHIFT = 0.02;

/** How far what is on the page has moved since it opened, without anybody's press: the sum of all layout shifts, at least CLS. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    observer.disconnect();
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
