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
 * Compares what a screen reader announces on every page with `snapshots/`, so that a review shows each change. All URLs
 * that lead to the same other page share one file, because that page says why it was opened. Header and footer are
 * compared once, with the home page.
 */
const routeOfAddress = new Map(expectedPages.map(({ address, route }) => [address, route]));
const openedName = (route: string, { name }: State): readonly string[] =>
  (routeOfAddress.get(name) ?? route) === route ? [route] : [route, 'opened-instead'];

const secondAddresses = expectedPages
  .filter(
    ({ route, locale }, index, all) => all.findIndex((one) => one.route === route && one.locale === locale) < index,
  )
  .map(({ address }) => `${address}, opened`);
const firstState = (one: Scene): Scene => ({ ...one, states: one.states.slice(0, 1) });
const ofFlows = (scenes: readonly Scene[], ...flows: readonly string[]): readonly Scene[] =>
  scenes.filter(({ name }) => flows.some((flow) => name.startsWith(flow)));

type NameOf = (route: string, state: State) => readonly string[];
const told: readonly (readonly [scenes: readonly Scene[], nameOf: NameOf])[] = [
  [opened.filter(({ name, isUnasked }) => !isUnasked && !secondAddresses.includes(name)), openedName],
  [steps.map(firstState), (route) => [route, 'begun']],
  // The other flows have the same dialogs and the same order of review and payment as bachelor.
  [
    [...ofFlows(dialogs, 'bachelor'), ...ofFlows(payments, 'bachelor', 'scholarship'), dashboard],
    (route, { name }) => [route, name.replaceAll(/[^a-z]+/g, '-')],
  ],
];

/** The scenes that are also compared in English: the others have the same structure in both languages. */
const IN_BOTH = ['/, opened', '/dashboard, opened', 'bachelor, upload-document', 'bachelor, the payment'];

for (const [scenes, nameOf] of told)
  for (const { name, actor, states, tolerates } of scenes)
    for (const locale of LOCALES.filter((one) => one === DEFAULT_LOCALE || IN_BOTH.includes(name)))
      test(`${name}, is announced as before, ${locale}`, async ({ page, sandbox, tolerate }) => {
        test.slow();
        if (tolerates) tolerate(tolerates);
        const settled = watchRequests(page);
        const person = actor(page, sandbox, locale);
        for (const state of states)
          await test.step(state.name, async () => {
            await state.reach(person);
            await settled();
            const route = await routeOf(page);
            const file = [...nameOf(route, state), locale, 'yml'].join('.');
            expect.soft(await announcedBy(page, route)).toMatchSnapshot([file]);
          });
      });
