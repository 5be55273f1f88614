import { INVOICE_DAYS } from '../../config/constants.ts';
import type { Locale } from '../../config/locales.ts';
import { site } from '../../config/site.ts';
import type { Flow } from '../../flows/definition/flow.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';

/** Says how the payer gets a receipt and who answers questions about refunds, for which the site has no rules. */
export function receiptWords({ isOnInvoice }: Flow, locale: Locale, { payment }: Pick<Messages, 'payment'>): string[] {
  const { proof, receipt } = payment;
  const office = { email: site.email, phone: site.phone.shown[locale].replace(/ /g, '\u00A0') };
  return isOnInvoice
    ? [interpolate(receipt, { days: INVOICE_DAYS }), interpolate(proof.refund, office)]
    : [interpolate(proof.receiptOrRefund, office)];
}
