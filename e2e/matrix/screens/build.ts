import { expect, type Locator } from '@playwright/test';
import type { RouteName } from '../../../src/config/routes.ts';
import type { Person } from '../../people/person.ts';
import type { OtpDialog } from '../../support/otp-dialog.ts';
import { onRoute, screen, type Kind, type Screen } from '../screen.ts';

/** Helpers that the tables of all flows share. */

type Open<P> = (person: P) => Promise<unknown>;
type Shown<P> = (person: P) => Locator;
interface Flow<P extends Person> {
  readonly person: Screen<P>['person'];
  /** Prepares an application whose steps are complete up to `done`. */
  readonly prepared: (person: P, done: never) => Promise<{ readonly id: string; readonly token: string }>;
}

export const openPath =
  (path: string) =>
  async (person: Person): Promise<void> => {
    await person.page.goto(person.path(person.prefix + path));
    // The first page is hydrated at the first interaction.
    if (path !== '') await person.hydrated();
  };
/** Opens a page as one press, and waits for what it shows. */
const goTo =
  (path: string) =>
  async (person: Person): Promise<void> => {
    await person.page.goto(person.path(person.prefix + path));
    if (path === '') await person.unfold();
  };
/** A native select or cards, with at least one option. */
export const ofSelect =
  (name: string): Shown<Person> =>
  ({ page }) =>
    // What was chosen on an earlier page is only named, beside a button that changes it.
    page
      .locator(`form :is(select:has(option:nth-of-type(2)), [type="radio"])[name="${name}"], button#field-${name}`)
      .first();
export const inForm =
  (selector: string): Shown<Person> =>
  ({ page }) =>
    page.locator(`main form ${selector}`);
/** Expects that the saved answers have been loaded. */
export const toBeFilled = (person: Person, name: Parameters<Person['field']>[0]): Promise<void> =>
  expect(person.field(name)).not.toHaveValue('');
const registrations = async ({ sandbox, phone }: Person): Promise<number> =>
  (await sandbox.applicationsOf(phone)).length;

/** An application that the server does not know is removed, and the first page offers to find another one. */
export const toBeFound = ({ page, messages }: Person): Locator =>
  page.getByRole('button', { name: messages.flow.recover.action });

const WAIT_OVER_MS = 61_000;
/** Advances the clock of the page and of the sandbox until another code may be requested. */
export async function passTheWait({ page, sandbox }: Pick<Person, 'page' | 'sandbox'>): Promise<void> {
  await page.clock.fastForward(WAIT_OVER_MS);
  await sandbox.moveClock((await page.evaluate(() => Date.now())) - Date.now());
}
/** Enters the code again. A code that was used is replaced by a new one as soon as that may be requested. */
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
  /** Opens a page of an application whose steps are complete up to `done`. */
  const openAt =
    (done: Done, path: string, then: Open<P> = () => Promise.resolve()) =>
    async (one: P): Promise<void> => {
      await prepareAt(done)(one);
      await openPath(path)(one);
      await then(one);
    };
  /** A call that the page makes when it opens. */
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
  /** A call that the Continue button makes. */
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
  /** The call that verifies the code on the first page, by which an application is found again. */
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
