import { PAYMENT_POLL_MS } from '../../../src/config/constants.ts';
import { Scholar } from '../../people/scholarship-applicant.ts';
import { CAMPAIGN, type DoneStep } from '../../support/prepare-scholarship.ts';
import { onRoute, screen, type Screen } from '../screen.ts';
import { ofSelect, openPath, tableOf, toBeFilled, toBeFound } from './build.ts';
import { documents } from './documents.ts';
import { startsQr } from './payments.ts';

const ROOT = 'scholarship-application';
const person: Screen<Scholar>['person'] = (page, sandbox, locale) => new Scholar(page, sandbox, locale);
const free: Screen<Scholar>['person'] = (page, sandbox, locale) => new Scholar(page, sandbox, locale, CAMPAIGN.free);
const prepared = (one: Scholar, done: DoneStep) => one.prepared(done);
const { prepareAt, openAt, onOpening, list, onContinue, codes } = tableOf(person, prepared);

const newStart = async (one: Scholar): Promise<void> => {
  await one.openCampaign();
  await one.fillStart();
};
const knownStart = openAt('start', '', async (one) => {
  await one.campaignName.waitFor();
  await one.unfold();
  await one.field('first_name').focus();
  await toBeFilled(one, 'first_name');
});
const PERSONAL = '/personal-information';
/** Opens the personal step at one of its parts, unless a dialog comes first. */
const openPart =
  (part: Parameters<Scholar['toPart']>[0]) =>
  async (one: Scholar): Promise<void> => {
    await openPath(PERSONAL)(one);
    await Promise.race([one.toPart(part), one.page.locator('dialog[open]').waitFor()]);
  };
const personal = openAt('personal', PERSONAL, (one) => one.toPart('documents'));
const methods = openAt('loan', '/payment');
const confirms = async ({ sandbox, phone }: Scholar): Promise<number> => {
  const [application] = await sandbox.applicationsOf(phone);
  return (await sandbox.ledger(String(application?.['id']))).counts.confirms;
};
const confirmation = (call: string): Screen =>
  screen<Scholar>({
    call: `POST ${ROOT}/{id}/${call}`,
    kind: 'save',
    person: free,
    open: async (one) => {
      await prepareAt('loan')(one);
      await openPath('/confirm')(one);
      await one.confirm.waitFor();
    },
    press: ({ confirm }) => confirm.click(),
    done: onRoute('scholarship.confirmation-complete'),
    effects: confirms,
  });

const CALLS = ['start-confirm/', 'confirm'] as const;
const endpoint = (call: (typeof CALLS)[number]): string => `${ROOT}/{id}/${call}`;
const agreement = ({ page, messages }: Scholar) =>
  page.getByRole('checkbox', { name: messages.submission.agree.label });
/** The applicant has agreed, before the payment, that the application is sent once it is paid. */
const agreed = async (one: Scholar): Promise<void> => {
  await methods(one);
  await agreement(one).check();
  await one.payment.showCode();
};
const paid = async (one: Scholar): Promise<void> => {
  const [application] = await one.sandbox.applicationsOf(one.phone);
  await one.sandbox.settle(String(application?.['id']), 'successful');
};
const paidAndSeen = async (one: Scholar): Promise<void> => {
  await paid(one);
  await one.page.getByRole('button', { name: one.messages.payment.statusCheck.action }).click();
};

/** Another tab of this browser, in which the application is sent by itself, too. */
async function openOtherTab({ page, messages }: Scholar): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText(messages.review.agreed.sending).waitFor();
}
/** The ways to a call that no press makes. */
const BY_ITSELF: Readonly<Record<string, Pick<Screen<Scholar>, 'open' | 'press' | 'twice'>>> = {
  'by itself after the payment': { open: agreed, press: paidAndSeen, twice: openOtherTab },
  'by itself after somebody else has paid': {
    open: agreed,
    press: async (one) => {
      await paid(one);
      await one.page.clock.fastForward(Math.max(...PAYMENT_POLL_MS));
    },
    twice: openOtherTab,
  },
  'by itself at the visit after the payment': {
    open: async (one) => {
      await agreed(one);
      await one.page.goto(one.path('/'));
      await paid(one);
    },
    press: openPath('/confirm'),
    twice: openOtherTab,
  },
};
const submissions = (call: (typeof CALLS)[number]): readonly Screen[] => {
  const table = {
    call: `POST ${endpoint(call)}`,
    kind: 'save',
    person,
    done: onRoute('scholarship.confirmation-complete'),
    effects: confirms,
  } as const;
  const byItself = Object.entries(BY_ITSELF).map(([variant, way]) =>
    screen<Scholar>({
      ...table,
      ...way,
      variant,
      again: ({ confirm }) => confirm.click(),
      pending: ({ messages }) => [messages.scholarship.steps.confirm.heading, messages.review.agreed.sending],
    }),
  );
  return [
    ...byItself,
    screen<Scholar>({
      ...table,
      variant: 'after a refusal',
      open: async (one) => {
        await agreed(one);
        await one.sandbox.injectFailure({ match: { path: endpoint(call) }, times: 1, status: 422 });
        await paidAndSeen(one);
        await one.page.getByRole('alert').getByText(one.messages.review.agreed.failed).waitFor();
      },
      press: ({ confirm }) => confirm.click(),
    }),
    screen<Scholar>({
      ...table,
      variant: 'after the agreement was taken back',
      open: async (one) => {
        await agreed(one);
        await agreement(one).uncheck();
        await paidAndSeen(one);
        await one.confirm.waitFor();
      },
      press: ({ confirm }) => confirm.click(),
    }),
  ];
};

