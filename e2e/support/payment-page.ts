import { expect, type Locator } from '@playwright/test';
import type { Person } from '../people/person.ts';

/** Test numbers of the bank stand-in (src/sandbox/payment/card-tokens.ts). */
export const CARD = {
  checked: '4111111111111111',
  checkedDeclined: '4000000000009995',
  declined: '4000000000000002',
  approved: '4242424242424242',
} as const;
/** The texts of the bank's page are not messages of the site. */
const BANK_WORDS = {
  th: { approve: 'ยืนยัน', decline: 'ปฏิเสธ' },
  en: { approve: 'Approve', decline: 'Decline' },
} as const;

/** The review and payment page. */
export class PaymentPage {
  readonly code: Locator;
  readonly countdown: Locator;

  constructor(private readonly applicant: Person) {
    const { page } = applicant;
    this.code = page.getByRole('img', { name: /\d/ });
    this.countdown = page.getByRole('timer');
  }

  /** Goes from the review to the payment methods. */
  async open(): Promise<void> {
    const { page, messages } = this.applicant;
    await page.getByRole('button', { name: messages.review.confirm }).click();
  }
  /** Submits an application without a fee, from the review. */
  async submitFree(): Promise<void> {
    const { page, messages } = this.applicant;
    await page.getByRole('button', { name: messages.review.price.submitFree }).click();
  }
  async choose(method: 'thai_qr' | 'card'): Promise<void> {
    const { page, messages } = this.applicant;
    await page.getByRole('radio', { name: messages.payment.methods[method] }).check();
  }
  /** Goes from an open QR code back to the payment methods. */
  async changeMethod(): Promise<void> {
    await this.applicant.page.getByRole('button', { name: this.applicant.messages.payment.qr.change }).click();
  }
  /** Finds a button whose text begins or ends with an amount. */
  private button(text: string): Locator {
    const [before = '', after = ''] = text.split('{{amount}}');
    return this.applicant.page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
  }
  /** Requests the QR code. */
  async start(press = (button: Locator): Promise<void> => button.click()): Promise<void> {
    await press(this.button(this.applicant.messages.payment.qr.start));
  }
  async showCode(press?: (button: Locator) => Promise<void>): Promise<void> {
    await this.choose('thai_qr');
    await this.start(press);
    await expect(this.code).toBeVisible();
    await expect(this.countdown).toHaveText(/^\d+:\d\d$/);
  }
  async openCardForm(): Promise<Locator> {
    await this.choose('card');
    await this.button(this.applicant.messages.payment.card.pay).click();
    return this.applicant.page.locator('.payment-container');
  }
  async giveCard(number: string): Promise<void> {
    await this.openCardForm();
    const bank = this.applicant.page.frameLocator('.payment-container iframe');
    await bank.locator('#number').fill(number);
    await bank.locator('button[type="submit"]').click();
  }
  /** Answers on the bank's own page, which posts the answer back. */
  async answerBank(answer: 'approve' | 'decline'): Promise<void> {
    const { page, locale } = this.applicant;
    const posted = page.waitForResponse((response) => response.url().endsWith('/api/payment/return/kbank'));
    await page.getByRole('button', { name: BANK_WORDS[locale][answer] }).click();
    const back = await posted;
    expect([back.request().method(), back.status()]).toEqual(['POST', 303]);
  }
  async expectComplete(): Promise<void> {
    const { page, messages } = this.applicant;
    await this.applicant.at(`${this.applicant.prefix}/confirmation/complete`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.result.complete.title);
  }
}
