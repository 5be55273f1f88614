import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../src/config/locales.ts';
import { brokenRules } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { rest } from '../support/settled.ts';
import { brokenBoxes, LETTERS, setLetters } from '../support/text-boxes.ts';
import type { Scene, State } from './scene.ts';

/** The widths and colour modes in which a page is scanned. */
const LOOKS = {
  '360 px': { width: 360, forcedColors: 'none' },
  '1280 px': { width: 1280, forcedColors: 'none' },
  'forced colours': { width: 360, forcedColors: 'active' },
} as const;
export type Look = keyof typeof LOOKS;
export const EVERY_LOOK = Object.keys(LOOKS) as Look[];
const HEIGHT = 780;
export const SCANS_PER_STATE = LOCALES.length * EVERY_LOOK.length;

/**
 * axe reads the colour of text from a property for which Chromium ignores the forced colours, so it is copied from
 * `color`, which respects them.
 */
const tellForcedColours = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told = Object.getOwnPropertyDescriptor(CSSStyleDeclaration.prototype, 'getPropertyValue')?.value as (
      this: CSSStyleDeclaration,
      name: string,
    ) => string;
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      const isFill = name === '-webkit-text-fill-color' && matchMedia('(forced-colors: active)').matches;
      return told.call(this, isFill ? 'color' : name);
    };
  });

export const routeOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.dataset['route'] ?? 'no route');

/** The sizes of letters, in per cent, and the widths of the phones on which they are tried. */
export interface Letters {
  readonly percent: number;
  readonly width: number;
}
export const EVERY_SIZE: readonly Letters[] = LETTERS.flatMap((percent) =>
  [360, 390].map((width) => ({ percent, width })),
);

interface How {
  readonly locale: Locale;
  readonly looks: readonly Look[];
  readonly letters: readonly Letters[];
}

/** Returns what is cut or too narrow with large letters. */
async function cutWithLargeLetters(page: Page, letters: readonly Letters[]): Promise<string[]> {
  const found: string[] = [];
  for (const { percent, width } of letters) {
    await setLetters(page, percent);
    await page.setViewportSize({ width, height: HEIGHT });
    await rest(page);
    found.push(...(await brokenBoxes(page)).map((one) => `${percent} %, ${width} px: ${one}`));
  }
  await setLetters(page, 100);
  return found;
}

/** Returns what a screen reader calls wrong, in a state that shows no error. */
async function wronglyInvalid(page: Page): Promise<string[]> {
  if ((await page.locator('[aria-invalid="true"], [data-invalid="true"]').count()) > 0) return [];
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes
    .filter(({ properties }) => properties?.some(({ name, value }) => name === 'invalid' && value.value === 'true'))
    .map(({ role, name }) => `${role?.value} ${name?.value}`);
}

async function scanState(page: Page, { name }: State, { locale, looks, letters }: How): Promise<void> {
  await rest(page);
  expect.soft(await wronglyInvalid(page), `${name}, ${locale}, called wrong`).toEqual([]);
  for (const look of looks) {
    const { width, forcedColors } = LOOKS[look];
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    if (forcedColors === 'active') await tellForcedColours(page);
    await rest(page);
    expect.soft(await brokenRules(page), `${await routeOf(page)}, ${name}, ${locale}, ${look}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  const cut = await cutWithLargeLetters(page, letters);
  expect.soft(cut, `${name}, ${locale}`).toEqual([]);
  const { width, forcedColors } = LOOKS[looks[0] ?? '360 px'];
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
}

/** Goes through a scene, scans its states, and reports all violations. */
export async function scanScene(page: Page, sandbox: Sandbox, { actor, states }: Scene, how: How): Promise<void> {
  const person = actor(page, sandbox, how.locale);
  for (const state of states)
    await test.step(state.name, async () => {
      await state.reach(person);
      await scanState(page, state, how);
    });
}
