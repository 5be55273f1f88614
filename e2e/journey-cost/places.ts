import type { Locator, Page } from '@playwright/test';

/** Returns the upper edges of the first question's label and control, from the top of the page. */
export const firstQuestion = (page: Page): Promise<{ label: number; box: number }> =>
  page.evaluate(() => {
    const control = [...document.querySelectorAll<HTMLInputElement>('main form :is(input, select, textarea)')].find(
      (one) => one.checkVisibility(),
    );
    if (!control) throw new Error('There is no question');
    const label = control.closest('fieldset')?.querySelector('legend') ?? control.labels?.[0] ?? control;
    const yOf = (one: Element): number => one.getBoundingClientRect().top + window.scrollY;
    return { label: yOf(label), box: yOf(control.closest('.tile') ?? control) };
  });

/** Returns the position within the current window. */
export async function placeOf(target: Locator): Promise<{ y: number; lowerEdge: number }> {
  const { y = Number.NaN, height = Number.NaN } = (await target.boundingBox()) ?? {};
  return { y, lowerEdge: y + height };
}

/**
 * Returns the position of the first primary button, or of the form's own, which is outlined while documents are missing,
 * and how much of it is outside the window; nothing if there is none.
 */
export async function primaryButton(page: Page): Promise<{ y: number; cutOff: number } | undefined> {
  const button = page.locator('main :is(.button-primary, form [type="submit"]):visible').first();
  if ((await button.count()) === 0) return undefined;
  const { y, lowerEdge } = await placeOf(button);
  const height = page.viewportSize()?.height ?? Number.NaN;
  return { y, cutOff: Math.max(0, -y, lowerEdge - height) };
}
