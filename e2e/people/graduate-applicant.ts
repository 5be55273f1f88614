import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/config/locales.ts';
import type { FileKind } from '../../src/model/file-kind.ts';
import { Applicant } from './bachelor-applicant.ts';
import { GRADUATE_ROUND } from '../support/prepare.ts';
import type { Sandbox } from '../support/sandbox.ts';

/** An applicant for a master's degree: a sergeant of the police. */
export class GraduateApplicant extends Applicant {
  constructor(page: Page, sandbox: Sandbox, locale: Locale) {
    super(page, sandbox, locale, 'graduate', GRADUATE_ROUND);
  }

  get rank(): string {
    return this.messages.ranks.police.sergeant;
  }

  override async fillStart(): Promise<void> {
    await this.choose('degree', 'master');
    await this.field('education').selectOption('bachelor');
    await this.pick('faculty_id');
    await this.fillPerson();
    await this.fillRank();
  }
  async fillRank(): Promise<void> {
    await this.field('prefix_name').selectOption('military');
    await this.field('rank').fill(this.rank);
  }
  override async fillScholarship(): Promise<void> {
    await this.choose('scholarship_interest', 'no');
    await this.choose('student_loan_interest', 'yes');
    await this.field('loan_type').selectOption('student_loan_fund');
  }
  /** Graduate rounds have no custom inputs. */
  override fillDocuments(): Promise<void> {
    return this.sendFiles(['id_card', 'transcript']);
  }
}

/** An applicant from Myanmar, with a passport and a degree from a university there. */
export class ForeignGraduate extends GraduateApplicant {
  /** As it is sent: without the 0 that is dialled before it in Myanmar. */
  override readonly phone = `97${String(randomInt(100_000_000)).padStart(8, '0')}`;

  override async fillPerson(): Promise<void> {
    await super.fillPerson();
    await this.field('phone_country').selectOption('MM');
    await this.field('phone').fill(`0${this.phone}`);
  }
  override async fillRank(): Promise<void> {
    await this.field('prefix_name').selectOption('ms');
  }
  override async fillEducation(): Promise<void> {
    await this.choose('id_type', 'passport');
    await this.field('id_number').fill('MD 123456');
    await this.findSchoolBy('abroad');
    await this.field('school_name').fill('University of Yangon, Myanmar');
    await this.choose('education_level', 'graduated');
    await this.field('academic_year').fill('2024');
    await this.field('study_duration').selectOption('4');
  }
  protected override hasIdCard(): boolean {
    return false;
  }
  override documentCard(kind: FileKind): Locator {
    return kind === 'id_card' ? this.page.getByRole('region', { name: /passport|ID card/ }) : super.documentCard(kind);
  }
}
