import type { Page } from '@playwright/test';
import type { Locale } from '../../../src/config/locales.ts';
import { clearStorage } from '../../support/clear-storage.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { WHOLE_FLOWS, type WholeFlow, type WholeStep } from '../../support/whole-flows.ts';

/** The flows by name, for tables. */

export const FLOW_NAMES = Object.keys(WHOLE_FLOWS);

export const actorOf =
  (name: string) =>
  (page: Page, sandbox: Sandbox, locale: Locale): WholeFlow => {
    const flow = WHOLE_FLOWS[name]?.(page, sandbox, locale);
    if (!flow) throw new Error(`There is no flow ${name}`);
    return flow;
  };

/** Returns a step by its index; a negative index counts from the end. */
export function stepAt({ steps }: WholeFlow, index: number): WholeStep {
  const step = steps.at(index);
  if (!step) throw new Error(`There is no step ${index}`);
  return step;
}

/** Removes the application from storage, but keeps the choice about cookies. */
export const forgetApplication = ({ person: { page } }: WholeFlow): Promise<void> => clearStorage(page);
