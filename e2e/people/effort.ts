import { expect, type Page } from '@playwright/test';

/** What a journey asks of a person's hands. */
export interface Effort {
  /** Presses on the page; writing into a field takes none. A native list takes two: one opens it, the other chooses. */
  readonly taps: number;
  readonly characters: number;
}

type Note = (taps: number, characters: number) => void;

/** This runs in every page before its own scripts. */
function watch(): void {
  const { noteEffort } = window as unknown as { readonly noteEffort: Note };
  addEventListener('pointerdown', () => noteEffort(1, 0), true);
  addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && noteEffort(2, 0), true);
  addEventListener('input', (event) => event instanceof InputEvent && noteEffort(0, event.data?.length ?? 0), true);
}

/** Call this before the first page is opened. @returns a function that fails when the person had to do more */
export async function countEffort(page: Page): Promise<(most: Effort) => void> {
  const effort = { taps: 0, characters: 0 };
  await page.exposeBinding('noteEffort', (_source, taps: number, characters: number) => {
    effort.taps += taps;
    effort.characters += characters;
  });
  await page.addInitScript(watch);
  return (most) => {
    const found = JSON.stringify(effort);
    expect(
      effort.taps <= most.taps && effort.characters <= most.characters,
      `${found}, at most ${JSON.stringify(most)}`,
    ).toBe(true);
  };
}
