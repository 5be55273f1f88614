import type { FlowSession } from '../application/flow-session.ts';
import type { Locale } from '../config/locales.ts';
import { hasDocuments } from '../flows/definition/step-order.ts';
import { zonedTimeOf } from '../i18n/zoned-time.ts';
import { interpolate } from '../lib/interpolate.ts';
import type { CopyMessages } from '../i18n/lazy-messages.ts';
import { applicationNumber } from '../model/application.ts';
import type { Charge } from '../model/payment.ts';
import type { Documents, SentApplication } from '../model/sent-application.ts';
import { sentAt } from '../model/sent-at.ts';
import type { ReadPhone } from '../model/phone.ts';
import { isFree } from '../payment/charge-page.ts';
import { documentRows, stepRows } from '../review/review-rows.ts';
import type { SummaryRow } from '../ui/summary-row.ts';

export interface CopyRow {
  readonly key: string;
  readonly term: string;
  readonly value: string;
  /** A name, a number or the applicant's own text, which browsers must not translate. */
  readonly verbatim?: boolean | undefined;
}

export interface CopySection {
  readonly title: string;
  readonly rows: readonly CopyRow[];
}

export interface ToCopy {
  readonly session: FlowSession;
  readonly sent: SentApplication;
  readonly charge: Charge;
  /** The language of the messages, dates and amount; the names in `sent` have the language in which it was read. */
  readonly locale: Locale;
  readonly messages: CopyMessages;
  readonly readPhone?: ReadPhone | undefined;
}

/** The review's rows without their links. All values are texts. */
const plain = (rows: readonly SummaryRow[]): CopyRow[] =>
  rows.map(({ key, term, value, verbatim }) => ({
    key,
    term,
    value: typeof value === 'string' ? value : '',
    verbatim,
  }));

/** Includes files of kinds that the campaign does not, or no longer, ask for. */
function withEveryKind({ requirements, files, ...rest }: Documents): Documents {
  const asked = new Set(requirements.map(({ type }) => type));
  const others = new Set(files.flatMap(({ type }) => (type && !asked.has(type) ? [type] : [])));
  return { ...rest, files, requirements: [...requirements, ...[...others].map((type) => ({ type, required: false }))] };
}

/** Files without a kind. */
function unnamedKindRows({ files }: Documents, { copy, review }: CopyMessages): CopyRow[] {
  const others = files.filter(({ type }) => !type);
  if (others.length === 0) return [];
  const names = others.map(({ name }) => name);
  const value = names.every(Boolean) ? names.join('\n') : interpolate(review.received, { count: names.length });
  return [{ key: 'other files', term: copy.otherFiles, value, verbatim: true }];
}

function applicationRows({ session, sent, charge, locale, messages: { result } }: ToCopy): CopyRow[] {
  const { application } = sent;
  const { complete } = result;
  const submitted = sentAt({ ...application, type: session.flow.type, payment: charge });
  return [
    { key: 'number', term: complete.number, value: applicationNumber(application), verbatim: true },
    ...(submitted ? [{ key: 'sent', term: complete.sent, value: zonedTimeOf(submitted, locale) }] : []),
    // A scholarship is chosen by opening its page, not by an answer.
    ...(session.flow.resolveCampaign && application.campaign_name
      ? [{ key: 'campaign', term: complete.appliedFor, value: application.campaign_name }]
      : []),
    ...(isFree(charge) ? [{ key: 'fee', term: complete.fee, value: complete.free }] : []),
  ];
}

/**
 * Returns everything that an application has sent, in sections: what it is for, the answers and documents in the
 * review's order and words, and the payment, if any.
 * @param paid the rows of the payment
 */
export function copyOfApplication(toCopy: ToCopy, paid: readonly SummaryRow[]): readonly CopySection[] {
  const { sent, locale, messages, readPhone } = toCopy;
  const { application } = sent;
  const session = { ...toCopy.session, locale };
  const documents = withEveryKind(sent.documents);
  const answers = session.flow.steps.map((step) => ({
    title: messages.steps[step.name]?.title ?? '',
    rows: plain([
      ...stepRows(step, application, session, messages, readPhone),
      ...(hasDocuments(step) ? documentRows(step, documents, application, session, messages) : []),
    ]),
  }));
  return [
    { title: messages.copy.application, rows: applicationRows(toCopy) },
    // On the first printed sheet, which then serves as proof by itself.
    { title: messages.result.complete.payment, rows: plain(paid) },
    ...answers,
    { title: messages.copy.otherFiles, rows: unnamedKindRows(documents, messages) },
  ].filter(({ rows }) => rows.length > 0);
}

/** The recipient of the tax invoice, its address and the number of attendees; empty for a flow that issues none. */
export function invoiceRows({ session, sent, messages, readPhone }: ToCopy): CopyRow[] {
  const { steps, isOnInvoice } = session.flow;
  if (!isOnInvoice) return [];
  return plain(
    steps.flatMap((step) => {
      const keys = new Set(
        step.fields.filter(({ name }) => isOnInvoice(name)).map(({ name }) => `${step.name} ${name}`),
      );
      return stepRows(step, sent.application, session, messages, readPhone).filter(({ key }) => keys.has(key));
    }),
  );
}
