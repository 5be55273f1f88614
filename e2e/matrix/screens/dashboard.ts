import { Visitor } from '../../people/dashboard-visitor.ts';
import { CAMPAIGN, prepareScholarship } from '../../support/prepare-scholarship.ts';
import { enterAgain, passTheWait } from './build.ts';
import { onRoute, screen, type Screen } from '../screen.ts';

const ROOT = 'application-dashboard';
const person: Screen<Visitor>['person'] = (page, sandbox, locale) => new Visitor(page, sandbox, locale);

const asked = async (one: Visitor): Promise<void> => {
  await one.prepared('faculty');
  await one.page.goto(one.path('/dashboard'));
  await one.signIn.box.locator('input[name="phone"]').waitFor();
};
const identified = async (one: Visitor): Promise<void> => {
  await asked(one);
  await one.signIn.identify(one);
  await one.signIn.input.waitFor();
};
/** Opens the list again and signs in where the visitor was signed out. */
const lookAgain = async (one: Visitor): Promise<void> => {
  const { page, sandbox, signIn, card, phone } = one;
  await passTheWait(one);
  await page.goto(one.path('/dashboard'));
  const contact = signIn.box.locator('input[name="phone"]');
  await card.or(contact).first().waitFor();
  if (!(await contact.isVisible())) return;
  await signIn.identify(one);
  await signIn.enter(await sandbox.code(phone, 2));
};
const scholarshipAsked = async (one: Visitor): Promise<void> => {
  await prepareScholarship(one.sandbox, one, 'programme', CAMPAIGN.free);
  await one.openDashboard();
  await one.card.waitFor();
};

export const dashboard: readonly Screen[] = [
  screen<Visitor>({
    call: `POST ${ROOT}/otp/request`,
    kind: 'code',
    person,
    open: asked,
    press: (one) => one.signIn.identify(one),
    done: ({ signIn }) => signIn.input,
  }),
  screen<Visitor>({
    call: `POST ${ROOT}/otp/validate`,
    kind: 'code',
    person,
    open: identified,
    press: async (one) => one.signIn.enter(await one.sandbox.code(one.phone)),
    again: (one) => enterAgain(one, one.signIn),
    done: ({ card }) => card,
  }),
  screen<Visitor>({
    call: `GET ${ROOT}/`,
    kind: 'load',
    person,
    open: async (one) => {
      await one.prepared('faculty');
      await one.openDashboard();
      await one.card.waitFor();
    },
    press: async (one) => {
      await one.page.goto(one.path('/dashboard'));
    },
    again: lookAgain,
    done: ({ card }) => card,
    notThere: ({ page, messages }) => page.getByRole('heading', { name: messages.dashboard.empty.title }),
  }),
  screen<Visitor>({
    call: `POST ${ROOT}/continue-registration`,
    kind: 'load',
    person,
    open: scholarshipAsked,
    press: ({ nextAction }) => nextAction.click(),
    again: async (one) => {
      await lookAgain(one);
      await one.nextAction.click();
    },
    done: onRoute('scholarship.personal-information'),
  }),
];
