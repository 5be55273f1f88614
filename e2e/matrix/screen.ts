import type { Locator, Page } from '@playwright/test';
import { contract } from '../../src/api/contract/all.ts';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import type { RouteName } from '../../src/config/routes.ts';
import type { Locale } from '../../src/config/locales.ts';
import type { Person } from '../people/person.ts';
import type { Sandbox } from '../support/sandbox.ts';

/**
 * `load`: the page asks when it opens. `list`: it fills a select. `save`, `upload`, `payment`, `code`: a press sends it.
 * `background`: the page goes on without it.
 */
export type Kind = 'load' | 'list' | 'save' | 'upload' | 'payment' | 'code' | 'background';

export interface Screen<P extends Person = Person> {
  /** Method and path, as the contract writes them. */
  readonly call: string;
  readonly kind: Kind;
  readonly person: (page: Page, sandbox: Sandbox, locale: Locale) => P;
  /** Goes where the next press makes the call. */
  readonly open: (person: P) => Promise<void>;
  readonly press: (person: P) => Promise<void>;
  /** What another press is, where it is not the same. */
  readonly again?: (person: P) => Promise<void>;
  /** What shows the usual outcome. */
  readonly done: (person: P) => Locator;
  /** What the page shows where a 404 of the API means that there is none. */
  readonly notThere?: (person: P) => Locator;
  /** Effects of which there may be one at most. */
  readonly effects?: (person: P) => Promise<number>;
}

/** Forgets the kind of person, so that a table can hold screens of every flow. */
export const screen = <P extends Person>(one: Screen<P>): Screen => one as unknown as Screen;

const calls = new Map(contract.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]));

export function endpointOf({ call }: Pick<Screen, 'call'>): Endpoint {
  const endpoint = calls.get(call);
  if (!endpoint) throw new Error(`The contract has no call ${call}`);
  return endpoint;
}

export const everyCall: readonly string[] = [...calls.keys()];

/** What shows that the page has gone on after a fault. */
export const outcome = (screen: Screen, person: Person, fault: string): Locator =>
  (fault === '404' && screen.notThere ? screen.notThere : screen.done)(person).first();

/** A page by the name of its route. */
export const onRoute =
  (route: RouteName) =>
  ({ page }: Person): Locator =>
    page.locator(`body[data-route="${route}"]`);
