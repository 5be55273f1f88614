import { expect, test } from '../support/fixtures.ts';
import { settled } from '../support/foreign-hosts.ts';
import { layoutShift, MOST_LAYOUT_SHIFT } from '../support/layout-shift.ts';
import { WHOLE_FLOWS } from '../support/whole-flows.ts';

/** Pages that know an application; what a browser sees that knows none is in pages.spec.ts. */

for (const [name, wholeFlow] of Object.entries(WHOLE_FLOWS))
  test(`${name}: no page moves while it loads what is known`, async ({ page, sandbox }) => {
    test.slow();
    const flow = wholeFlow(page, sandbox);
    const { person, steps, after, registersAt } = flow;
    const moved: Record<string, number> = {};
    const measure = async (state: string): Promise<void> => {
      await settled(page);
      const shift = await layoutShift(page);
      if (shift > MOST_LAYOUT_SHIFT) moved[`${new URL(page.url()).pathname}, ${state}`] = shift;
    };
    await flow.open();
    for (const [index, step] of steps.entries()) {
      await page.reload();
      await measure('empty');
      await step.fill();
      await person.next();
      if (index === registersAt) await person.enterCode();
      await person.at(steps[index + 1]?.path ?? after);
    }
    for (const { path } of steps) {
      await page.goto(person.path(path));
      await measure('answered');
    }
    await page.goto(person.path(after));
    await measure('before the payment');
    await flow.startPayment();
    await page.reload();
    await measure('a code is shown');
    const { id } = await person.session();
    await sandbox.settle(id, 'successful');
    await flow.finish((button) => button.click());
    await page.reload();
    await measure('it is paid');
    // The answer that says so brings a token of the dashboard along.
    await page.goto(person.path('/dashboard'));
    await expect(page.locator('[data-application]')).toBeVisible();
    await page.reload();
    await measure('signed in');
    expect(moved).toEqual({});
  });
