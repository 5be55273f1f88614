import type { Page } from '@playwright/test';
import { Applicant } from '../people/bachelor-applicant.ts';
import { GraduateApplicant } from '../people/graduate-applicant.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { Trainee } from '../people/short-course-applicant.ts';
import type { TestDoors } from './fixtures.ts';
import { OFFERS } from './offers.ts';

/** A part of the names of most schools, and one of all universities, of this back end. */
const SCHOOL = 'โรงเรียน';
const UNIVERSITY = 'มหาวิทยาลัย';

export class Bachelor extends Applicant {
  protected override readonly schoolSearch = SCHOOL;

  constructor(page: Page, doors: TestDoors) {
    super(page, doors, 'th');
  }

  /** The first round has a fee. */
  override async fillFaculty(): Promise<void> {
    await this.pick('campaign_id');
    await this.fillProgramme();
  }
  override async fillDocuments(): Promise<void> {
    await this.sendFiles(OFFERS.documents.bachelor);
    await this.form.locator('select').selectOption({ index: 1 });
  }
}

export class Graduate extends GraduateApplicant {
  protected override readonly schoolSearch = UNIVERSITY;

  constructor(page: Page, doors: TestDoors) {
    super(page, doors, 'th');
  }
  /** This back end has no titles with a rank. */
  override async fillRank(): Promise<void> {
    await this.field('prefix_name').selectOption('ms');
  }
  override async fillFaculty(): Promise<void> {
    await this.pick('campaign_id');
    await this.fillProgramme();
  }
  protected override findByProvince(): Promise<void> {
    return this.findSchool();
  }
  override async fillDocuments(): Promise<void> {
    await this.sendFiles(OFFERS.documents.graduate);
  }
}

export class Learner extends Trainee {
  constructor(
    page: Page,
    doors: TestDoors,
    private readonly courseTitle: string,
  ) {
    super(page, doors, 'th');
  }
  override get course(): { readonly id: RegExp; readonly name: string } {
    return { id: /./, name: this.courseTitle };
  }
  override async fillCourse(): Promise<void> {
    await this.pick('period_id');
    await this.pick('campaign_id');
    await this.fillPerson();
  }
}

export class Candidate extends Scholar {
  protected override readonly schoolSearch = SCHOOL;
  /** This back end knows few kinds of sport. */
  protected override readonly sport = 'football';

  constructor(page: Page, doors: TestDoors, slug: string) {
    super(page, doors, 'th', { id: '', slug });
  }
  protected override get documentKinds() {
    return OFFERS.documents[this.campaign.slug] ?? [];
  }
  override async answerQuestion(): Promise<void> {
    await this.toPart('documents');
    await this.page.locator('[id^="question-"]').first().fill('ตั้งใจเรียนและช่วยเหลือสังคม');
  }
}
