import { LOCALES } from '../../src/config/locales.ts';
import { goThroughByKeyboard } from '../support/by-keyboard.ts';
import { test } from '../support/fixtures.ts';
import { WHOLE_FLOWS } from '../support/whole-flows.ts';

/** Goes through every flow by keyboard alone (`npm run e2e -- --config e2e/accessibility -g keyboard`). */
for (const locale of LOCALES)
  for (const [name, open] of Object.entries(WHOLE_FLOWS))
    test(`${name} by keyboard alone, ${locale}`, async ({ page, sandbox }) => {
      test.slow();
      await goThroughByKeyboard(open, { page, sandbox, locale });
    });
