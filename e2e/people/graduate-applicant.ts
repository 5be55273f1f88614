import type { Page } from '@playwright/test';
import type { Locale } from '../../src/config/locales.ts';
import { Applicant } from './bachelor-applicant.ts';
import { GRADUATE_ROUND } from '../support/prepare.ts';
import type { Sandbox } from '../support/sandbox.ts';

/** An applicant for a master's degree. */
export class GraduateApplicant extends Applicant {
  constructor(page: Page, sandbox: Sandbox, locale: Locale) {
    super(page, sandbox, locale, 'graduate', GRADUATE_ROUND);
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
    await this.field('rank').selectOption('captain');
  }
  override async fillScholarship(): Promise<void> {
    await this.choose('scholarship_interest', 'no');
    await this.choose('student_loan_interest', 'yes');
    await this.field('loan_type').selectOption('student_loan_fund');
  }
  /** Graduate rounds have no custom inputs. */
  override fillDocuments(): Promise<void> {
    return this.sendFiles();
  }
}
