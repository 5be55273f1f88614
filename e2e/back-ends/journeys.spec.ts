import type { Person } from '../people/person.ts';
import { CARD, PaymentPage } from '../support/payment-page.ts';
import { expect, test, type TestDoors } from './fixtures.ts';
import { Bachelor, Candidate, Graduate, Learner } from './people.ts';
import { OFFERS } from './offers.ts';

/** The steps after the registration: a path below the flow's own, and what the person does there. */
type Steps = readonly (readonly [path: string, fill: () => Promise<void>])[];

const stepsOf = (applicant: Bachelor | Graduate): Steps => [
  ['faculty', () => applicant.fillFaculty()],
  ['education', () => applicant.fillEducation()],
  ['scholarship', () => applicant.fillScholarship()],
  ['upload-document', () => applicant.fillDocuments()],
];

async function register(person: Person & { fillStart: () => Promise<void> }): Promise<void> {
  await person.openStart();
  await person.fillStart();
  await person.next();
  await person.enterCode();
}

/** Answers the steps in order, as far as the flow has them, up to the page `last`. */
async function complete(person: Person, steps: Steps, last: string): Promise<void> {
  for (const [path, fill] of steps) {
    await person.at(`${person.prefix}/${path}`);
    await fill();
    await person.next();
  }
  await person.at(`${person.prefix}/${last}`);
}

async function payByQr(person: Person, doors: TestDoors): Promise<void> {
  const payment = new PaymentPage(person);
  await payment.choose('thai_qr');
  await payment.start();
  await expect(payment.code).toBeVisible();
  // A charge is open for ten or fifteen minutes; a wrong time zone would be hours off.
  await expect(payment.countdown).toHaveText(/^(?:0[89]|1[0-5]):\d\d$/);
  const { id } = await person.session();
  await doors.settleNewest(id);
}

test('a bachelor application is paid by Thai QR', async ({ page, doors }) => {
  test.slow();
  const applicant = new Bachelor(page, doors);
  await register(applicant);
  await complete(applicant, stepsOf(applicant), 'payment');
  const { id } = await applicant.session();
  const payment = new PaymentPage(applicant);
  await payment.open();
  await payByQr(applicant, doors);
  await payment.expectComplete();
  const { answers, files, charges } = await doors.stored(id);
  expect(answers).toMatchObject({ first_name: 'ณัฏฐ์ฐิตา', gpax: '3.50', id_number: '1234567890121' });
  expect(files).toHaveLength(OFFERS.documents.bachelor.length);
  expect(charges).toHaveLength(1);
});

test('a bachelor application goes on in another browser with its answers', async ({
  page,
  browser,
  baseURL,
  viewport,
  doors,
}) => {
  test.slow();
  const applicant = new Bachelor(page, doors);
  await register(applicant);
  await complete(applicant, stepsOf(applicant).slice(0, 2), 'scholarship');
  const { id } = await applicant.session();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', viewport, locale: 'th-TH' });
  const otherDoors = doors.for(elsewhere);
  const again = new Bachelor(await elsewhere.newPage(), otherDoors);
  await again.openStart();
  await again.page.getByRole('button', { name: again.messages.flow.recover.action }).click();
  await again.code.identify(applicant);
  await again.code.enter(await otherDoors.code(applicant.phone));
  await complete(again, stepsOf(again).slice(2), 'payment');
  expect((await again.session()).id).toBe(id);
  await new PaymentPage(again).open();
  await payByQr(again, otherDoors);
  await new PaymentPage(again).expectComplete();
  const { answers, charges } = await doors.stored(id);
  expect(answers).toMatchObject({ first_name: 'ณัฏฐ์ฐิตา', gpax: '3.50', id_number: '1234567890121' });
  expect(charges).toHaveLength(1);
  await elsewhere.close();
});

test('a graduate application is paid by card', async ({ page, doors }) => {
  test.slow();
  const applicant = new Graduate(page, doors);
  await register(applicant);
  await complete(applicant, stepsOf(applicant), 'payment');
  const { id } = await applicant.session();
  const payment = new PaymentPage(applicant);
  await payment.open();
  await payment.giveCard(CARD.checked);
  await page.getByRole('button', { name: 'Pay' }).click();
  await payment.expectComplete();
  expect((await doors.stored(id)).charges).toMatchObject([{ method: expect.stringMatching(/^card$/i) }]);
});

for (const fee of ['paid', 'free'] as const) {
  test(`a short course, ${fee}`, async ({ page, doors }) => {
    test.slow();
    const learner = new Learner(page, doors, OFFERS.courses[fee]);
    await learner.openStart();
    await learner.findCourse();
    await learner.next();
    await learner.at('/regisshortcourse/course');
    await learner.fillCourse();
    await learner.next();
    await learner.enterCode();
    const fillPersonal = async () => {
      await learner.fillParticipant();
      await learner.fillCompany();
    };
    await complete(
      learner,
      [
        ['personal-information', fillPersonal],
        ['promotion', () => learner.fillPromotion()],
        ['upload-document', () => Promise.resolve()],
      ],
      'payment',
    );
    const { id } = await learner.session();
    const payment = new PaymentPage(learner);
    if (fee === 'paid') {
      await payment.open();
      await payByQr(learner, doors);
    } else await payment.submitFree();
    await payment.expectComplete();
    expect((await doors.stored(id)).answers).toMatchObject({ company_name: 'บริษัท ตัวอย่าง จำกัด', attendees: '3' });
  });

  test(`a scholarship is confirmed, ${fee}`, async ({ page, doors }) => {
    test.slow();
    const scholar = new Candidate(page, doors, OFFERS.campaigns[fee]);
    await scholar.openCampaign();
    await scholar.fillStart();
    await scholar.fillInterest();
    await scholar.next();
    await scholar.enterCode();
    const fillPersonal = async () => {
      await scholar.fillPersonal();
      await scholar.fillDocuments();
      await scholar.answerQuestion();
    };
    await complete(
      scholar,
      [
        ['faculty-type', () => scholar.fillProgramme()],
        ['personal-information', fillPersonal],
        ['education-loan', () => scholar.fillLoan()],
      ],
      fee === 'paid' ? 'payment' : 'confirm',
    );
    const { id } = await scholar.session();
    if (fee === 'paid') await payByQr(scholar, doors);
    await scholar.confirmAll();
    expect(await doors.stored(id)).toMatchObject({ confirms: 1 });
  });
}
