import { OTP_RESEND_SECONDS } from '../../src/config/constants.ts';
import { expect, test } from '../support/fixtures.ts';
import { routePath } from '../support/on-hosts.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { changeStored, fillLocalStorage, STORAGE_CHANGES } from '../support/storage-faults.ts';
import { WHOLE_FLOWS, type WholeFlow } from '../support/whole-flows.ts';

/** Goes through every flow to the result while storage fails (`npm run e2e -- --config e2e/matrix storage`). */

/** Enters every code that a page asks for, and first the contact where the page does not know it. */
function codesOf({ person }: WholeFlow, sandbox: Sandbox) {
  const entered = new Set<string>();
  let minutes = 0;
  const { code } = person;
  const answer = async (): Promise<void> => {
    if (await code.box.locator('input[name="phone"]').isVisible()) {
      await code.identify(person);
      await expect(code.input).toBeVisible();
    }
    if (!(await code.input.isVisible())) return;
    const [newest] = await sandbox.inbox(person.phone);
    if (!newest || entered.has(newest.ref_code)) return;
    entered.add(newest.ref_code);
    await code.enter(newest.otp);
  };
  return {
    answer,
    /** Waits until another code may be requested. */
    letWaitPass: async (): Promise<void> => {
      minutes += 1;
      await sandbox.moveClock(minutes * (OTP_RESEND_SECONDS + 1) * 1000);
    },
    arrive: async (path: string): Promise<void> => {
      await expect
        .poll(async () => {
          await answer();
          return routePath(new URL(person.page.url()));
        })
        .toBe(person.path(path));
      await person.at(path);
    },
  };
}

/**
 * Goes through a flow.
 * @param spoil called before every press, and while a QR code is shown
 */
async function goThrough(flow: WholeFlow, sandbox: Sandbox, spoil: () => Promise<void>): Promise<void> {
  const { person, steps, after } = flow;
  const codes = codesOf(flow, sandbox);
  await flow.open();
  for (const [index, step] of steps.entries()) {
    await test.step(step.path, async () => {
      await step.fill();
      await codes.letWaitPass();
      await spoil();
      await person.next();
      await codes.arrive(steps[index + 1]?.path ?? after);
    });
  }
  const { page, messages } = person;
  const shown = page.getByRole('button', { name: messages.review.confirm }).or(page.getByRole('radio').first());
  await expect
    .poll(async () => {
      await codes.answer();
      return shown.isVisible();
    })
    .toBe(true);
  await codes.letWaitPass();
  await spoil();
  await page.addLocatorHandler(person.code.input, codes.answer, { noWaitAfter: true });
  await flow.startPayment();
  await codes.letWaitPass();
  await spoil();
  const [application] = await sandbox.applicationsOf(person.phone);
  const id = String(application?.['id']);
  await sandbox.settle(id, 'successful');
  const checkNow = page.getByRole('button', { name: messages.payment.statusCheck.action });
  await expect
    .poll(async () => {
      await codes.answer();
      if (!(await person.code.box.isVisible()) && (await checkNow.isEnabled({ timeout: 100 }).catch(() => false)))
        await checkNow.click({ timeout: 1000 }).catch(() => undefined);
      return routePath(new URL(page.url()));
    })
    .not.toBe(person.path(after));
  await flow.finish((button) => button.click());
  const { counts } = await sandbox.ledger(id);
  expect(counts).toMatchObject({ charges: 1, files: flow.files });
  expect(await sandbox.applicationsOf(person.phone)).toHaveLength(1);
}

for (const [name, wholeFlow] of Object.entries(WHOLE_FLOWS)) {
  test(`${name}, where only sessionStorage has room`, async ({ page, sandbox }) => {
    await page.addInitScript(fillLocalStorage);
    await goThrough(wholeFlow(page, sandbox), sandbox, () => Promise.resolve());
  });
  for (const [fault, change] of Object.entries(STORAGE_CHANGES)) {
    test(`${name}, where storage ${fault} before every press`, async ({ page, sandbox }) => {
      await goThrough(wholeFlow(page, sandbox), sandbox, () => page.evaluate(changeStored, change));
    });
  }
}
