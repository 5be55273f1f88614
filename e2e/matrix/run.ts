import type { Page, TestInfo } from '@playwright/test';
import { LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { runCell, usualWords } from './cell.ts';
import { FAULTS, type Fault } from './faults.ts';
import { KNOWN } from './known.ts';
import { endpointOf, titleOf, type Screen } from './screen.ts';

/** The name under which the reporter finds the cells of a test. */
export const CELLS = 'fault-matrix-cells';
export interface Cell {
  readonly call: string;
  readonly fault: string;
  readonly errors: readonly string[];
}

export const faultsOf = (screen: Screen): readonly Fault[] =>
  FAULTS.filter(({ appliesTo }) => appliesTo?.(endpointOf(screen)) ?? true);

const nameOf = ({ call, fault }: Pick<Cell, 'call' | 'fault'>): string => `${call}, ${fault}`;

/** Turns a passing cell that is listed as failing into an error. */
function judged(cell: Cell): Cell {
  if (!(nameOf(cell) in KNOWN)) return cell;
  return { ...cell, errors: cell.errors.length > 0 ? [] : ['passes, though it is known to fail'] };
}

/** Runs a call against faults, one after another, and reports all failures. */
export async function runCells(
  page: Page,
  sandbox: Sandbox,
  {
    screen,
    faults,
    locale,
  }: { readonly screen: Screen; readonly faults: readonly Fault[]; readonly locale: 'th' | 'en' },
  info: TestInfo,
): Promise<void> {
  await page.clock.install();
  const person = (): ReturnType<Screen['person']> => screen.person(page, sandbox, locale);
  const usual = await usualWords(screen, person());
  const cells: Cell[] = [];
  for (const fault of faults) {
    await test.step(fault.name, async () => {
      const errors = await runCell(screen, fault, person(), usual);
      cells.push(judged({ call: titleOf(screen), fault: fault.name, errors }));
    });
  }
  info.annotations.push({ type: CELLS, description: JSON.stringify(cells) });
  const failed = cells.filter(({ errors }) => errors.length > 0);
  expect(failed.map((cell) => `${nameOf(cell)}: ${cell.errors.join('; ')}`)).toEqual([]);
}

/** Alternates between the languages. */
export const localeOf = (index: number): (typeof LOCALES)[number] => LOCALES[index % 2] ?? 'th';
