import { type Page } from '@playwright/test';
import type { Locale } from '../../src/config/locales.ts';
import { Person } from './person.ts';
import {
  prepare,
  REFERRAL_ROUNDS,
  ROUND,
  type Degree,
  type DoneStep,
  type Round,
  type Session,
} from '../support/prepare.ts';
import type { Sandbox } from '../support/sandbox.ts';

/** The page on which an application continues after the step in the key. */
const NEXT: Readonly<Record<DoneStep, string>> = {
  start: '/faculty',
  faculty: '/education',
  education: '/scholarship',
  scholarship: '/upload-document',
  documents: '/payment',
};

/** An applicant for a bachelor's degree, in one language. */
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

  /** Prepares an application whose steps are complete up to `done`, and puts its session into storage. */
  async startAt(done: DoneStep, round: Round = this.rounds.paid, query = ''): Promise<Session> {
    const session = await this.prepared(done, round);
    await this.storeSession(session);
    const next = this.prefix + NEXT[done];
    await this.page.goto(this.path(next) + query);
    await this.at(next);
    return session;
  }
  /** Prepares an application without a session in this browser. */
  prepared(done: DoneStep, round: Round = this.rounds.paid): Promise<Session> {
    return prepare(this.sandbox, this, done, round, this.degree);
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
    await this.fillProgramme();
  }
  async fillProgramme(): Promise<void> {
    await this.pick('course_type_id');
    await this.pick('faculty_id');
    await this.pick('course_id');
    await this.pick('semester_id');
  }
  async fillEducation(): Promise<void> {
    await this.choose('id_type', 'national_id');
    await this.field('id_number').fill('1-2345-67890-12-1');
    if (this.degree === 'bachelor') await this.findSchool();
    else await this.findByProvince();
    await this.choose('education_level', 'studying');
    await this.field('gpax').fill('๓.๕๐');
    await this.field('academic_year').fill('2569');
    await this.field('study_duration').selectOption('3');
  }
  protected async findByProvince(): Promise<void> {
    await this.findSchoolBy('province');
    for (const name of ['province_id', 'district_id', 'school_id']) await this.pick(name);
  }
  async fillScholarship(): Promise<void> {
    await this.choose('scholarship_interest', 'yes');
    await this.choose('student_loan_interest', 'no');
  }

  async fillDocuments(): Promise<void> {
    await this.sendFiles(['id_card', 'transcript']);
    await this.form.locator('input[type="text"]').first().fill('ฐิตา');
  }
}

/** A pupil whose school is in another country and has no grades on a scale of 4.00. */
export class PupilAbroad extends Applicant {
  override async fillStart(): Promise<void> {
    await super.fillStart();
    await this.field('education').selectOption('abroad');
  }
  override async fillEducation(): Promise<void> {
    await this.choose('id_type', 'national_id');
    await this.field('id_number').fill('1-2345-67890-12-1');
    await this.findSchoolBy('abroad');
    await this.field('school_name').fill('United World College, Singapore');
    await this.choose('education_level', 'studying');
    await this.field('academic_year').fill('2027');
    await this.field('study_duration').selectOption('2');
  }
}
