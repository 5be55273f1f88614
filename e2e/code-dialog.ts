import type { Locator, Page } from '@playwright/test';
import type { Words } from '../src/i18n/words.ts';

/** What asks for a one-time code, with or without the contact before it: a dialog, or a part of the page. */
export class CodeDialog {
  readonly input: Locator;
  readonly confirm: Locator;
  readonly resend: Locator;

  constructor(
    page: Page,
    private readonly words: Words,
    readonly box: Locator = page.getByRole('dialog'),
  ) {
    this.input = this.box.getByLabel(words.code.label);
    this.confirm = this.box.getByRole('button', { name: words.code.submit });
    this.resend = this.box.getByRole('button', { name: words.code.resend, exact: true });
  }

  async enter(code: string): Promise<void> {
    await this.input.fill(code);
    await this.confirm.click();
  }
  /** Phone and e-mail first, where the page does not know them. */
  async identify({ phone, email }: { phone: string; email: string }): Promise<void> {
    await this.box.locator('input[name="phone"]').fill(phone);
    await this.box.locator('input[name="email"]').fill(email);
    await this.box.getByRole('button', { name: this.words.code.find.submit }).click();
  }
}
