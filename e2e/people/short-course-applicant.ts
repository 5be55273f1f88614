import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/config/locales.ts';
import { Person, type PartName } from './person.ts';
import { COURSE, FEE, prepareShortCourse, type DoneStep, type Fee } from '../support/prepare-short-course.ts';
import { type Session } from '../support/prepare.ts';
import type { Sandbox } from '../support/sandbox.ts';

/** The page on which an application continues after the step in the key. */
const NEXT: Readonly<Record<DoneStep, string>> = {
  course: '/regisshortcourse/personal-information',
  personal: '/regisshortcourse/promotion',
  promotion: '/regisshortcourse/upload-document',
  documents: '/regisshortcourse/payment',
};

/** An applicant for a short course, in one language. */
export class Trainee extends Person {
  protected override readonly parts: readonly PartName[] = ['participant', 'address'];

  constructor(page: Page, sandbox: Sandbox, locale: Locale) {
    super(page, sandbox, locale, 'short-course');
  }

  /** Prepares an application whose steps are complete up to `done`, and puts its session into storage. */
  async startAt(done: DoneStep, fee: Fee = FEE.paid, query = ''): Promise<Session> {
    const session = await this.prepared(done, fee);
    await this.storeSession(session);
    await this.page.goto(this.path(NEXT[done]) + query);
    await this.at(NEXT[done]);
    return session;
  }
  /** Prepares an application without a session in this browser. */
  prepared(done: DoneStep, fee: Fee = FEE.paid): Promise<Session> {
    return prepareShortCourse(this.sandbox, this, done, fee);
  }

  /** The course search: a text field before hydration, a combobox after it. */
  get search(): Locator {
    return this.page.getByRole('combobox', { name: this.messages.fields.labels.course_search });
  }
  get suggestions(): Locator {
    return this.page.getByRole('listbox', { name: this.messages.fields.labels.course_search }).getByRole('option');
  }
  /** An empty search has no button, because each course leads on; Enter sends it. */
  override async next(): Promise<void> {
    const text = this.page.locator('form [name="course_search"]');
    if ((await text.count()) === 1 && (await text.inputValue()) === '') await text.press('Enter');
    else await super.next();
  }
  get course(): { readonly id: string | RegExp; readonly name: string } {
    return { id: COURSE.id, name: COURSE.name[this.locale] };
  }
  get courseName(): string {
    return this.course.name;
  }
  async findCourse(): Promise<void> {
    await this.page.getByLabel(this.messages.fields.labels.course_search).first().focus();
    await this.search.fill(this.courseName.slice(0, 8));
    await this.suggestions.filter({ hasText: this.courseName }).click();
    await expect(this.search).toHaveValue(this.courseName);
  }
  async fillCourse(fee: Fee = FEE.paid): Promise<void> {
    await expect(this.page.locator('[name="short_course_id"]')).toHaveValue(this.course.id);
    await this.pick('period_id');
    await this.pick('campaign_id', fee);
    if (fee === FEE.referral) await this.field('referral_code').fill('ADM-2026');
    await this.fillPerson();
  }
  async fillPerson(): Promise<void> {
    await this.field('prefix_name').selectOption('ms');
    await this.field('first_name').fill('ณัฏฐ์ฐิตา');
    await this.field('last_name').fill('ณ ตัวอย่าง');
    await this.field('phone').fill(this.phone);
    await this.field('email').fill(this.email);
  }
  async fillParticipant(): Promise<void> {
    await this.toPart('participant');
    await this.field('occupation').fill('นักบัญชี');
    await this.field('workplace').fill('บริษัท ตัวอย่าง จำกัด');
    await this.field('attendees').fill('๓');
  }
  /**
   * Fills what follows the participant: a company with an invoice address found by province and a shipping address
   * found by postcode.
   */
  async fillCompany(): Promise<void> {
    await this.choose('receipt_issued_to', 'company');
    await this.field('company_name').fill('บริษัท ตัวอย่าง จำกัด');
    await this.field('branch').fill('00000');
    await this.field('tax_id').fill('0-1055-36000-31-3');
    await this.next();
    await expect(this.openPart('address')).toBeVisible();
    await this.field('tax_address').fill('99/1 ถนนตัวอย่าง');
    await this.pick('tax_province_id');
    await this.pick('tax_district_id');
    await this.pick('tax_sub_district_id');
    await this.field('same_as_invoice').uncheck();
    await this.field('shipping_address').fill('12 ซอยตัวอย่าง 3');
    await this.choose('shipping_address_by', 'postcode');
    await this.field('shipping_postcode').fill('๑๐๙๐๐');
    await this.pick('shipping_district_id');
    await this.pick('shipping_sub_district_id');
  }
  /** The same for a company in another country, which has neither a tax ID nor a branch in Thailand. */
  async fillForeignCompany(): Promise<void> {
    await this.choose('receipt_issued_to', 'foreign_company');
    await this.field('company_name').fill('Example Pte. Ltd.');
    await this.next();
    await expect(this.openPart('address')).toBeVisible();
    await this.choose('tax_address_by', 'abroad');
    await this.field('tax_address').fill('1 Example Road, 068898, Singapore');
  }
  async fillPromotion(): Promise<void> {
    await this.choose('promotion_interest', 'yes');
  }
  async fillDocuments(): Promise<void> {
    await this.sendFiles(['id_card']);
  }
}
