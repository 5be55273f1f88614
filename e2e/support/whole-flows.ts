import type { Locator, Page } from '@playwright/test';
import { Applicant } from '../people/bachelor-applicant.ts';
import { GraduateApplicant } from '../people/graduate-applicant.ts';
import type { Person } from '../people/person.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { Trainee } from '../people/short-course-applicant.ts';
import { PaymentPage } from './payment-page.ts';
import { FEE } from './prepare-short-course.ts';
import type { Sandbox } from './sandbox.ts';

interface WholeStep {
  readonly path: string;
  readonly fill: () => Promise<void>;
  /** Whether Continue sends something: files are sent before it. */
  readonly saves: boolean;
}
/** A flow from its first step to the result. */
export interface WholeFlow {
  readonly person: Person;
  readonly open: () => Promise<unknown>;
  readonly steps: readonly WholeStep[];
  /** The step that registers, counted from 0. */
  readonly registersAt: number;
  /** Path after the last step. */
  readonly after: string;
  readonly files: number;
  /** From the review to an open Thai QR. */
  readonly startPayment: (press?: (button: Locator) => Promise<void>) => Promise<void>;
  /** From the confirmation of the payment to the result. */
  readonly finish: (press: (button: Locator) => Promise<void>) => Promise<void>;
}

function admission(applicant: Applicant): WholeFlow {
  const on = (part: string): string => `${applicant.prefix}/${part}`;
  const payment = new PaymentPage(applicant);
  return {
    person: applicant,
    open: () => applicant.openStart(),
    steps: [
      { path: applicant.prefix, fill: () => applicant.fillStart(), saves: true },
      { path: on('faculty'), fill: () => applicant.fillFaculty(), saves: true },
      { path: on('education'), fill: () => applicant.fillEducation(), saves: true },
      { path: on('scholarship'), fill: () => applicant.fillScholarship(), saves: true },
      { path: on('upload-document'), fill: () => applicant.fillDocuments(), saves: applicant.degree === 'bachelor' },
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
  return {
    person: trainee,
    open: () => trainee.openStart(),
    steps: [
      { path: trainee.prefix, fill: () => trainee.findCourse(), saves: false },
      { path: on('course'), fill: () => trainee.fillCourse(FEE.referral), saves: true },
      {
        path: on('personal-information'),
        fill: async () => {
          await trainee.fillParticipant();
          await trainee.fillCompany();
        },
        saves: true,
      },
      { path: on('promotion'), fill: () => trainee.fillPromotion(), saves: true },
      { path: on('upload-document'), fill: () => trainee.fillDocuments(), saves: false },
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
  return {
    person: scholar,
    open: () => scholar.openCampaign(),
    steps: [
      {
        path: scholar.prefix,
        fill: async () => {
          await scholar.fillStart();
          await scholar.fillInterest();
        },
        saves: true,
      },
      { path: scholar.on('faculty-type'), fill: () => scholar.fillProgramme(), saves: true },
      {
        path: scholar.on('personal-information'),
        fill: async () => {
          await scholar.fillPersonal();
          await scholar.fillDocuments();
          await scholar.answerQuestion();
        },
        saves: true,
      },
      { path: scholar.on('education-loan'), fill: () => scholar.fillLoan(), saves: true },
    ],
    registersAt: 0,
    after: scholar.on('payment'),
    files: 3,
    startPayment: (press) => scholar.payment.showCode(press),
    finish: async (press) => {
      await scholar.at(scholar.on('confirm'));
      await press(scholar.confirm);
      await scholar.payment.expectComplete();
    },
  };
}

export const WHOLE_FLOWS: Readonly<Record<string, (page: Page, sandbox: Sandbox) => WholeFlow>> = {
  bachelor: (page, sandbox) => admission(new Applicant(page, sandbox, 'th')),
  graduate: (page, sandbox) => admission(new GraduateApplicant(page, sandbox, 'en')),
  'short course': (page, sandbox) => shortCourse(new Trainee(page, sandbox, 'th')),
  scholarship: (page, sandbox) => scholarship(new Scholar(page, sandbox, 'en')),
};
