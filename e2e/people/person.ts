import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { FLOWS, type FlowId } from '../../src/config/flow-registry.ts';
import type { Locale } from '../../src/config/locales.ts';
import type { FlowKey } from '../../src/config/storage-keys.ts';
import { canBeCovered } from '../../src/documents/cover-picture.ts';
import type { FileKind } from '../../src/model/file-kind.ts';
import { OtpDialog } from '../support/otp-dialog.ts';
import { fileBeside, routePath } from '../support/on-hosts.ts';
import { PDF, SCHOOL_SEARCH, type Session } from '../support/prepare.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { wordsOf } from '../support/messages.ts';

/** Returns a mobile number that no other test uses. */
const newPhone = (): string => `08${String(randomInt(100_000_000)).padStart(8, '0')}`;

type SectionName = keyof ReturnType<typeof wordsOf>['fields']['sections'];
/** What a person is asked to cover before a file, by the name of its texts. */
type Notice = 'idCardNotice' | 'documentNotice';
/** The name of a part of a step. */
export type PartName = SectionName extends infer S ? (S extends `${infer Name}_part` ? Name : never) : never;

/** An applicant of any flow, in one language. */
export class Person {
  readonly messages;
  readonly code: OtpDialog;
  readonly phone = newPhone();
  readonly email: string;
  /** The path of the flow's first page, in Thai. */
  readonly prefix: string;
  /** The parts of the step that has some. */
  protected readonly parts: readonly PartName[] = [];
  /** A part of the names of the schools that the person looks for. */
  protected readonly schoolSearch: string;
  private readonly key: FlowKey;

  constructor(
    readonly page: Page,
    readonly sandbox: Sandbox,
    readonly locale: Locale,
    flow: FlowId,
    slug?: string,
  ) {
    this.messages = wordsOf(locale);
    this.schoolSearch = SCHOOL_SEARCH[locale];
    this.code = new OtpDialog(page, this.messages);
    this.email = `applicant${this.phone}@example.com`;
    this.prefix = `/${[FLOWS[flow].prefix, slug].filter(Boolean).join('/')}`;
    this.key = flow === 'scholarship' ? `scholarship:${slug ?? ''}` : flow;
  }

  readonly path = (path: string): string => (this.locale === 'th' ? path : `/${this.locale}${path}`);

  /** Writes an application session into storage, in the site's format. */
  async storeSession({ id, token }: Partial<Session>): Promise<void> {
    await this.page.goto(fileBeside(this.prefix, '/favicon.svg')); // Opens the site's origin without running a page.
    await this.page.evaluate(
      ([key, session]) => {
        const now = Date.now();
        for (const [part, data] of Object.entries(session))
          localStorage.setItem(`adm:${key}:${part}`, JSON.stringify({ v: 1, created: now, saved: now, data }));
      },
      [this.key, { ...(id ? { id } : {}), ...(token ? { token } : {}) }] as const,
    );
  }

