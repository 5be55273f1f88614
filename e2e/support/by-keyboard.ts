import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/config/locales.ts';
import { canBeCovered } from '../../src/documents/cover-picture.ts';
import type { FileKind } from '../../src/model/file-kind.ts';
import type { Person } from '../people/person.ts';
import { COURSE, FEE } from './prepare-short-course.ts';
import { CARD } from './payment-page.ts';
import { GRADUATE_ROUND, PDF, ROUND, SCHOOL_SEARCH } from './prepare.ts';
import type { Sandbox } from './sandbox.ts';
import type { OpenWholeFlow } from './whole-flows.ts';

/** A person who uses only a keyboard fills every step in the order of Tab. */

/** The most presses of Tab on one page. */
const MOST_TABS = 150;

/** Texts for fields that ask for a certain kind of text. */
const TEXTS: Readonly<Record<string, string>> = {
  first_name: 'ณัฏฐ์ฐิตา',
  last_name: 'ณ ตัวอย่าง',
  id_number: '1234567890121',
  gpax: '3.50',
  academic_year: '2569',
  student_no: 'AD66001234',
  attendees: '2',
  home_postcode: '10900',
  referral_code: 'ADM-2026',
};
const ANY_TEXT = 'ตัวอย่าง';

interface Stop {
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  readonly isAnswered: boolean;
  readonly isRequired: boolean;
}

class KeyboardUser {
  private readonly sent = new Set<FileKind>();

  constructor(private readonly person: Person) {
    // The browser reports file choosers only to a listener, and a press may be faster than a later request to listen.
    person.page.on('filechooser', () => undefined);
  }

