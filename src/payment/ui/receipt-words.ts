import { INVOICE_DAYS } from '../../config/constants.ts';
import type { Locale } from '../../config/locales.ts';
import { site } from '../../config/site.ts';
import type { Flow } from '../../flows/definition/flow.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';

/** How whoever has paid gets a receipt, and who knows about refunds. The site knows no rule about them, so it names who does. */
export function receiptWords({ isOnInvoice }: Flow, locale: Locale, { payment }: Pick<Messages, 'payment'>): string[] {
  const { proof, receipt } = payment;
  const phone = site.phone.shown[locale].replace(/ /g, '\u00A0');
  return isOnInvoice
    ? [interpolate(receipt, { days: INVOICE_DAYS }), interpolate(proof.refund, { phone })]
    : [interpolate(proof.receiptOrRefund, { phone })];
}