  get form(): Locator {
    return this.page.locator('main form').first();
  }
  field(name: keyof typeof this.messages.fields.labels | 'id_number'): Locator {
    return this.page.locator(`form [name="${name}"]`).first();
  }
  /** Returns the heading of the part that is open. */
  openPart(part: PartName): Locator {
    return this.page.getByRole('heading', { name: new RegExp(`\\d .*${this.partNames([part])}$`) });
  }
  /** Opens a part of a step, unless it is open. */
  async toPart(part: PartName): Promise<void> {
    // The headings are rendered once it is known which part is open.
    const rows = this.partButtons(this.parts);
    await expect(rows).toHaveCount(this.parts.length - 1);
    if (!(await this.openPart(part).isVisible())) await this.partButtons([part]).click();
    await expect(this.openPart(part)).toBeVisible();
  }
  /** Returns the buttons that open parts. Buttons of documents may contain the name of a part, too. */
  private partButtons(parts: readonly PartName[]): Locator {
    const { edit, fill } = this.messages['form-help'].parts;
    return this.form.getByRole('button', { name: new RegExp(`^(?:${edit}|${fill}) ${this.partNames(parts)}$`) });
  }
  /** Returns a pattern of their names; the documents' part may also name its questions. */
  private partNames(parts: readonly PartName[]): string {
    const { documents_and_questions_part: withQuestions } = this.messages.fields.sections;
    const names = parts.flatMap((part) => [this.partName(part), ...(part === 'documents' ? [withQuestions] : [])]);
    return `(?:${names.join('|')})`;
  }
  private partName(part: PartName): string {
    return this.messages.fields.sections[`${part}_part`];
  }
  async choose(name: string, value: string): Promise<void> {
    await this.page.locator(`form input[name="${name}"][value="${value}"]`).check();
  }
  /** Chooses another way to find the school than by its name, which the form offers first, except to applicants from abroad. */
  async findSchoolBy(way: 'province' | 'postcode' | 'abroad'): Promise<void> {
    const others = this.page.getByRole('button', { name: this.messages.fields.labels.school_by_others });
    const ways = this.form.locator('input[name="school_by"]');
    await expect(others.or(ways.first()).first()).toBeVisible();
    if (await others.isVisible()) await others.click();
    await this.choose('school_by', way);
  }
  /**
   * Chooses an option of a list from the server, by value or the first one. It may be a native select or a few cards.
   */
  async pick(name: string, value?: string): Promise<void> {
    const select = this.page.locator(`form select[name="${name}"]`);
    const cards = this.page.locator(`form input[type="radio"][name="${name}"]`);
    const chosen = this.page.locator(`form input[type="hidden"][name="${name}"]`);
    await expect(select.locator('option').nth(1).or(cards.first()).or(chosen)).toBeAttached();
    // What was chosen on an earlier page is only named, beside a button that changes it.
    if ((await chosen.count()) > 0) {
      if (value === undefined) return;
      await this.page.locator(`#field-${name}`).click();
    }
    if ((await cards.count()) === 0)
      await (value === undefined ? select.selectOption({ index: 1 }) : select.selectOption(value));
    else
      await (
        value === undefined ? cards.first() : this.page.locator(`form input[name="${name}"][value="${value}"]`)
      ).check();
  }
  /** Shows the first page's form, which is folded for those who return to a registered application. */
  async unfold(): Promise<void> {
    await this.page.getByRole('button', { name: this.messages['form-help'].cameBack.editHere }).click();
  }
  /** Finds a school by a part of its name, among all schools of the country. */
  async findSchool(): Promise<void> {
    await this.page.locator('form [name="school_search"]').fill(this.schoolSearch);
    await this.page.locator('[role="option"]').first().click();
  }
  get continue(): Locator {
    return this.page.getByRole('button', { name: this.messages.flow.continue, exact: true });
  }
  async next(): Promise<void> {
    await this.continue.click();
  }
  async at(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => routePath(url) === this.path(path));
    if (path !== this.prefix) await this.hydrated();
  }
  /** Waits until the step's form is hydrated. */
  async hydrated(): Promise<void> {
    await this.page.waitForLoadState('domcontentloaded');
    const form = this.page.locator('form[data-step-form]');
    if ((await form.count()) > 0) await expect(form).toHaveAttribute('data-hydrated', '');
  }
  /** Waits until the page has read the application with the token. */
  async loaded(): Promise<void> {
    await expect(this.page.getByText(this.messages.flow.saved.server)).toBeVisible();
  }
  /** Returns the values of the page's form without empty ones. */
  async answers(): Promise<Record<string, string>> {
    return this.form.evaluate((form: HTMLFormElement) =>
      Object.fromEntries(
        [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
      ),
    );
  }

  async openStart(query = ''): Promise<void> {
    await this.page.goto(this.path(`${this.prefix}${query}`));
  }
  /**
   * Enters the newest code.
   * @param count the number of codes sent so far
   */
  async enterCode(count = 1): Promise<void> {
    await this.code.enter(await this.sandbox.code(this.phone, count));
  }
  documentCard(kind: FileKind): Locator {
    return this.page.getByRole('region', { name: this.messages.upload.kinds[kind] });
  }
  /** The button for files; touch screens have another one for the camera. */
  fileInput(kind: FileKind): Locator {
    return this.page.locator(`#document-${kind}-file`);
  }
  /** The button that sends the files that wait; on a card that was not covered here it says that it has been before. */
  sendButton(kind: FileKind): Locator {
    return this.page.locator(`#document-${kind}-send`);
  }
  /** Sends a PDF that waits because its pages can be covered. */
  async sendPdf(kind: FileKind): Promise<void> {
    if (!canBeCovered(kind, { type: 'application/pdf', name: '' })) return;
    await this.sendButton(kind).click();
  }
  /** Whether the identity document may be an ID card. */
  protected hasIdCard(): boolean {
    return true;
  }
  /** Returns the notice that opens before a file of this kind. */
  noticeBefore(kind: FileKind, sent: readonly FileKind[]): Notice | undefined {
    if (kind === 'id_card' && this.hasIdCard()) return sent.includes('id_card') ? undefined : 'idCardNotice';
    return sent.length === 0 ? 'documentNotice' : undefined;
  }
  noticeAlert(notice: Notice): Locator {
    return this.page.getByRole('alertdialog', { name: this.messages.upload[notice].title });
  }
  /** Sends one PDF of each kind, as the first files of the application. */
  async sendFiles(kinds: readonly FileKind[]): Promise<void> {
    for (const [index, kind] of kinds.entries()) {
      await this.chooseFile(kind, { name: `${kind}.pdf`, ...PDF }, this.noticeBefore(kind, kinds.slice(0, index)));
      await expect(
        this.documentCard(kind).getByText(this.messages.upload.states.received, { exact: true }),
      ).toBeVisible();
    }
  }
  /** Chooses a file with the button, acknowledges the notice, and sends a PDF. A photo waits. */
  async chooseFile(
    kind: FileKind,
    file: string | { name: string; mimeType: string; buffer: Buffer },
    notice?: Notice,
  ): Promise<void> {
    await this.pickFile(kind, file, notice);
    if (typeof file === 'string' ? file.endsWith('.pdf') : file.mimeType === 'application/pdf')
      await this.sendPdf(kind);
  }
  /** Does the same, but a PDF waits, too. */
  async pickFile(
    kind: FileKind,
    file: string | { name: string; mimeType: string; buffer: Buffer },
    notice?: Notice,
  ): Promise<void> {
    const opened = this.page.waitForEvent('filechooser');
    await this.fileInput(kind).click();
    const { acknowledge } = this.messages.upload.idCardNotice;
    if (notice) await this.noticeAlert(notice).getByRole('button', { name: acknowledge }).click();
    await (await opened).setFiles(file);
  }
  /** Returns id and token from storage. */
  async session(): Promise<Session> {
    return this.page.evaluate((flow) => {
      const read = (key: string) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { data?: string }).data ?? '';
      return { id: read(`adm:${flow}:id`), token: read(`adm:${flow}:token`) };
    }, this.key);
  }
}