  private press(key: string): Promise<void> {
    return this.person.page.keyboard.press(key);
  }
  /** Returns the focused control, or nothing for an element outside the page's form. */
  private stop(): Promise<Stop | undefined> {
    return this.person.page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || !element.closest('main form')) return undefined;
      const { type = '', name = '', value = '', required = false } = element as Partial<HTMLInputElement>;
      const group = type === 'radio' ? document.querySelector(`input[name="${name}"]:checked`) : null;
      return {
        kind: element.role === 'combobox' ? 'combobox' : type || element.localName,
        name,
        text: element.innerText.trim(),
        isAnswered: type === 'radio' ? group !== null : value !== '',
        isRequired: required || element.ariaRequired === 'true' || type === 'radio',
      };
    });
  }
  async tabTo(target: Locator): Promise<void> {
    for (let press = 0; press < MOST_TABS; press += 1) {
      await this.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target, `within ${MOST_TABS} presses of Tab`).toBeFocused();
  }
  async pressOn(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.press('Enter');
  }

  private async sendFile(kind: FileKind): Promise<void> {
    const { page, messages } = this.person;
    const chooser = page.waitForEvent('filechooser');
    await this.press('Space');
    const notice = this.person.noticeBefore(kind, [...this.sent]);
    if (notice) {
      const alert = this.person.noticeAlert(notice);
      await alert.waitFor();
      await this.pressOn(alert.getByRole('button', { name: messages.upload.idCardNotice.acknowledge }));
    }
    await (await chooser).setFiles({ name: `${kind}.pdf`, ...PDF });
    // The pages of such a PDF can be covered before.
    if (canBeCovered(kind, { type: 'application/pdf', name: '' })) await this.pressOn(this.person.sendButton(kind));
    const received = page.getByText(messages.upload.states.received, { exact: true });
    this.sent.add(kind);
    await expect(received).toHaveCount(this.sent.size);
  }
  private async search(name: string): Promise<void> {
    const { page, locale } = this.person;
    await page.keyboard.insertText(name === 'course_search' ? COURSE.name[locale].slice(0, 8) : SCHOOL_SEARCH[locale]);
    const first = page.locator('[role="option"]').first();
    await expect(first).toBeVisible();
    const found = await first.innerText();
    await this.press('ArrowDown');
    await this.press('Enter');
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(found);
  }
  private async answer({ kind, name }: Stop): Promise<void> {
    const { page, phone, email } = this.person;
    // The search accepts text before its list has been loaded.
    if (kind === 'combobox' || name === 'course_search') await this.search(name);
    else if (kind === 'radio') await this.chooseCard(name);
    else if (kind === 'select-one') {
      const card = page.locator('[type="radio"]:focus');
      const known = page.locator('button:focus');
      await expect(page.locator(':focus option').nth(1).or(card).or(known)).toBeAttached();
      // Cards, or the choice of an earlier page, replace the list that was loading and take its focus.
      if ((await known.count()) > 0) return;
      if ((await card.count()) > 0) await this.chooseCard(name);
      else await this.chooseOption();
    } else await page.keyboard.insertText({ phone, email, ...TEXTS }[name] ?? ANY_TEXT);
  }
  private async chooseCard(name: string): Promise<void> {
    const { page } = this.person;
    // What has to be paid for, so that the journey goes through the payment.
    const paid = [FEE.referral, ROUND.paid, GRADUATE_ROUND.paid].map((value) => `[name="${name}"][value="${value}"]`);
    const wanted = page.locator(`[type="radio"]:is(${paid.join(', ')})`);
    await this.press('Space');
    while ((await wanted.count()) > 0 && !(await wanted.isChecked())) await this.press('ArrowDown');
  }
  private async chooseOption(): Promise<void> {
    const isAnswered = (): Promise<boolean> =>
      this.person.page.locator(':focus').evaluate((select: HTMLSelectElement) => select.value !== '');
    do await this.press('ArrowDown');
    while (!(await isAnswered()));
  }

  /** Sends the form or opens its next part, which then has the focus. */
  private async goesOnInPage(): Promise<boolean> {
    const part = this.person.form.locator('#part');
    const before = (await part.count()) > 0 ? await part.innerText() : '';
    await this.press('Enter');
    if (before === '' || /(\d)\D+\1/.test(before)) return false;
    await expect(part).not.toHaveText(before);
    await expect(part).toBeFocused();
    return true;
  }

  /** Fills the page's form and sends it. */
  async fillStep(): Promise<void> {
    const { continue: button } = this.person.messages.flow;
    for (let press = 0; press < MOST_TABS; press += 1) {
      await this.press('Tab');
      const stop = await this.stop();
      if (!stop) continue;
      const { kind, name, text, isAnswered, isRequired } = stop;
      if (kind === 'submit' && text === button) {
        if (await this.goesOnInPage()) continue;
        return;
      }
      if (kind === 'file' && isRequired && !this.sent.has(name as FileKind)) await this.sendFile(name as FileKind);
      else if (!['submit', 'button', 'checkbox', 'file', 'a'].includes(kind) && isRequired && !isAnswered)
        await this.answer(stop);
    }
    expect(false, 'Tab leads to Continue').toBe(true);
  }
  async enterCode(): Promise<void> {
    const { code, sandbox, phone, page } = this.person;
    const otp = await sandbox.code(phone);
    await expect(code.input).toBeFocused();
    await page.keyboard.type(otp);
    await this.pressOn(code.confirm);
  }
  async payByCard(number: string): Promise<void> {
    const { page, messages } = this.person;
    await this.tabTo(page.getByRole('radio').first());
    await this.press('Space');
    const card = page.getByRole('radio', { name: messages.payment.methods.card });
    if (!(await card.isChecked())) await this.press('ArrowDown');
    await expect(card).toBeChecked();
    const [before = '', after = ''] = messages.payment.card.pay.split('{{amount}}');
    await this.pressOn(page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) }));
    const field = page.frameLocator('.payment-container iframe').locator('#number');
    await expect(field).toBeFocused();
    await this.press('ControlOrMeta+A');
    await page.keyboard.type(number);
    await this.press('Enter');
  }
}

interface Visit {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly locale: Locale;
}

/** Goes from the first field of a flow to its result, with files and a card. */
export async function goThroughByKeyboard(open: OpenWholeFlow, { page, sandbox, locale }: Visit): Promise<void> {
  const flow = open(page, sandbox, locale);
  const { person, steps, registersAt, after } = flow;
  const user = new KeyboardUser(person);
  await flow.open();
  for (const [index, { path }] of steps.entries())
    await test.step(path, async () => {
      await user.fillStep();
      if (index === registersAt) await user.enterCode();
      await person.at(steps[index + 1]?.path ?? after);
    });
  const confirm = page.getByRole('button', { name: person.messages.review.confirm });
  const methods = page.getByRole('radio').first();
  await expect(confirm.or(methods).first()).toBeVisible();
  if (await confirm.isVisible()) await user.pressOn(confirm);
  await user.payByCard(CARD.approved);
  await flow.finish((button) => user.pressOn(button));
}
