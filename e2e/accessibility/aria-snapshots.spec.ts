import { LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { rest } from './scan.ts';
import type { Scene, State } from './scene.ts';
import { dialogs } from './scenes/dialogs.ts';
import { opened } from './scenes/opened.ts';
import { payments } from './scenes/payments.ts';
import { dashboard } from './scenes/statuses.ts';
import { steps } from './scenes/steps.ts';

/**
 * What a screen reader is told of every page, kept in `snapshots/`: a change shows in the review.
 * `npm run accessibility -- -g "is told" --update-snapshots` writes it anew.
 */

/** Wrong, loading and failed states are told by live regions, which other tests assert. */
const TOLD: readonly State['kind'][] = ['nothing stored', 'empty', 'dialog', 'payment status', 'application status'];
const told: readonly Scene[] = [
  ...opened.filter(({ isUnasked }) => !isUnasked),
  ...steps,
  ...dialogs,
  ...payments,
  dashboard,
];

const fileName = (...parts: readonly string[]): string =>
  `${parts
    .join(' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}.aria.yml`;

for (const { name, actor, states, tolerates } of told)
  for (const locale of LOCALES)
    test(`${name} is told, ${locale}`, async ({ page, sandbox, tolerate }) => {
      test.slow();
      if (tolerates) tolerate(tolerates);
      const person = actor(page, sandbox, locale);
      for (const state of states)
        await test.step(state.name, async () => {
          await state.reach(person);
          if (!TOLD.includes(state.kind)) return;
          await rest(page);
          await expect(page.locator('body')).toMatchAriaSnapshot({ name: fileName(name, state.name, locale) });
        });
    });
