import { valuesOf } from '../../flows/definition/field-queries.ts';
import { personName } from '../../flows/fields/person.ts';
import { site } from '../../config/site.ts';
import { isFree } from '../../payment/charge-page.ts';
import type { VerifiedResult } from '../verify-result.ts';
import { baht } from '../../i18n/format.ts';
import { zonedTimeOf } from '../../i18n/zoned-time.ts';
import type { Messages } from '../../i18n/messages.ts';
import { appliedFor } from '../../model/applied-for.ts';
import type { SummaryRow } from '../../ui/summary-row.ts';
import { feeName } from '../../payment/ui/fee-name.ts';
import { methodName } from '../../payment/ui/MethodChoice.tsx';
import { applicationNumber } from '../../model/application.ts';

type ResultRowMessages = Pick<Messages, 'payment' | 'result'>;

/** Drops rows with an unknown value. */
const knownRows = (
  rows: readonly (readonly [term: string, value: string | false | null | undefined, verbatim?: 'verbatim'])[],
): SummaryRow[] =>
  rows.flatMap(([term, value, verbatim]) =>
    value ? [{ key: term, term, value, ...(verbatim && { verbatim: true }) }] : [],
  );

export const numberRow = ({ application }: VerifiedResult, { result }: ResultRowMessages): SummaryRow[] =>
  knownRows([[result.complete.number, applicationNumber(application), 'verbatim']]);

export function applicationRows(
  { session, application, charge }: VerifiedResult,
  { result }: ResultRowMessages,
): SummaryRow[] {
  return knownRows([
    [result.complete.appliedFor, appliedFor(session.flow.type, application).join(' · ')],
    [
      session.flow.participantCountField ? result.complete.contactPerson : result.complete.applicant,
      personName(valuesOf(application)),
      'verbatim',
    ],
    [result.complete.fee, isFree(charge) && result.complete.free],
  ]);
}

/** The rows of what was paid; none if nothing was to be paid. */
export function chargeRows(
  { session: { flow, locale }, application, charge }: VerifiedResult,
  { payment, result }: ResultRowMessages,
): SummaryRow[] {
  if (isFree(charge)) return [];
  const { method, amount, paid_at: paidAt, reference, ref1, ref2, charge_id: number } = charge;
  return knownRows([
    [feeName(flow, application, payment), typeof amount === 'number' && baht(amount, locale), 'verbatim'],
    [result.complete.paidTo, site.name[locale]],
    [result.complete.method, method && methodName(method, payment)],
    [result.complete.paidAt, paidAt && zonedTimeOf(paidAt, locale)],
    [result.complete.reference, reference, 'verbatim'],
    // By these an accountant finds the money at the bank.
    [payment.qr.ref1, ref1, 'verbatim'],
    [payment.qr.ref2, ref2, 'verbatim'],
    [result.complete.chargeNumber, number !== reference && number, 'verbatim'],
  ]);
}
