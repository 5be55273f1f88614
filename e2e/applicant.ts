import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../src/config/locales.ts';
import { CodeDialog } from './code-dialog.ts';
import { PDF, prepare, ROUND, type DoneStep, type Round, type Session } from './prepare.ts';
import type { Sandbox } from './sandbox.ts';
import { wordsOf } from './words.ts';

/** A mobile number that no other test uses. */
const newPhone = (): string => `08${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** Where an application goes on whose steps are done up to here. */
const NEXT: Readonly<Record<DoneStep, string>> = {
  start: '/regisbachelor/faculty',
  faculty: '/regisbachelor/education',
  education: '/regisbachelor/scholarship',
  scholarship: '/regisbachelor/upload-document',
  documents: '/regisbachelor/payment',
};

/** Somebody who applies for a bachelor's degree, page by page, in one of the languages. */
export class Applicant {
  readonly words;
  readonly code: CodeDialog;
  readonly phone = newPhone();
  readonly email: string;

  constructor(
    readonly page: Page,
    readonly sandbox: Sandbox,
    readonly locale: Locale,
  ) {
    this.words = wordsOf(locale);
    this.code = new CodeDialog(page, this.words);
    this.email = `applicant${this.phone}@example.com`;
  }

  readonly path = (path: string): string => (this.locale === 'th' ? path : `/${this.locale}${path}`);

  /** Begins in the middle: the steps up to `done` are answered, and this browser holds the application. */
  async holding(done: DoneStep, round: Round = ROUND.paid, query = ''): Promise<Session> {
    const session = await this.prepared(done, round);
    await this.keep(session);
    await this.page.goto(this.path(NEXT[done]) + query);
    await this.at(NEXT[done]);
    return session;
  }
  /** An application that this browser does not know. */
  prepared(done: DoneStep, round: Round = ROUND.paid): Promise<Session> {
    return prepare({ phone: this.phone, email: this.email }, done, round);
  }
  /** Puts an application into this browser's storage, as the site keeps it. */
  async keep({ id, token }: Partial<Session>): Promise<void> {
    await this.page.goto('/favicon.svg'); // The site's origin, without a page of it.
    await this.page.evaluate(
      (held) => {
        const now = Date.now();
        for (const [part, data] of Object.entries(held))
          localStorage.setItem(`adm:bachelor:${part}`, JSON.stringify({ v: 1, created: now, saved: now, data }));
      },
      { ...(id ? { id } : {}), ...(token ? { token } : {}) },
    );
  }

  get form(): Locator {
    return this.page.locator('main form').first();
  }
  field(name: keyof typeof this.words.fields.labels): Locator {
    return this.page.locator(`form [name="${name}"]`).first();
  }
  async choose(name: string, value: string): Promise<void> {
    await this.page.locator(`form input[name="${name}"][value="${value}"]`).check();
  }
  /** Chooses from a list that comes from the server: by value, or the first there is. */
  async pick(name: string, value?: string): Promise<void> {
    const select = this.page.locator(`form select[name="${name}"]`);
    await expect(select.locator('option').nth(1)).toBeAttached();
    await (value === undefined ? select.selectOption({ index: 1 }) : select.selectOption(value));
  }
  get continue(): Locator {
    return this.page.getByRole('button', { name: this.words.flow.continue, exact: true });
  }
  async next(): Promise<void> {
    await this.continue.click();
  }
  async at(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === this.path(path));
    if (path !== '/regisbachelor') await this.awake();
  }
  /** The step's form has been taken over by its island. */
  async awake(): Promise<void> {
    const form = this.page.locator('form[data-step-form]');
    if ((await form.count()) > 0) await expect(form).toHaveAttribute('data-awake', '');
  }
  /** What stands in the page's form; empty answers left out. */
  async answers(): Promise<Record<string, string>> {
    return this.form.evaluate((form: HTMLFormElement) =>
      Object.fromEntries(
        [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
      ),
    );
  }

  async openStart(query = ''): Promise<void> {
    await this.page.goto(this.path(`/regisbachelor${query}`));
  }
  async fillStart(): Promise<void> {
    await this.choose('programme_type', 'four_year');
    await this.field('education').selectOption('m6');
    await this.pick('faculty_id');
    await this.field('prefix_name').selectOption('ms');
    await this.field('first_name').fill('ณัฏฐ์ฐิตา');
    await this.field('last_name').fill('ณ ตัวอย่าง');
    await this.field('phone').fill(this.phone);
    await this.field('email').fill(this.email);
  }
  /** Enters the newest code; `count` is how many were sent so far. */
  async enterCode(count = 1): Promise<void> {
    await this.code.enter(await this.sandbox.code(this.phone, count));
  }
  async fillFaculty(round: Round = ROUND.paid): Promise<void> {
    await this.pick('campaign_id', round);
    if (round === ROUND.referral) await this.field('referral_code').fill('ADM-2026');
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

  documentCard(kind: keyof typeof this.words.upload.kinds): Locator {
    return this.page.getByRole('region', { name: this.words.upload.kinds[kind] });
  }
  /** Chooses a file as a person does: by the button; the notice of an ID card is acknowledged when it comes. */
  async chooseFile(
    kind: keyof typeof this.words.upload.kinds,
    file: string | { name: string; mimeType: string; buffer: Buffer },
    notice = false,
  ): Promise<void> {
    const opened = this.page.waitForEvent('filechooser');
    await this.documentCard(kind).locator('input[type="file"]').first().click();
    if (notice) await this.page.getByRole('button', { name: this.words.upload.redaction.acknowledge }).click();
    await (await opened).setFiles(file);
  }
  async fillDocuments(): Promise<void> {
    for (const kind of ['id_card', 'transcript'] as const) {
      await this.chooseFile(kind, { name: `${kind}.pdf`, ...PDF }, kind === 'id_card');
      await expect(this.documentCard(kind).getByText(this.words.upload.states.received, { exact: true })).toBeVisible();
    }
    await this.form.locator('input[type="text"]').first().fill('ฐิตา');
  }

  /** Id and token as this browser keeps them. */
  async session(): Promise<Session> {
    return this.page.evaluate(() => {
      const read = (key: string) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { data?: string }).data ?? '';
      return { id: read('adm:bachelor:id'), token: read('adm:bachelor:token') };
    });
  }
}
