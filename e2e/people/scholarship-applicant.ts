import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/config/locales.ts';
import type { FileKind } from '../../src/model/file-kind.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { Person, type PartName } from './person.ts';
import { CAMPAIGN, KINDS, prepareScholarship, type Campaign, type DoneStep } from '../support/prepare-scholarship.ts';
import { type Session } from '../support/prepare.ts';
import type { Sandbox } from '../support/sandbox.ts';

/** The page below the slug on which an application continues after the step in the key. */
const NEXT: Readonly<Record<DoneStep, string>> = {
  start: 'faculty-type',
  programme: 'personal-information',
  personal: 'education-loan',
  loan: 'payment',
};

/** An applicant for a scholarship, in one language. */
export class Scholar extends Person {
  readonly payment: PaymentPage;
  protected override readonly parts: readonly PartName[] = ['identity', 'school', 'talent', 'documents'];
  protected readonly sport: string = 'badminton';
  protected readonly identity: Readonly<Record<'type' | 'number', string>> = {
    type: 'national_id',
    number: '1-2345-67890-12-1',
  };

  constructor(
    page: Page,
    sandbox: Sandbox,
    locale: Locale,
    readonly campaign: Campaign = CAMPAIGN.paid,
  ) {
    super(page, sandbox, locale, 'scholarship', campaign.slug);
    this.payment = new PaymentPage(this);
  }

  protected override hasIdCard(): boolean {
    return this.identity.type === 'national_id';
  }
  protected get documentKinds(): readonly FileKind[] {
    return KINDS[this.campaign.slug] ?? [];
  }
  /** Returns the path of a page of this campaign, in Thai. */
  readonly on = (part: string): string => `${this.prefix}/${part}`;
  readonly open = (part: string) => this.page.goto(this.path(this.on(part)));

  /** Prepares an application whose steps are complete up to `done`, and puts its session into storage. */
  async startAt(done: DoneStep, query = ''): Promise<Session> {
    const session = await this.prepared(done);
    await this.storeSession(session);
    await this.open(NEXT[done] + query);
    await this.at(this.on(done === 'loan' && this.campaign === CAMPAIGN.free ? 'confirm' : NEXT[done]));
    return session;
  }
  /** Prepares an application without a session in this browser. */
  prepared(done: DoneStep): Promise<Session> {
    return prepareScholarship(this.sandbox, this, done, this.campaign);
  }

  get campaignName(): Locator {
    return this.page.locator('#campaign');
  }
  async openCampaign(query = ''): Promise<void> {
    await this.openStart(query);
    await expect(this.campaignName).toBeVisible();
  }
  async fillStart(): Promise<void> {
    await this.field('first_name').fill('ณัฏฐ์ฐิตา');
    await this.field('last_name').fill('ณ ตัวอย่าง');
    await this.field('phone').fill(this.phone);
    await this.field('email').fill(this.email);
  }
  async fillInterest(): Promise<void> {
    await this.field('student_no').fill('ad66001234');
    await this.field('education').selectOption('m6');
    await this.pick('faculty_id');
    await this.pick('course_id');
  }
  async fillProgramme(): Promise<void> {
    for (const name of ['faculty_id', 'course_type_id', 'course_id', 'semester_id']) await this.pick(name);
  }
  /** Fills the parts of the personal step in order, up to the documents. */
  async fillPersonal(): Promise<void> {
    await this.toPart('identity');
    await this.choose('id_type', this.identity.type);
    await this.field('id_number').fill(this.identity.number);
    await this.field('home_address').fill('99/1 ถนนตัวอย่าง');
    await this.field('home_postcode').fill('๑๐๙๐๐');
    await this.pick('home_district_id');
    await this.pick('home_sub_district_id');
    await this.next();
    await this.findSchool();
    await this.choose('education_level', 'studying');
    await this.field('gpax').fill('3.75');
    await this.field('academic_year').fill('2569');
    await this.field('study_duration').selectOption('3');
    await this.next();
    await this.field('sport_type').selectOption(this.sport);
    await this.field('special_talent').fill('ขับร้องเพลงไทยเดิม');
    await this.field('activities').fill('จิตอาสาสอนหนังสือเด็ก');
    await this.choose('class_time', 'weekend');
    await this.next();
    await expect(this.openPart('documents')).toBeVisible();
  }
  async fillDocuments(): Promise<void> {
    await this.toPart('documents');
    await this.sendFiles(this.documentKinds);
  }
  async answerQuestion(): Promise<void> {
    await this.toPart('documents');
    await this.page.locator('#question-3').fill('ตั้งใจเรียนและช่วยเหลือสังคม');
  }
  async fillLoan(): Promise<void> {
    await this.choose('student_loan_interest', 'yes');
    await this.field('loan_type').selectOption('student_loan_fund');
  }

  /** Returns the last confirm button, because after a payment there is one above the answers, too. */
  get confirm(): Locator {
    return this.page.getByRole('button', { name: this.messages.review.submit.confirm }).last();
  }
  /** Confirms on the last page and waits for the result. */
  async confirmAll(): Promise<void> {
    await this.at(this.on('confirm'));
    await this.confirm.click();
    await this.payment.expectComplete();
  }
}

/** A pupil without a nationality, whose card has a number that begins with 0. */
export class StatelessScholar extends Scholar {
  protected override readonly identity = { type: 'national_id', number: '0-2345-67890-12-2' };
}

/** A pupil who has one name, and no card but a code from school. */
export class OneNameScholar extends Scholar {
  protected override readonly identity = { type: 'other', number: 'G 6435 0000 0123' };
  override async fillStart(): Promise<void> {
    await super.fillStart();
    await this.field('last_name').fill('');
    await this.page.getByLabel(this.messages.fields.notApplicable.last_name).check();
  }
  /** The name is shown, and nowhere on the page stands what is sent as the last name. */
  async expectOneName(): Promise<void> {
    const page = this.page.locator('body');
    await expect(page).toContainText('ณัฏฐ์ฐิตา');
    // What is folded is not in the text that is shown. A person needs no press for it, so none is counted.
    await this.page.locator('main details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '');
    });
    await expect(page).toContainText('ณัฏฐ์ฐิตา', { useInnerText: true });
    await expect(page).not.toContainText(/(?<![\p{L}\p{M}\p{N}])-|-(?![\p{L}\p{M}\p{N}])/u, { useInnerText: true });
  }
  override documentCard(kind: FileKind): Locator {
    const { title } = this.messages.upload.identityKinds.other;
    return kind === 'id_card' ? this.page.getByRole('region', { name: title }) : super.documentCard(kind);
  }
}
