import { Applicant } from '../../people/bachelor-applicant.ts';
import { REVIEWED_METHODS_MS } from '../../../src/config/constants.ts';
import { PaymentPage } from '../../support/payment-page.ts';
import type { DoneStep } from '../../support/prepare.ts';
import { screen, type Screen } from '../screen.ts';
import { inForm, ofSelect, openPath, tableOf, toBeFilled, toBeFound } from './build.ts';
import { documents } from './documents.ts';
import { startsQr } from './payments.ts';

const person: Screen<Applicant>['person'] = (page, sandbox, locale) => new Applicant(page, sandbox, locale);
const { prepareAt, openAt, onOpening, list, onContinue, codes } = tableOf(person, (one: Applicant, done: DoneStep) =>
  one.prepared(done),
);

const newStart = async (one: Applicant): Promise<void> => {
  await one.openStart();
  await one.fillStart();
};
/** The first page of a registered application. */
const knownStart = openAt('start', '', async (one) => {
  await one.unfold();
  await one.field('first_name').focus();
  await toBeFilled(one, 'first_name');
});
const review = openAt('documents', '/payment');
const methods = async (one: Applicant): Promise<void> => {
  await review(one);
  await new PaymentPage(one).open();
};
/** The payment asks for the methods again once the review has been open for a while. */
const stayInReview = async (one: Applicant): Promise<void> => {
  await review(one);
  await one.page.getByRole('button', { name: one.messages.review.confirm }).waitFor();
  await one.page.clock.fastForward(REVIEWED_METHODS_MS);
};
/** A call that the payment page makes when it opens. */
const paymentRead = (call: string): Screen =>
  screen({
    call,
    kind: 'load',
    person,
    open: stayInReview,
    press: (one) => new PaymentPage(one).open(),
    // If the server names only a service that this site does not know, that one is offered.
    done: ({ page, messages: { payment } }) =>
      page
        .getByRole('radio', { name: payment.methods.thai_qr })
        .or(page.getByRole('radio', { name: payment.methods.other })),
  });

export const bachelor: readonly Screen[] = [
  ...codes('application', 'start', 'bachelor.faculty'),
  onOpening('GET application/{id}', 'load', 'start', '/faculty', ofSelect('campaign_id'), toBeFound),
  onContinue(
    'PATCH application/{id}',
    openAt('education', '/scholarship', (one) => one.fillScholarship()),
    'bachelor.upload-document',
  ),
  onContinue('GET application/{id}/check-can-apply', knownStart, 'bachelor.faculty'),
  onContinue('PATCH application/{id}/personal', knownStart, 'bachelor.faculty'),
  onContinue('GET application/check', newStart, ({ code }) => code.input),
  onContinue('POST application/initial', newStart, ({ code }) => code.input),
  onOpening('GET application/appearance', 'background', 'start', '', inForm('[name="first_name"]')),
  list('GET application/campaign/application', 'faculty', '/faculty', 'campaign_id'),
  list('GET application/available-course-type', 'faculty', '/faculty', 'course_type_id'),
  list('GET application/available-faculty', 'faculty', '/faculty', 'faculty_id'),
  list('GET application/available-course', 'faculty', '/faculty', 'course_id'),
  list('GET application/available-semester', 'faculty', '/faculty', 'semester_id'),
  list('GET general/available-campaign-faculty', 'start', '', 'faculty_id'),
  list('GET general/location/province/all', 'education', '/education', 'province_id'),
  list('GET general/location/district/all', 'education', '/education', 'district_id'),
  list('GET general/school', 'education', '/education', 'school_id'),
  ...documents<Applicant>({
    person,
    kind: 'transcript',
    calls: { list: 'application/file/', send: 'application/upload-file', remove: 'application/file/' },
    empty: prepareAt('scholarship'),
    full: prepareAt('documents'),
    open: openPath('/upload-document'),
  }),
  onOpening(
    'GET application/custom-input/',
    'load',
    'scholarship',
    '/upload-document',
    inForm('input[type="text"]'),
    (one) => one.documentCard('id_card'),
  ),
  onContinue(
    'POST application/custom-input/',
    openAt('documents', '/upload-document', (one) => one.form.locator('input[type="text"]').first().fill('ฐิตา อีกชื่อ')),
    'bachelor.payment',
  ),
  paymentRead('GET payment/available-method'),
  paymentRead('GET payment/check'),
  startsQr('POST application/{id}/payment', { person, open: methods }),
  startsQr('POST payment/application', { person, open: methods }),
  startsQr('GET payment/request-bill-payment-image', { person, open: methods }),
];
