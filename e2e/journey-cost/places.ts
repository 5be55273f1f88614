import type { Locator, Page } from '@playwright/test';

/** Upper edges of the first question's label and of its box, from the top of the page. */
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

/** In the window as it is. */
export async function placeOf(target: Locator): Promise<{ y: number; lowerEdge: number }> {
  const { y = Number.NaN, height = Number.NaN } = (await target.boundingBox()) ?? {};
  return { y, lowerEdge: y + height };
}

/** Of the first primary button: its place, and how much of it is out of the window. */
export async function primaryButton(page: Page): Promise<{ y: number; cutOff: number }> {
  const { y, lowerEdge } = await placeOf(page.locator('main .button-primary:visible').first());
  const height = page.viewportSize()?.height ?? Number.NaN;
  return { y, cutOff: Math.max(0, -y, lowerEdge - height) };
}