export const scholarship: readonly Screen[] = [
  screen<Scholar>({
    call: 'GET scholarship-campaign/{slug}',
    kind: 'load',
    person,
    open: () => Promise.resolve(),
    press: openPath(''),
    done: ({ campaignName }) => campaignName,
  }),
  ...codes(ROOT, 'start', 'scholarship.faculty-type'),
  onContinue(`GET ${ROOT}/check`, newStart, ({ code }) => code.input),
  onContinue(`POST ${ROOT}/initial`, newStart, ({ code }) => code.input),
  onContinue(`GET ${ROOT}/{id}/check-can-apply`, knownStart, 'scholarship.faculty-type'),
  onOpening(`GET ${ROOT}/{id}`, 'load', 'start', '/faculty-type', ofSelect('faculty_id'), toBeFound),
  list(`GET ${ROOT}/available-faculty`, 'programme', '/faculty-type', 'faculty_id'),
  list(`GET ${ROOT}/available-course-type`, 'programme', '/faculty-type', 'course_type_id'),
  list(`GET ${ROOT}/available-course`, 'programme', '/faculty-type', 'course_id'),
  list(`GET ${ROOT}/available-semester`, 'programme', '/faculty-type', 'semester_id'),
  onContinue(`PATCH ${ROOT}/{id}/personal`, personal, 'scholarship.education-loan'),
  onContinue(
    `PATCH ${ROOT}/{id}`,
    openAt('personal', '/education-loan', (one) => one.choose('student_loan_interest', 'no')),
    'scholarship.payment',
  ),
  ...documents<Scholar>({
    person,
    kind: 'transcript',
    calls: { list: `${ROOT}/file/`, send: `${ROOT}/file`, remove: `${ROOT}/file` },
    empty: prepareAt('programme'),
    full: prepareAt('personal'),
    open: openPart('documents'),
  }),
  screen<Scholar>({
    call: `GET ${ROOT}/custom-input`,
    kind: 'load',
    person,
    open: prepareAt('programme'),
    press: openPart('documents'),
    done: ({ page }) => page.locator('#question-3'),
    notThere: (one) => one.documentCard('transcript'),
  }),
  onContinue(
    `POST ${ROOT}/custom-input`,
    openAt('personal', PERSONAL, (one) => one.answerQuestion()),
    'scholarship.education-loan',
  ),
  screen<Scholar>({
    call: 'GET general/location/sub-district/all',
    kind: 'list',
    person,
    open: prepareAt('personal'),
    press: openPart('identity'),
    done: ofSelect('home_sub_district_id'),
    notThere: ofSelect('home_sub_district_id'),
  }),
  screen<Scholar>({
    call: 'GET general/district/postcode',
    kind: 'list',
    person,
    open: openAt('programme', PERSONAL),
    press: (one) => one.field('home_postcode').fill('10900'),
    done: ofSelect('home_district_id'),
  }),
  screen<Scholar>({
    call: 'GET general/course',
    kind: 'list',
    person,
    open: async (one) => {
      await newStart(one);
      await one.field('education').selectOption('m6');
      await ofSelect('faculty_id')(one).waitFor();
    },
    press: (one) => one.pick('faculty_id'),
    done: ofSelect('course_id'),
  }),
  startsQr(`POST ${ROOT}/{id}/payment`, { person, open: methods }),
  startsQr('POST payment/scholarship-application', { person, open: methods }),
  confirmation('start-confirm/'),
  confirmation('confirm'),
  ...CALLS.flatMap(submissions),
];
