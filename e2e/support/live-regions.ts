import { expect, type Page } from '@playwright/test';

/** Records what the live regions of a page announce, in order. */

interface Said {
  readonly live: 'assertive' | 'polite';
  readonly text: string;
  /** The region was inserted with its text, which screen readers announce for alerts only. */
  readonly isNew: boolean;
}

declare global {
  interface Window {
    noteSaid: (said: Said) => Promise<void>;
  }
}

/** Runs in the page before its own scripts. */
function watchLiveRegions(): void {
  const LIVE = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';
  const told = new WeakMap<Element, string>();
  let isOpening = true;
  const look = (): void => {
    for (const region of document.querySelectorAll<HTMLElement>(LIVE)) {
      if (region.parentElement?.closest(LIVE)) continue;
      const text = region.checkVisibility() ? region.innerText.replace(/\s+/g, ' ').trim() : '';
      const before = told.get(region);
      told.set(region, text);
      if (isOpening || text === '' || text === before) continue;
      const isAssertive = region.role === 'alert' || region.ariaLive === 'assertive';
      void window.noteSaid({ live: isAssertive ? 'assertive' : 'polite', text, isNew: before === undefined });
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    look();
    isOpening = false;
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['role', 'aria-live', 'hidden', 'open'],
    });
  });
}

type Heard = Pick<Said, 'live' | 'text'>;

export class LiveLog {
  private said: Said[] = [];

  static async of(page: Page): Promise<LiveLog> {
    const log = new LiveLog();
    await page.exposeFunction('noteSaid', (said: Said) => void log.said.push(said));
    await page.addInitScript(watchLiveRegions);
    return log;
  }

  forget(): void {
    this.said = [];
  }
  /** Expects what a screen reader has announced since the last call. */
  async expectHeard(...expected: readonly Heard[]): Promise<void> {
    const heard = (): Heard[] =>
      this.said.filter(({ live, isNew }) => live === 'assertive' || !isNew).map(({ live, text }) => ({ live, text }));
    await expect.poll(heard).toEqual(expected.map(({ live, text }) => ({ live, text: text.replace(/\s+/g, ' ') })));
    this.forget();
  }
}
