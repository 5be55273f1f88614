import type { Page } from '@playwright/test';
import { Applicant } from '../people/bachelor-applicant.ts';
import { GraduateApplicant } from '../people/graduate-applicant.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { Trainee } from '../people/short-course-applicant.ts';
import { expect, type TestDoors } from './fixtures.ts';
import { BACK_ENDS, type BackEndName } from './table.ts';

/** A part of the names of most schools, and one of all universities, of every back end. */
const SCHOOL = 'โรงเรียน';
const UNIVERSITY = 'มหาวิทยาลัย';

export class Bachelor extends Applicant {
  protected override readonly schoolSearch = SCHOOL;

  constructor(
    page: Page,
    doors: TestDoors,
    private readonly backEnd: BackEndName,
  ) {
    super(page, doors, 'th');
  }
  /** Every bachelor round asks a question. */
  readonly hasDocuments = true;

  /** The first round of each back end has a fee. */
  override async fillFaculty(): Promise<void> {
    await this.pick('campaign_id');
    await this.fillProgramme();
  }
  /** The question of the round is a list or a text. */
  override async fillDocuments(): Promise<void> {
    await this.sendFiles(BACK_ENDS[this.backEnd].documents.bachelor);
    const list = this.form.locator('select');
    const text = this.form.locator('input[type="text"]');
    await expect(list.or(text)).toBeVisible();
    if (await list.isVisible()) await list.selectOption({ index: 1 });
    else await text.fill('ฐิตา');
  }
}

export class Graduate extends GraduateApplicant {
  protected override readonly schoolSearch = UNIVERSITY;

  constructor(
    page: Page,
    doors: TestDoors,
    private readonly backEnd: BackEndName,
  ) {
    super(page, doors, 'th');
  }
  get hasDocuments(): boolean {
    return this.documents.length > 0;
  }
  private get documents() {
    return BACK_ENDS[this.backEnd].documents.graduate;
  }
  /** Not every back end has titles with a rank. */
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
    await this.sendFiles(this.documents);
  }
}

export class Learner extends Trainee {
  constructor(
    page: Page,
    doors: TestDoors,
    private readonly offer: { readonly course: string; readonly campaign?: string },
  ) {
    super(page, doors, 'th');
  }
  override get course(): { readonly id: RegExp; readonly name: string } {
    return { id: /./, name: this.offer.course };
  }
  override async fillCourse(): Promise<void> {
    await this.pick('period_id');
    await this.pick('campaign_id', this.offer.campaign);
    await this.fillPerson();
  }
}

export class Candidate extends Scholar {
  protected override readonly schoolSearch = SCHOOL;
  /** Every back end has it. */
  protected override readonly sport = 'football';

  constructor(
    page: Page,
    doors: TestDoors,
    private readonly backEnd: BackEndName,
    slug: string,
  ) {
    super(page, doors, 'th', { id: '', slug });
  }
  protected override get documentKinds() {
    return BACK_ENDS[this.backEnd].documents[this.campaign.slug] ?? [];
  }
  override async answerQuestion(): Promise<void> {
    await this.toPart('documents');
    await this.page.locator('[id^="question-"]').first().fill('ตั้งใจเรียนและช่วยเหลือสังคม');
  }
}
