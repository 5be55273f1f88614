import { LOCALES } from '../../src/config/locales.ts';
import { goThroughByKeyboard } from '../support/by-keyboard.ts';
import { test } from '../support/fixtures.ts';
import { WHOLE_FLOWS } from '../support/whole-flows.ts';

/** Goes through the flows by keyboard alone. `e2e/journeys/keyboard.spec.ts` goes through that of the bachelor. */
const { bachelor: _elsewhere, ...flows } = WHOLE_FLOWS;
for (const locale of LOCALES)
  for (const [name, open] of Object.entries(flows))
    test(`${name} by keyboard alone, ${locale}`, async ({ page, sandbox }) => {
      test.slow();
      await goThroughByKeyboard(open, { page, sandbox, locale });
    });
