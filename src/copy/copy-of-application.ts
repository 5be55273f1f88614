import type { FlowSession } from '../application/flow-session.ts';
import type { Locale } from '../config/locales.ts';
import { hasDocuments } from '../flows/definition/step-order.ts';
import { dayAndTimeOf } from '../i18n/format.ts';
import { interpolate } from '../lib/interpolate.ts';
import type { CopyMessages } from '../i18n/lazy-messages.ts';
import { applicationNumber } from '../model/application.ts';
import type { Charge } from '../model/payment.ts';
import type { Documents, SentApplication } from '../model/sent-application.ts';
import { sentAt } from '../model/sent-at.ts';
import type { ReadPhone } from '../model/phone.ts';
import { isFree } from '../payment/charge-view.ts';
import { documentRows, stepRows } from '../review/review-rows.ts';
import type { SummaryRow } from '../ui/summary-row.ts';

export interface CopyRow {
  readonly key: string;
  readonly term: string;
  readonly value: string;
  /** A name, a number or a text of the applicant, which no translator may change. */
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
  /** Of the messages, the dates and the amount; the names in `sent` are in the language in which it was read. */
  readonly locale: Locale;
  readonly messages: CopyMessages;
  readonly readPhone?: ReadPhone | undefined;
}

/** The rows of the review, without its links. All of them are texts. */
const plain = (rows: readonly SummaryRow[]): CopyRow[] =>
  rows.map(({ key, term, value, verbatim }) => ({
    key,
    term,
    value: typeof value === 'string' ? value : '',
    verbatim,
  }));

/** A file of a kind that the campaign does not ask for, or does not ask for any more, was sent as well. */
function withEveryKind({ requirements, files, ...rest }: Documents): Documents {
  const asked = new Set(requirements.map(({ type }) => type));
  const others = new Set(files.flatMap(({ type }) => (type && !asked.has(type) ? [type] : [])));
  return { ...rest, files, requirements: [...requirements, ...[...others].map((type) => ({ type, required: false }))] };
}

/** Files whose kind the server does not say. */
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
    ...(submitted ? [{ key: 'sent', term: complete.sent, value: dayAndTimeOf(submitted, locale) }] : []),
    // The scholarship is chosen by its page and not by an answer.
    ...(session.flow.resolveCampaign && application.campaign_name
      ? [{ key: 'campaign', term: complete.appliedFor, value: application.campaign_name }]
      : []),
    ...(isFree(charge) ? [{ key: 'fee', term: complete.fee, value: complete.free }] : []),
  ];
}

/**
 * Everything that an application has sent, section by section: what it is, the answers and documents in the order and
 * the words of the review, and the payment, where there was one.
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
    // On the first of several printed sheets, which then is the proof by itself.
    { title: messages.result.complete.payment, rows: plain(paid) },
    ...answers,
    { title: messages.copy.otherFiles, rows: unnamedKindRows(documents, messages) },
  ].filter(({ rows }) => rows.length > 0);
}

/** To whom the tax invoice is issued and sent, and for how many attendees; nothing in a flow that issues none. */
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
