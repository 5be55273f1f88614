import { html } from 'hono/html';
import type { Locale } from '../../config/locales.ts';
import { TEST_CARDS, type CardOutcome } from '../payment/card-tokens.ts';
import { type BilingualText, textFor } from '../shared/bilingual.ts';
import { bankPage, type Markup } from './layout.ts';

const OUTCOMES: Record<CardOutcome, BilingualText> = {
  '3ds': ['ยืนยัน 3-D Secure แล้วชำระได้', '3-D Secure, then paid'],
  '3ds-declined': ['ยืนยัน 3-D Secure แล้วถูกปฏิเสธ', '3-D Secure, then declined'],
  declined: ['ถูกปฏิเสธทันที', 'Declined at once'],
  approved: ['ชำระได้ทันที', 'Paid at once'],
};
const MESSAGES = {
  title: ['ชำระด้วยบัตร', 'Pay by card'],
  number: ['หมายเลขบัตรทดสอบ', 'Test card number'],
  expiry: ['หมดอายุ (ดด/ปป)', 'Expiry (MM/YY)'],
  code: ['รหัสหลังบัตร', 'Security code'],
  pay: ['ชำระเงิน', 'Pay'],
  close: ['ปิด', 'Close'],
  numbers: ['หมายเลขที่ใช้ได้', 'Numbers that work'],
  unknown: ['ใช้ได้เฉพาะหมายเลขทดสอบในตาราง', 'Only the test numbers in the table work'],
} as const satisfies Record<string, BilingualText>;

const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

interface CardPage {
  readonly amount: string;
  readonly name: string;
  readonly locale: Locale;
}

/**
 * Renders the card form of the overlay. Its script sends the number to the stand-in only and posts the token to the
 * embedding page.
 */
export const cardPage = ({ amount, name, locale }: CardPage): Markup => {
  const message = (key: keyof typeof MESSAGES): string => textFor(MESSAGES[key], locale);
  return bankPage(
    message('title'),
    locale,
    html`<p>${name} <strong>${amount} THB</strong></p>
      <form id="card" novalidate data-unknown="${message('unknown')}">
        <label for="number">${message('number')}</label>
        <input
          id="number"
          name="number"
          inputmode="numeric"
          autocomplete="off"
          value="${spaced(TEST_CARDS[0]?.number ?? '')}"
        />
        <div class="pair">
          <div>
            <label for="expiry">${message('expiry')}</label>
            <input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" value="12/34" />
          </div>
          <div>
            <label for="code">${message('code')}</label>
            <input id="code" name="code" inputmode="numeric" autocomplete="off" value="123" />
          </div>
        </div>
        <p class="error" role="alert" id="problem"></p>
        <button class="primary" type="submit">${message('pay')}</button>
        <button type="button" id="close">${message('close')}</button>
      </form>
      <h2>${message('numbers')}</h2>
      <table>
        ${TEST_CARDS.map(
          (card) =>
            html`<tr>
              <td><code>${spaced(card.number)}</code></td>
              <td>${textFor(OUTCOMES[card.outcome], locale)}</td>
            </tr>`,
        )}
      </table>
      <script src="/ui/v2/card-form.js"></script>`,
  );
};
