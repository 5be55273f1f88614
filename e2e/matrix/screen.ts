import type { Locator, Page } from '@playwright/test';
import { contract } from '../../src/api/contract/all.ts';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import type { RouteName } from '../../src/config/routes.ts';
import type { Locale } from '../../src/config/locales.ts';
import type { Person } from '../people/person.ts';
import type { Sandbox } from '../support/sandbox.ts';

/**
 * How a page makes the call. `load`: when it opens. `list`: to fill a select. `save`, `upload`, `payment`, `code`: on a
 * press. `background`: without waiting for the answer.
 */
export type Kind = 'load' | 'list' | 'save' | 'upload' | 'payment' | 'code' | 'background';

export interface Screen<P extends Person = Person> {
  /** Method and path, as in the contract. */
  readonly call: string;
  /** How the call comes about, where the table has the same call twice. */
  readonly variant?: string;
  readonly kind: Kind;
  readonly person: (page: Page, sandbox: Sandbox, locale: Locale) => P;
  /** Opens the page on which the next press makes the call. */
  readonly open: (person: P) => Promise<void>;
  readonly press: (person: P) => Promise<void>;
  /** Makes the call again, where that differs from the first press. */
  readonly again?: (person: P) => Promise<void>;
  /** Makes the call a second time while the first one is pending, where no press makes it. */
  readonly twice?: (person: P) => Promise<void>;
  /** Returns what the page says while the call is under way, which is no message about a fault. */
  readonly pending?: (person: P) => readonly string[];
  /** Returns an element that shows the usual outcome. */
  readonly done: (person: P) => Locator;
  /** Returns what the page shows where a 404 of the API means that nothing exists. */
  readonly notThere?: (person: P) => Locator;
  /** Counts effects of which there may be at most one. */
  readonly effects?: (person: P) => Promise<number>;
}

/** Hides the type of the person, so that one table can hold screens of every flow. */
export const screen = <P extends Person>(one: Screen<P>): Screen => one as unknown as Screen;

/** The name of a screen in reports. */
export const titleOf = ({ call, variant }: Pick<Screen, 'call' | 'variant'>): string =>
  variant ? `${call}, ${variant}` : call;

const calls = new Map(contract.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]));

export function endpointOf({ call }: Pick<Screen, 'call'>): Endpoint {
  const endpoint = calls.get(call);
  if (!endpoint) throw new Error(`The contract has no call ${call}`);
  return endpoint;
}

export const everyCall: readonly string[] = [...calls.keys()];

/** Returns an element that shows that the page has continued after a fault. */
export const outcome = (screen: Screen, person: Person, fault: string): Locator =>
  (fault === '404' && screen.notThere ? screen.notThere : screen.done)(person).first();

/** Returns a check for a page by the name of its route. */
export const onRoute =
  (route: RouteName) =>
  ({ page }: Person): Locator =>
    page.locator(`body[data-route="${route}"]`);
