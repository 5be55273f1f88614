import { DEFAULT_LOCALE, LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectedPages } from '../support/route-table.ts';
import { watchRequests } from '../support/settled.ts';
import { routeOf } from './scan.ts';
import type { Scene, State } from './scene.ts';
import { dialogs } from './scenes/dialogs.ts';
import { opened } from './scenes/opened.ts';
import { payments } from './scenes/payments.ts';
import { dashboard } from './scenes/statuses.ts';
import { steps } from './scenes/steps.ts';
import { announcedBy } from './announced.ts';

/**
 * Compares what a screen reader announces on every page with `snapshots/`, so that a review shows each change. A page
 * that is opened instead of another one is announced as ever. Header and footer are compared once, with the home page.
 */
const secondAddresses = expectedPages
  .filter(
    ({ route, locale }, index, all) => all.findIndex((one) => one.route === route && one.locale === locale) < index,
  )
  .map(({ address }) => `${address}, opened`);
/** Without an application they show what a page of the bachelor's flow, or one of another name, shows. */
const SHOWN_ELSEWHERE =
  /^\/(?:regis(?:graduate|shortcourse|scholarship)|dashboard(?!\/form-example)|status-checking)\//;
/** Without an application they are as when they are opened. */
const FIRST_PAGES = ['bachelor, start', 'graduate, start', 'short course, search'];
const firstState = (one: Scene): Scene => ({ ...one, states: one.states.slice(0, 1) });
const ofFlows = (scenes: readonly Scene[], ...flows: readonly string[]): readonly Scene[] =>
  scenes.filter(({ name }) => flows.some((flow) => name.startsWith(flow)));

type NameOf = (route: string, state: State) => readonly string[];
const told: readonly (readonly [scenes: readonly Scene[], nameOf: NameOf])[] = [
  [
    opened.filter(
      ({ name, isUnasked }) => !isUnasked && !secondAddresses.includes(name) && !SHOWN_ELSEWHERE.test(name),
    ),
    (route) => [route],
  ],
  [steps.filter(({ name }) => !FIRST_PAGES.includes(name)).map(firstState), (route) => [route, 'begun']],
  // The other flows have the same dialogs and the same payment.
  [
    [...ofFlows(dialogs, 'bachelor'), ...ofFlows(payments, 'bachelor'), dashboard],
    (route, { name }) => [route, name.replaceAll(/[^a-z]+/g, '-')],
  ],
];

/** The states, by scene, that are also compared in English: the others have the same structure in both languages. */
const IN_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  '/dashboard, opened': ['/dashboard'],
  'bachelor, upload-document': ['upload-document'],
  'bachelor, the payment': ['a code is shown'],
};

for (const [scenes, nameOf] of told)
  for (const { name, actor, states, tolerates } of scenes)
    for (const locale of LOCALES.filter((one) => one === DEFAULT_LOCALE || name in IN_ENGLISH))
      test(`${name}, is announced as before, ${locale}`, async ({ page, sandbox, tolerate }) => {
        test.slow();
        if (tolerates) tolerate(tolerates);
        const settled = watchRequests(page);
        const person = actor(page, sandbox, locale);
        for (const state of states)
          await test.step(state.name, async () => {
            await state.reach(person);
            await settled();
            if (locale !== DEFAULT_LOCALE && !IN_ENGLISH[name]?.includes(state.name)) return;
            const route = await routeOf(page);
            const file = [...nameOf(route, state), locale, 'yml'].join('.');
            expect.soft(await announcedBy(page, route)).toMatchSnapshot([file]);
          });
      });
