import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { runCell, usualWords } from './cell.ts';
import { FAULTS, type Fault } from './faults.ts';
import { endpointOf, titleOf, type Screen } from './screen.ts';

export const faultsOf = (screen: Screen): readonly Fault[] =>
  FAULTS.filter(({ appliesTo }) => appliesTo?.(endpointOf(screen)) ?? true);

/** Runs a call against faults, one after another, and reports all failures. */
export async function runCells(
  page: Page,
  sandbox: Sandbox,
  {
    screen,
    faults,
    locale,
  }: { readonly screen: Screen; readonly faults: readonly Fault[]; readonly locale: 'th' | 'en' },
): Promise<void> {
  await page.clock.install();
  const person = (): ReturnType<Screen['person']> => screen.person(page, sandbox, locale);
  const usual = await usualWords(screen, person());
  for (const fault of faults)
    await test.step(fault.name, async () => {
      expect.soft(await runCell(screen, fault, person(), usual), `${titleOf(screen)}, ${fault.name}`).toEqual([]);
    });
}

/** Alternates between the languages. */
export const localeOf = (index: number): (typeof LOCALES)[number] => LOCALES[index % 2] ?? 'th';
