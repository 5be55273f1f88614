import { html } from 'hono/html';
import type { Locale } from '../../config/locales.ts';
import { TEST_CARDS, type CardOutcome } from '../payment/card-tokens.ts';
import { inLanguage, type Words } from '../words.ts';
import { bankPage, type Markup } from './layout.ts';

const OUTCOMES: Record<CardOutcome, Words> = {
  '3ds': ['ยืนยัน 3-D Secure แล้วชำระได้', '3-D Secure, then paid'],
  '3ds-declined': ['ยืนยัน 3-D Secure แล้วถูกปฏิเสธ', '3-D Secure, then declined'],
  declined: ['ถูกปฏิเสธทันที', 'Declined at once'],
  approved: ['ชำระได้ทันที', 'Paid at once'],
};
const WORDS = {
  title: ['ชำระด้วยบัตร', 'Pay by card'],
  number: ['หมายเลขบัตรทดสอบ', 'Test card number'],
  expiry: ['หมดอายุ (ดด/ปป)', 'Expiry (MM/YY)'],
  code: ['รหัสหลังบัตร', 'Security code'],
  pay: ['ชำระเงิน', 'Pay'],
  close: ['ปิด', 'Close'],
  numbers: ['หมายเลขที่ใช้ได้', 'Numbers that work'],
  unknown: ['ใช้ได้เฉพาะหมายเลขทดสอบในตาราง', 'Only the test numbers in the table work'],
} as const satisfies Record<string, Words>;

const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

interface CardPage {
  readonly amount: string;
  readonly name: string;
  readonly locale: Locale;
}

/** The card form inside the overlay. Its script sends the number to the stand-in only, and hands the token to the page around it. */
export const cardPage = ({ amount, name, locale }: CardPage): Markup => {
  const say = (word: keyof typeof WORDS): string => inLanguage(WORDS[word], locale);
  return bankPage(
    say('title'),
    locale,
    html`<p>${name} <strong>${amount} THB</strong></p>
      <form id="card" novalidate data-unknown="${say('unknown')}">
        <label for="number">${say('number')}</label>
        <input
          id="number"
          name="number"
          inputmode="numeric"
          autocomplete="off"
          value="${spaced(TEST_CARDS[0]?.number ?? '')}"
        />
        <div class="pair">
          <div>
            <label for="expiry">${say('expiry')}</label>
            <input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" value="12/34" />
          </div>
          <div>
            <label for="code">${say('code')}</label>
            <input id="code" name="code" inputmode="numeric" autocomplete="off" value="123" />
          </div>
        </div>
        <p class="error" role="alert" id="problem"></p>
        <button class="primary" type="submit">${say('pay')}</button>
        <button type="button" id="close">${say('close')}</button>
      </form>
      <h2>${say('numbers')}</h2>
      <table>
        ${TEST_CARDS.map(
          (card) =>
            html`<tr>
              <td><code>${spaced(card.number)}</code></td>
              <td>${inLanguage(OUTCOMES[card.outcome], locale)}</td>
            </tr>`,
        )}
      </table>
      <script src="/ui/v2/card-form.js"></script>`,
  );
};
