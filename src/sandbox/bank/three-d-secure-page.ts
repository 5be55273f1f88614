import { html } from 'hono/html';
import type { Locale } from '../../config/locales.ts';
import { type BilingualText, textFor } from '../shared/bilingual.ts';
import { bankPage, type Markup } from './layout.ts';

interface Check {
  readonly objectId: string;
  readonly token: string;
  readonly amount: string;
  readonly return: string;
}
const MESSAGES = {
  title: ['ยืนยันการชำระเงิน (3-D Secure)', 'Confirm the payment (3-D Secure)'],
  question: ['คุณต้องการชำระเงินจำนวนนี้หรือไม่', 'Do you want to pay this amount?'],
  approve: ['ยืนยัน', 'Approve'],
  decline: ['ปฏิเสธ', 'Decline'],
} as const satisfies Record<string, BilingualText>;

/** Renders a form that the browser posts to the merchant, as the page of a real bank does. */
const answer = (check: Check, approved: boolean, label: string): Markup =>
  html`<form method="post" action="${check.return}">
    <input type="hidden" name="objectId" value="${check.objectId}" />
    <input type="hidden" name="token" value="${check.token}" />
    <input type="hidden" name="status" value="${String(approved)}" />
    <input type="hidden" name="message" value="${approved ? 'Success' : 'Authentication failed'}" />
    <input type="hidden" name="saveCard" value="false" />
    <button class="${approved ? 'primary' : ''}">${label}</button>
  </form>`;

export const threeDSecurePage = (check: Check, locale: Locale): Markup =>
  bankPage(
    textFor(MESSAGES.title, locale),
    locale,
    html`<p>${textFor(MESSAGES.question, locale)} <strong>${check.amount} THB</strong></p>
      ${answer(check, true, textFor(MESSAGES.approve, locale))}
      ${answer(check, false, textFor(MESSAGES.decline, locale))}`,
  );
