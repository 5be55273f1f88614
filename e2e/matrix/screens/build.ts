import { expect, type Locator } from '@playwright/test';
import type { RouteName } from '../../../src/config/routes.ts';
import type { Person } from '../../people/person.ts';
import type { OtpDialog } from '../../support/otp-dialog.ts';
import { onRoute, screen, type Kind, type Screen } from '../screen.ts';

/** What the tables of all flows have in common. */

type Open<P> = (person: P) => Promise<unknown>;
type Shown<P> = (person: P) => Locator;
interface Flow<P extends Person> {
  readonly person: Screen<P>['person'];
  /** Prepares an application whose steps are done up to `done`. */
  readonly prepared: (person: P, done: never) => Promise<{ readonly id: string; readonly token: string }>;
}

export const openPath =
  (path: string) =>
  async (person: Person): Promise<void> => {
    await person.page.goto(person.path(person.prefix + path));
    // The first page is hydrated at the first touch.
    if (path !== '') await person.hydrated();
  };
/** The same, as a press: what is shown then is waited for. */
const goTo =
  (path: string) =>
  async (person: Person): Promise<void> => {
    await person.page.goto(person.path(person.prefix + path));
  };
/** A native list, or cards, with something to choose. */
export const ofSelect =
  (name: string): Shown<Person> =>
  ({ page }) =>
    page.locator(`form :is(select:has(option:nth-of-type(2)), [type="radio"])[name="${name}"]`).first();
export const inForm =
  (selector: string): Shown<Person> =>
  ({ page }) =>
    page.locator(`main form ${selector}`);
/** The saved answers have come. */
export const toBeFilled = (person: Person, name: Parameters<Person['field']>[0]): Promise<void> =>
  expect(person.field(name)).not.toHaveValue('');
const registrations = async ({ sandbox, phone }: Person): Promise<number> =>
  (await sandbox.applicationsOf(phone)).length;

/** An application that is not in the system is forgotten, and the first page offers to find one. */
export const toBeFound = ({ page, messages }: Person): Locator =>
  page.getByRole('button', { name: messages.flow.recover.action });

const WAIT_OVER_MS = 61_000;
/** Lets the wait for another code pass, in the page and at the sandbox. */
export async function passTheWait({ page, sandbox }: Pick<Person, 'page' | 'sandbox'>): Promise<void> {
  await page.clock.fastForward(WAIT_OVER_MS);
  await sandbox.moveClock((await page.evaluate(() => Date.now())) - Date.now());
}
/** The code is entered again; one that is used up is replaced by another when that may be asked for. */
export async function enterAgain({ page, sandbox, phone }: Person, form: OtpDialog): Promise<void> {
  await form.enter(await sandbox.code(phone));
  const isTaken = await form.input.waitFor({ state: 'hidden', timeout: 2500 }).then(
    () => true,
    () => false,
  );
  if (isTaken) return;
  await passTheWait({ page, sandbox });
  await form.resend.click();
  await form.enter(await sandbox.code(phone, 2));
}

export function tableOf<P extends Person, Done extends string>(
  person: Flow<P>['person'],
  prepared: (one: P, done: Done) => Promise<{ readonly id: string; readonly token: string }>,
) {
  const prepareAt =
    (done: Done) =>
    async (one: P): Promise<void> =>
      one.storeSession(await prepared(one, done));
  /** A page of an application whose steps are done up to `done`. */
  const openAt =
    (done: Done, path: string, then: Open<P> = () => Promise.resolve()) =>
    async (one: P): Promise<void> => {
      await prepareAt(done)(one);
      await openPath(path)(one);
      await then(one);
    };
  /** The page asks when it opens. */
  const onOpening = (
    call: string,
    kind: Kind,
    done: Done,
    path: string,
    shown: Shown<P>,
    notThere: Shown<P> = shown,
  ): Screen => screen({ call, kind, person, open: prepareAt(done), press: goTo(path), done: shown, notThere });
  const list = (call: string, done: Done, path: string, name: string): Screen =>
    onOpening(call, 'list', done, path, ofSelect(name));
  /** The button that goes on sends it. */
  const onContinue = (call: string, open: Open<P>, done: RouteName | Shown<P>): Screen =>
    screen<P>({
      call,
      kind: 'save',
      person,
      open: async (one) => {
        await open(one);
      },
      press: (one) => one.next(),
      done: typeof done === 'function' ? done : onRoute(done),
      effects: registrations,
    });
  /** The code by which an application is found again, from the first page. */
  const identified =
    (done: Done) =>
    async (one: P): Promise<void> => {
      await prepared(one, done);
      await openPath('')(one);
      await one.page.getByRole('button', { name: one.messages.flow.recover.action }).click();
      await one.code.box.locator('input[name="phone"]').waitFor();
    };
  const codes = (root: string, done: Done, route: RouteName): readonly Screen[] => [
    screen<P>({
      call: `POST ${root}/otp/request`,
      kind: 'code',
      person,
      open: identified(done),
      press: (one) => one.code.identify(one),
      done: ({ code }) => code.input,
    }),
    screen<P>({
      call: `POST ${root}/otp/validate`,
      kind: 'code',
      person,
      open: async (one) => {
        await identified(done)(one);
        await one.code.identify(one);
        await one.code.input.waitFor();
      },
      press: (one) => one.enterCode(),
      again: (one) => enterAgain(one, one.code),
      done: onRoute(route),
    }),
  ];
  return { prepareAt, openAt, onOpening, list, onContinue, codes };
}
