import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

declare global {
  interface Window {
    /** Caches axe on the pages that `brokenRules` has checked. */
    axe: typeof axeCore;
  }
}

/** All rules of levels A and AA and of best practice are on. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the accessibility rules that a page breaks, and where.
 * @param within a selector
 */
export async function brokenRules(page: Page, within?: string): Promise<string[]> {
  // The sticky header and the sticky bars may cover half of a control, which axe reports as a target that is too small.
  const isThere = await page.evaluate(() => {
    scrollTo(0, 0);
    for (const bar of document.querySelectorAll<HTMLElement>('.action-bar, .review-end'))
      bar.style.setProperty('position', 'static');
    return 'axe' in window;
  });
  // axe runs in the page and reports violations only, which is six times as fast as its builder for Playwright.
  if (!isThere) await page.evaluate(axeCore.source);
  const { violations } = await page.evaluate(
    async ([selector, values]) => {
      const found = await window.axe.run(selector ?? document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      });
      for (const bar of document.querySelectorAll<HTMLElement>('.action-bar, .review-end'))
        bar.style.removeProperty('position');
      return found;
    },
    [within, TAGS] as const,
  );
  const told = ({ html, any, all, none }: axeCore.NodeResult): string =>
    [html, ...[...any, ...all, ...none].map(({ message }) => message)].join('\n    ');
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(told).join('\n  ')}`);
}
