import type { Locator, Page } from '@playwright/test';
import type { Messages } from '../../src/i18n/messages.ts';

/** The form for a one-time code, in a dialog or on the page. */
export class OtpDialog {
  readonly input: Locator;
  readonly confirm: Locator;
  readonly resend: Locator;

  constructor(
    page: Page,
    private readonly messages: Messages,
    readonly box: Locator = page.getByRole('dialog'),
  ) {
    this.input = this.box.getByLabel(messages.otp.label);
    this.confirm = this.box.getByRole('button', { name: messages.otp.submit });
    this.resend = this.box.getByRole('button', { name: messages.otp.resend, exact: true });
  }

  async enter(code: string): Promise<void> {
    await this.input.fill(code);
    await this.confirm.click();
  }
  /** Enters phone number and e-mail, which the form asks for first where the page does not know them. */
  async identify({ phone, email }: { phone: string; email: string }): Promise<void> {
    await this.box.locator('input[name="phone"]').fill(phone);
    await this.box.locator('input[name="email"]').fill(email);
    await this.box.getByRole('button', { name: this.messages.otp.recover.submit }).click();
  }
}
