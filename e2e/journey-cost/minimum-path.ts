import { canBeCovered } from '../../src/documents/cover-picture.ts';
import type { Person } from '../people/person.ts';
import { expect } from '../support/fixtures.ts';
import { routePath } from '../support/on-hosts.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { COURSE } from '../support/prepare-short-course.ts';
import { PDF, SCHOOL_SEARCH } from '../support/prepare.ts';
import type { WholeFlow } from '../support/whole-flows.ts';
import { CountedPage } from './counted-page.ts';
import { watchRequests } from '../support/settled.ts';
import { nextQuestion, stateOf, type Question } from './open-questions.ts';

/**
 * The shortest path from the first page of a flow to the paid application, with the fewest answers. The design review
 * counted by the same rules:
 * - A preselected value that stays costs nothing. A radio, a checkbox and a button cost one tap each, a list costs two.
 * - A text costs one tap and a key per character. The tap is saved where the page moves the focus there, and replaced by
 *   one key where the keyboard's "next" does.
 * - A file costs three taps: the button, and two in the phone's own picker. The ID-card notice costs one more, and so does
 *   "Upload" for the documents that can be covered before.
 * - The Thai QR is paid on the same phone: the applicant saves its picture and presses "I have paid". Taps in the
 *   banking app are not counted.
 * - Questions that must be answered and files that must be sent count as answers.
 * - A swipe is a screen below the first one, on every page up to the payment.
 */
const TEXTS: Readonly<Record<string, string>> = {
  first_name: 'สมหญิง',
  last_name: 'รักเรียน',
  id_number: '1234567890121',
  gpax: '3.50',
  academic_year: '2569',
  question0: 'ปลาทู',
  occupation: 'นักบัญชี',
  workplace: 'บ้านสวนดาว',
  attendees: '1',
  tax_address: '99/1 ถนนตัวอย่าง',
  tax_postcode: '10900',
  home_address: '99/1 ถนนตัวอย่าง',
  home_postcode: '10900',
};
const LONG_ANSWER = 'ตั้งใจเรียน ช่วยเหลือครอบครัวและสังคมไทย';

export class MinimumPath {
  readonly counted: CountedPage;
  private readonly settled: () => Promise<void>;
  private readonly person: Person;

  /** @param link the query of an advert's link, which answers some questions */
  constructor(
    private readonly flow: WholeFlow,
    private readonly link = '',
  ) {
    this.person = flow.person;
    this.counted = new CountedPage(this.person.page);
    this.settled = watchRequests(this.person.page);
  }

  private textFor({ kind, name }: Question): string {
    const { phone } = this.person;
    if (kind === 'textarea') return LONG_ANSWER;
    const text = { phone, email: `s${phone.slice(2)}@example.com`, ...TEXTS }[name];
    if (text === undefined) throw new Error(`There is no text for ${name}`);
    return text;
  }
  private async answer(question: Question): Promise<void> {
    const { counted, person } = this;
    const { kind, name, value } = question;
    const control = person.page.locator(`main form [name="${name}"]:visible`);
    counted.answers += kind === 'checkbox' ? 0 : 1;
    if (name === 'course_search') await this.findCourse();
    else if (name === 'school_search') await this.findSchool();
    else if (kind === 'radio') await counted.tap(person.page.locator(`main form [name="${name}"][value="${value}"]`));
    else if (kind === 'checkbox') await counted.tap(control);
    else if (kind === 'select-one') await counted.chooseFirst(control);
    else if (kind === 'file') await this.attach(name as keyof typeof person.messages.upload.kinds);
    else await counted.write(control, this.textFor(question));
  }
  private async attach(kind: keyof typeof this.person.messages.upload.kinds): Promise<void> {
    const { page, messages } = this.person;
    const card = this.person.documentCard(kind);
    const notice = page.getByRole('button', { name: messages.upload.idCardNotice.acknowledge });
    await this.counted.attach(this.person.fileInput(kind), notice, { name: `${kind}.pdf`, ...PDF });
    // The pages of such a PDF can be covered before.
    if (canBeCovered(kind, { type: 'application/pdf', name: '' })) await this.counted.tap(this.person.sendButton(kind));
    await expect(card.getByText(messages.upload.states.received, { exact: true })).toBeVisible();
  }
  /** Chooses a card on the page, or else an option of the list that the field opens. */
  private async findCourse(): Promise<void> {
    const { page, locale } = this.person;
    const name = COURSE.name[locale];
    const card = page.getByRole('main').getByRole('button', { name });
    if (await card.isVisible()) {
      await this.counted.read();
      await this.counted.tap(card);
      await expect(card).toHaveCount(0);
      return;
    }
    await this.counted.tap(page.locator('[name="course_search"]'));
    await this.counted.tap(page.getByRole('option', { name }));
  }
  private async findSchool(): Promise<void> {
    const { page, locale } = this.person;
    await this.counted.write(page.locator('[name="school_search"]'), SCHOOL_SEARCH[locale]);
    await this.counted.tap(page.locator('[role="option"]').first());
  }

  private async sendStep(isRegistering: boolean): Promise<void> {
    const { counted, person } = this;
    const before = await stateOf(person.page);
    await counted.tap(person.continue);
    if (isRegistering) {
      await expect(person.code.input).toBeFocused();
      await counted.write(person.code.input, await person.sandbox.code(person.phone));
      await counted.tap(person.code.confirm);
    }
    // While the next page loads, the page cannot be read.
    await expect.poll(() => stateOf(person.page).catch(() => before)).not.toBe(before);
  }
  /** Answers all pages, and all parts of a page, up to the page after the last step. */
  async answerSteps(): Promise<void> {
    const { flow, counted, person } = this;
    const path = (): string => routePath(new URL(person.page.url()));
    await flow.open();
    if (this.link) await person.openStart(this.link);
    while (path() !== person.path(flow.after)) {
      if (path() !== person.path(person.prefix)) await person.hydrated();
      await this.settled();
      const here = path();
      for (let question = await nextQuestion(person.page); question; question = await nextQuestion(person.page)) {
        await this.answer(question);
        await this.settled();
        if (path() !== here) break;
      }
      if (path() !== here) continue;
      await counted.read();
      await this.sendStep(here === person.path(flow.steps[flow.registersAt]?.path ?? ''));
    }
  }

  /**
   * Pays for the application.
   * @returns the heights of the pages on the way, by name
   */
  async pay(): Promise<Record<string, number>> {
    const { flow, counted, person } = this;
    const { page, messages, sandbox } = person;
    const payment = new PaymentPage(person);
    const confirm = page.getByRole('button', { name: messages.review.confirm });
    const qr = page.getByRole('radio', { name: messages.payment.methods.thai_qr });
    const screens: Record<string, number> = {};
    await expect(confirm.or(qr).first()).toBeVisible();
    await this.settled();
    if (await confirm.isVisible()) {
      screens['review'] = await counted.read();
      await counted.tap(confirm);
      await expect(qr).toBeVisible();
    }
    await counted.read();
    if (!(await qr.isChecked())) await counted.tap(qr);
    await payment.start((button) => counted.tap(button));
    await expect(payment.code).toBeVisible();
    await counted.read();
    await counted.tap(page.getByRole('link', { name: messages.payment.qr.save }));
    await counted.tap(page.getByRole('button', { name: messages.payment.statusCheck.action }));
    await sandbox.settle((await person.session()).id, 'successful');
    await flow.finish(async (button) => {
      await this.settled();
      screens['review'] = await counted.read();
      await counted.tap(button);
    });
    counted.visit();
    return screens;
  }
}
