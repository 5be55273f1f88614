import { expect } from '@playwright/test';
import { COURSE, FEE, type DoneStep, type Fee } from '../../support/prepare-short-course.ts';
import { Trainee } from '../../people/short-course-applicant.ts';
import { PaymentPage } from '../../support/payment-page.ts';
import { screen, type Screen } from '../screen.ts';
import { inForm, openPath, tableOf, toBeFilled, toBeFound } from './build.ts';
import { documents } from './documents.ts';
import { startsQr } from './payments.ts';

const ROOT = 'short-course-application';
const person: Screen<Trainee>['person'] = (page, sandbox, locale) => new Trainee(page, sandbox, locale);
const prepareFor = (fee: Fee) => (one: Trainee, done: DoneStep) => one.prepared(done, fee);
const { openAt, onOpening, list, onContinue, codes } = tableOf(person, prepareFor(FEE.paid));
/** A course that requires a document. */
const { prepareAt: withDocuments } = tableOf(person, prepareFor(FEE.referral));

const newCourse = async (one: Trainee): Promise<void> => {
  await one.openStart(`?course=${COURSE.id}`);
  await expect(one.search).toHaveValue(one.courseName);
  await one.next();
  await one.at('/regisshortcourse/course');
  await one.fillCourse();
};
/** The course that was chosen on the first page, shown as text with a button that changes it. */
const chosenCourse = ({ page, messages }: Trainee) =>
  page.getByRole('button', { name: `${messages.fields.change} ${messages.fields.labels.short_course_id}` });
const personal = openAt('personal', '/personal-information', (one) => toBeFilled(one, 'occupation'));
const methods = openAt('documents', '/payment', (one) => new PaymentPage(one).open());

export const shortCourse: readonly Screen[] = [
  ...codes(ROOT, 'course', 'short-course.personal-information'),
  onOpening(`GET ${ROOT}/{id}`, 'load', 'course', '/personal-information', inForm('[name="occupation"]'), toBeFound),
  onContinue(`GET ${ROOT}/check`, newCourse, ({ code }) => code.input),
  onContinue(`POST ${ROOT}/initial`, newCourse, ({ code }) => code.input),
  onContinue(`POST ${ROOT}/{id}/participant`, personal, 'short-course.promotion'),
  onContinue(`PATCH ${ROOT}/{id}/personal`, personal, 'short-course.promotion'),
  onContinue(
    `PATCH ${ROOT}/{id}`,
    openAt('personal', '/promotion', (one) => one.fillPromotion()),
    'short-course.payment',
  ),
  onOpening(`GET ${ROOT}/appearance`, 'background', 'course', '', inForm('input')),
  screen<Trainee>({
    call: `GET ${ROOT}/suggestion`,
    kind: 'list',
    person,
    open: async (one) => {
      await one.openStart();
      await one.page.getByLabel(one.messages.fields.labels.course_search).first().focus();
      await one.search.waitFor();
    },
    press: (one) => one.search.fill(one.courseName.slice(0, 8)),
    again: async (one) => {
      await one.search.fill('');
      await one.search.fill(one.courseName.slice(0, 8));
    },
    done: ({ suggestions }) => suggestions.first(),
  }),
  onOpening(`GET ${ROOT}/search-course`, 'list', 'course', '/course', chosenCourse),
  list(`GET ${ROOT}/period`, 'course', '/course', 'period_id'),
  list(`GET ${ROOT}/available-campaign`, 'course', '/course', 'campaign_id'),
  ...documents<Trainee>({
    person,
    kind: 'id_card',
    calls: { list: `${ROOT}/file`, send: `${ROOT}/file`, remove: `${ROOT}/file/` },
    empty: withDocuments('promotion'),
    full: withDocuments('documents'),
    open: openPath('/upload-document'),
  }),
  startsQr(`POST ${ROOT}/{id}/payment`, { person, open: methods }),
  startsQr('POST payment/short-course-application', { person, open: methods }),
];
