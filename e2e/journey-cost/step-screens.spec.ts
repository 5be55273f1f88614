import { actorOf, forgetApplication, stepAt } from '../accessibility/scenes/flows.ts';
import { STEP_NAMES } from '../accessibility/scenes/step-names.ts';
import { LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { filledIn, record, recordScreens, screensOf } from './measures.ts';
import { watchRequests } from '../support/settled.ts';
import { firstQuestion, primaryButton } from './places.ts';

/** Measures every step when empty, filled and with errors, and what is in view when it opens. */

/** A step in parts is as high as its highest part that was sent. */
const keepHeights = (): void => {
  addEventListener(
    'submit',
    () => {
      const { scrollHeight, dataset } = document.documentElement;
      dataset['highest'] = String(Math.max(scrollHeight, Number(dataset['highest'] ?? 0)));
    },
    true,
  );
};

for (const [name, steps] of Object.entries(STEP_NAMES))
  for (const locale of LOCALES)
    test(`${name}, every step, ${locale}`, async ({ page, sandbox }, info) => {
      test.slow();
      await page.addInitScript(keepHeights);
      const settled = watchRequests(page);
      for (const [index, step] of steps.entries()) {
        const row = `${name}, ${step}`;
        const open = async () => {
          const flow = actorOf(name)(page, sandbox, locale);
          await forgetApplication(flow);
          await stepAt(flow, index).start();
          await settled();
          return flow;
        };
        const flow = await open();
        const button = await primaryButton(page);
        if (button) {
          const { y, cutOff } = button;
          record(info, 'primary button as the page opens', row, { [`${locale} y`]: y, [`${locale} cut off`]: cutOff });
        }
        if (index === 0)
          for (const [part, value] of Object.entries(await firstQuestion(page)))
            record(info, 'y of the first question', `${name}, ${part}`, { [locale]: value });
        const empty = locale === 'th' ? await screensOf(page) : undefined;
        await stepAt(flow, index).fill();
        await settled();
        const filled = await page.evaluate(
          () =>
            Math.max(Number(document.documentElement.dataset['highest'] ?? 0), document.documentElement.scrollHeight) /
            window.innerHeight,
        );
        recordScreens(info, row, { [filledIn(locale)]: filled });
        if (empty === undefined) continue;
        const { person } = await open();
        await person.next();
        await expect(page.getByText(person.messages.errors.summaryTitle)).toBeVisible();
        await settled();
        recordScreens(info, row, { empty, errors: await screensOf(page) });
      }
    });
