import type { ShortCourseStep } from '../../src/sandbox/control/prepare/short-course.ts';
import type { Contact, Session } from './prepare.ts';
import type { Sandbox } from './sandbox.ts';

/** Seeded campaigns (src/sandbox/seed/campaigns.ts). The one with a referral code requires a document. */
export const FEE = { paid: '301', referral: '302', free: '303' } as const;
export type Fee = (typeof FEE)[keyof typeof FEE];
/** The seeded course that tests apply for. */
export const COURSE = {
  id: '1',
  slug: 'data-analysis',
  name: { th: 'วิเคราะห์ข้อมูลด้วยสเปรดชีต', en: 'Data Analysis with Spreadsheets' },
} as const;

export type DoneStep = ShortCourseStep;

/** Registers a short-course application and answers its steps up to `done`, for tests that start there. */
export const prepareShortCourse = (
  sandbox: Sandbox,
  { phone, email }: Contact,
  done: DoneStep,
  round: Fee,
): Promise<Session> => sandbox.prepare({ flow: 'short-course', phone, email, done, round });
