import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

declare global {
  interface Window {
    /** Pages that `brokenRules` has checked. */
    axe: typeof axeCore;
  }
}

/** Every rule of levels A and AA and of best practice: none is switched off. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules of accessibility that a page breaks, and where; `within` is a selector. */
export async function brokenRules(page: Page, within?: string): Promise<string[]> {
  // The sticky header, and the bar with the button, may cover half of a control, which axe takes for a small target.
  const isThere = await page.evaluate(() => {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('.action-bar')?.style.setProperty('position', 'static');
    return 'axe' in window;
  });
  // Runs in the page and reports violations only: six times as fast as axe's builder for Playwright.
  if (!isThere) await page.evaluate(axeCore.source);
  const { violations } = await page.evaluate(
    async ([selector, values]) => {
      const found = await window.axe.run(selector ?? document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      });
      document.querySelector<HTMLElement>('.action-bar')?.style.removeProperty('position');
      return found;
    },
    [within, TAGS] as const,
  );
  const told = ({ html, any, all, none }: axeCore.NodeResult): string =>
    [html, ...[...any, ...all, ...none].map(({ message }) => message)].join('\n    ');
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(told).join('\n  ')}`);
}
