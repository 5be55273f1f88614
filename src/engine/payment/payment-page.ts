import type { Charge } from '../../model/payment.ts';
import { flowHref, type FlowContext } from '../context.ts';
import { afterPayment } from '../journey.ts';
import { go } from '../ports.ts';
import { truePage, type PaymentPage } from './payment-table.ts';

/** A paid application goes on to its confirmation where the flow has one. */
export const pageHref = (context: FlowContext, page: PaymentPage): string =>
  flowHref(context, page === 'complete' ? afterPayment(context.flow) : context.flow.routes[page]);

/** Goes to a page around payment without leaving the present one in the history: Back never runs into a payment again. */
export const goToPage = (context: FlowContext, page: PaymentPage): void => {
  go(pageHref(context, page), { replace: true });
};

/** Leaves an address that would tell something untrue about the charge; whether it had to. */
export function leaveUntrue(context: FlowContext, asked: PaymentPage, charge: Charge): boolean {
  const page = truePage(asked, charge);
  if (page !== asked) goToPage(context, page);
  return page !== asked;
}
