import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { GraduateApplicant } from '../people/graduate-applicant.ts';
import type { Person } from '../people/person.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { Trainee } from '../people/short-course-applicant.ts';
import { PaymentPage } from './payment-page.ts';
import type { DoneStep as ScholarshipStep } from './prepare-scholarship.ts';
import { COURSE, FEE, type DoneStep as ShortCourseStep } from './prepare-short-course.ts';
import type { DoneStep as AdmissionStep } from './prepare.ts';
import type { Sandbox } from './sandbox.ts';

export interface WholeStep {
  readonly path: string;
  /** Opens the step with an application whose earlier steps are complete. */
  readonly start: () => Promise<unknown>;
  readonly fill: () => Promise<void>;
  /** Whether Continue sends something. On the documents step, the files have already been sent. */
  readonly saves: boolean;
}
/** A flow from its first step to the result. */
export interface WholeFlow {
  readonly person: Person;
  readonly open: () => Promise<unknown>;
  readonly steps: readonly WholeStep[];
  /** The index of the step that registers. */
  readonly registersAt: number;
  /** The path after the last step. */
  readonly after: string;
  readonly files: number;
  /** Opens the part of a step that asks for files. */
  readonly showFiles?: () => Promise<void>;
  /** Goes from the review to an open Thai QR. */
  readonly startPayment: (press?: (button: Locator) => Promise<void>) => Promise<void>;
  /** Goes from the confirmation of the payment to the result. */
  readonly finish: (press: (button: Locator) => Promise<void>) => Promise<void>;
}

function admission(applicant: Applicant): WholeFlow {
  const on = (part: string): string => `${applicant.prefix}/${part}`;
  const payment = new PaymentPage(applicant);
  const after = (done: AdmissionStep) => ({ start: () => applicant.startAt(done) });
  return {
    person: applicant,
    open: () => applicant.openStart(),
    steps: [
      { path: applicant.prefix, start: () => applicant.openStart(), fill: () => applicant.fillStart(), saves: true },
      { path: on('faculty'), ...after('start'), fill: () => applicant.fillFaculty(), saves: true },
      { path: on('education'), ...after('faculty'), fill: () => applicant.fillEducation(), saves: true },
      { path: on('scholarship'), ...after('education'), fill: () => applicant.fillScholarship(), saves: true },
      {
        path: on('upload-document'),
        ...after('scholarship'),
        fill: () => applicant.fillDocuments(),
        saves: applicant.degree === 'bachelor',
      },
    ],
    registersAt: 0,
    after: on('payment'),
    files: 2,
    startPayment: async (press) => {
      await payment.open();
      await payment.showCode(press);
    },
    finish: () => payment.expectComplete(),
  };
}

function shortCourse(trainee: Trainee): WholeFlow {
  const on = (part: string): string => `${trainee.prefix}/${part}`;
  const payment = new PaymentPage(trainee);
  const after = (done: ShortCourseStep) => ({ start: () => trainee.startAt(done, FEE.referral) });
  return {
    person: trainee,
    open: () => trainee.openStart(),
    steps: [
      { path: trainee.prefix, start: () => trainee.openStart(), fill: () => trainee.findCourse(), saves: false },
      {
        path: on('course'),
        start: async () => {
          await trainee.openStart(`?course=${COURSE.id}`);
          await expect(trainee.search).toHaveValue(trainee.courseName);
          await trainee.next();
          await trainee.at(on('course'));
        },
        fill: () => trainee.fillCourse(FEE.referral),
        saves: true,
      },
      {
        path: on('personal-information'),
        ...after('course'),
        fill: async () => {
          await trainee.fillParticipant();
          await trainee.fillCompany();
        },
        saves: true,
      },
      { path: on('promotion'), ...after('personal'), fill: () => trainee.fillPromotion(), saves: true },
      { path: on('upload-document'), ...after('promotion'), fill: () => trainee.fillDocuments(), saves: false },
    ],
    registersAt: 1,
    after: on('payment'),
    files: 1,
    startPayment: async (press) => {
      await payment.open();
      await payment.showCode(press);
    },
    finish: () => payment.expectComplete(),
  };
}

function scholarship(scholar: Scholar): WholeFlow {
  const after = (done: ScholarshipStep) => ({ start: () => scholar.startAt(done) });
  return {
    person: scholar,
    open: () => scholar.openCampaign(),
    steps: [
      {
        path: scholar.prefix,
        start: () => scholar.openCampaign(),
        fill: async () => {
          await scholar.fillStart();
          await scholar.fillInterest();
        },
        saves: true,
      },
      { path: scholar.on('faculty-type'), ...after('start'), fill: () => scholar.fillProgramme(), saves: true },
      {
        path: scholar.on('personal-information'),
        ...after('programme'),
        fill: async () => {
          await scholar.fillPersonal();
          await scholar.fillDocuments();
          await scholar.answerQuestion();
        },
        saves: true,
      },
      { path: scholar.on('education-loan'), ...after('personal'), fill: () => scholar.fillLoan(), saves: true },
    ],
    registersAt: 0,
    after: scholar.on('payment'),
    files: 3,
    showFiles: () => scholar.toPart('documents'),
    startPayment: (press) => scholar.payment.showCode(press),
    finish: async (press) => {
      await scholar.at(scholar.on('confirm'));
      await press(scholar.confirm);
      await scholar.payment.expectComplete();
    },
  };
}

export type OpenWholeFlow = (page: Page, sandbox: Sandbox, locale?: Locale) => WholeFlow;

export const bachelorFlow: OpenWholeFlow = (page, sandbox, locale = 'th') =>
  admission(new Applicant(page, sandbox, locale));

export const WHOLE_FLOWS: Readonly<Record<string, OpenWholeFlow>> = {
  bachelor: bachelorFlow,
  graduate: (page, sandbox, locale = 'en') => admission(new GraduateApplicant(page, sandbox, locale)),
  'short course': (page, sandbox, locale = 'th') => shortCourse(new Trainee(page, sandbox, locale)),
  scholarship: (page, sandbox, locale = 'en') => scholarship(new Scholar(page, sandbox, locale)),
};
