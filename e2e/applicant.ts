import { expect, type Page } from '@playwright/test';
import type { Locale } from '../src/config/locales.ts';
import { Person } from './person.ts';
import {
  PDF,
  prepare,
  REFERRAL_ROUNDS,
  ROUND,
  type Degree,
  type DoneStep,
  type Round,
  type Session,
} from './prepare.ts';
import type { Sandbox } from './sandbox.ts';

/** Where an application goes on whose steps are done up to here. */
const NEXT: Readonly<Record<DoneStep, string>> = {
  start: '/faculty',
  faculty: '/education',
  education: '/scholarship',
  scholarship: '/upload-document',
  documents: '/payment',
};

/** Somebody who applies for a degree, page by page, in one of the languages. */
export class Applicant extends Person {
  constructor(
    page: Page,
    sandbox: Sandbox,
    locale: Locale,
    readonly degree: Degree = 'bachelor',
    readonly rounds: Readonly<Record<'paid' | 'referral' | 'free', Round>> = ROUND,
  ) {
    super(page, sandbox, locale, degree);
  }

  /** Begins in the middle: the steps up to `done` are answered, and this browser holds the application. */
  async holding(done: DoneStep, round: Round = this.rounds.paid, query = ''): Promise<Session> {
    const session = await this.prepared(done, round);
    await this.keep(session);
    const next = this.prefix + NEXT[done];
    await this.page.goto(this.path(next) + query);
    await this.at(next);
    return session;
  }
  /** An application that this browser does not know. */
  prepared(done: DoneStep, round: Round = this.rounds.paid): Promise<Session> {
    return prepare({ phone: this.phone, email: this.email }, done, round, this.degree);
  }
  async fillStart(): Promise<void> {
    await this.choose('programme_type', 'four_year');
    await this.field('education').selectOption('m6');
    await this.pick('faculty_id');
    await this.fillPerson();
  }
  async fillPerson(): Promise<void> {
    await this.field('prefix_name').selectOption('ms');
    await this.field('first_name').fill('ณัฏฐ์ฐิตา');
    await this.field('last_name').fill('ณ ตัวอย่าง');
    await this.field('phone').fill(this.phone);
    await this.field('email').fill(this.email);
  }
  async fillFaculty(round: Round = this.rounds.paid): Promise<void> {
    await this.pick('campaign_id', round);
    if (REFERRAL_ROUNDS.includes(round)) await this.field('referral_code').fill('ADM-2026');
    await this.pick('course_type_id');
    await this.pick('faculty_id');
    await this.pick('course_id');
    await this.pick('semester_id');
  }
  async fillEducation(): Promise<void> {
    await this.choose('id_type', 'national_id');
    await this.field('id_number').fill('1-2345-67890-12-1');
    await this.choose('school_by', 'province');
    await this.pick('province_id');
    await this.pick('district_id');
    await this.pick('school_id');
    await this.choose('education_level', 'studying');
    await this.field('gpax').fill('๓.๕๐');
    await this.field('academic_year').fill('2569');
    await this.field('study_duration').selectOption('3');
  }
  async fillScholarship(): Promise<void> {
    await this.choose('scholarship_interest', 'yes');
    await this.choose('student_loan_interest', 'no');
  }

  async fillDocuments(): Promise<void> {
    await this.sendFiles();
    await this.form.locator('input[type="text"]').first().fill('ฐิตา');
  }
  async sendFiles(): Promise<void> {
    for (const kind of ['id_card', 'transcript'] as const) {
      await this.chooseFile(kind, { name: `${kind}.pdf`, ...PDF }, kind === 'id_card');
      await expect(this.documentCard(kind).getByText(this.words.upload.states.received, { exact: true })).toBeVisible();
    }
  }
}
