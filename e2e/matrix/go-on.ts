import type { Person } from '../people/person.ts';
import type { Fault } from './faults.ts';
import { outcome, type Screen } from './screen.ts';

/** Continues from the end of a fault to the usual outcome. */

const WAIT_PASSED_MS = 31_000;
/** The steps that may be needed: dialogs before the press, the press, and what follows it. */
const TURNS = 10;
/** The page itself asks again about a payment whose outcome is unknown. */
const ASKED_AFTER = { turns: 4, passedMs: 10_000 };
const PRESSES = 1;

/** How long the usual outcome may take: without an action, after a dialog, after a press. */
const PATIENCE_MS = { none: 250, dialog: 10_000, press: 10_000 } as const;

const isDone = (screen: Screen, person: Person, fault: Fault, after: keyof typeof PATIENCE_MS): Promise<boolean> => {
  const done = outcome(screen, person, fault.name);
  const dialog = person.page.locator('dialog[open]').first();
  // The dialog in which a code is entered is open before the press.
  const mayAsk = after === 'press' && screen.kind !== 'code';
  return done
    .or(mayAsk ? dialog : done)
    .first()
    .waitFor({ state: 'visible', timeout: PATIENCE_MS[after] })
    .then(
      () => done.isVisible(),
      () => false,
    );
};

/** Answers a question of the page: who the applicant is, which code was sent, whether to continue. */
async function answerDialog(person: Person): Promise<boolean> {
  const { page, code, sandbox, phone } = person;
  const dialog = page.locator('dialog[open]').last();
  if (!(await dialog.isVisible())) return false;
  if (await code.input.isVisible()) {
    const [newest] = await sandbox.inbox(phone);
    if (!newest) return false;
    await code.enter(newest.otp);
  } else if (await dialog.locator('input[name="phone"]').isVisible()) await code.identify(person);
  else await dialog.locator('button').first().click();
  return true;
}

/** Whether the page says that it tries again by itself. */
function keepsPlace({ page, messages }: Person): Promise<boolean> {
  const [words = ''] = messages['form-help'].busy.text.split('{{');
  return page.getByText(words).first().isVisible();
}

/** Presses the button that the page offers, or else repeats the press that failed. */
async function pressAgain(screen: Screen, person: Person): Promise<void> {
  const { page, messages } = person;
  const button = (name: string) => page.getByRole('button', { name });
  const retry = button(messages.common.retry).or(button(messages.payment.unknownStatus.check)).first();
  if (await retry.isVisible()) await retry.click();
  else await (screen.again ?? screen.press)(person);
}

/**
 * Continues to the usual outcome.
 * @returns the errors; an empty list when one press was enough
 */
export async function goOn(screen: Screen, person: Person, fault: Fault): Promise<readonly string[]> {
  const { clock } = person.page;
  let presses = 0;
  // After an upload without an answer, the list of files is read first. After a double press, a slow request is
  // pending.
  let after: keyof typeof PATIENCE_MS = screen.kind === 'upload' || fault.pressedTwice ? 'dialog' : 'none';
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (await isDone(screen, person, fault, after)) return [];
    after = 'none';
    if (turn === 0 && fault.waits) {
      const goesOn = await keepsPlace(person);
      await clock.fastForward(WAIT_PASSED_MS);
      if (goesOn && (await isDone(screen, person, fault, 'press'))) return [];
    }
    if (screen.kind !== 'code' && (await answerDialog(person))) after = 'dialog';
    else if (screen.kind === 'payment' && turn < ASKED_AFTER.turns) await clock.fastForward(ASKED_AFTER.passedMs);
    else if (presses === PRESSES) break;
    else {
      presses += 1;
      await pressAgain(screen, person);
      after = 'press';
    }
  }
  return ['does not go on after one press'];
}
