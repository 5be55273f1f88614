import { isVisible, messageKeyOf, valuesOf } from '../flows/definition/field-queries.ts';
import { participantCount } from '../flows/definition/participant-count.ts';
import type { FlowSession } from '../application/flow-session.ts';
import { kindOf, valueNamesOf, type FieldDefinition } from '../field-kinds/kinds.ts';
import type { Step } from '../flows/definition/flow.ts';
import { editAnswerHref } from '../steps/step-navigation.ts';
import { questionRow } from '../documents/changed-documents.ts';
import { documentWords, identityDocumentOf } from '../application/identity-document.ts';
import type { Documents } from '../application/document-requirements.ts';
import type { Locale } from '../config/locales.ts';
import type { Messages } from '../i18n/messages.ts';
import { baht, yearOf } from '../i18n/format.ts';
import { interpolate } from '../lib/interpolate.ts';
import type { Application } from '../model/application.ts';
import type { ReadPhone } from '../model/phone.ts';
import { inCommonEra, type Values } from '../model/rules.ts';
import type { SummaryRow } from '../ui/summary-row.ts';
import { fieldId, labelOf, optionLabels } from '../flows/definition/field-messages.ts';
import { joinAnswers, type AnswerRow } from './joined-answers.ts';
import { hasOwn } from '../lib/has-own.ts';

export type ReviewMessages = Pick<Messages, 'fields' | 'review' | 'upload'>;

/** @returns undefined if the applicant gave no answer */
function answerText(
  field: FieldDefinition,
  application: Application,
  { fields }: ReviewMessages,
  readPhone: ReadPhone | undefined,
): string | undefined {
  const values = valuesOf(application);
  const value = values[field.name];
  const hint = application.hints?.[field.name];
  if (hint) return `••••\u00a0${hint}`;
  const options = optionLabels(field.name, { fields });
  if (!value && field.sensitive && !application.hints) return '••••';
  const label = value && hasOwn(options, value) ? options[value] : undefined;
  const name = (value && application.readable[field.name]) || label || undefined;
  return (
    kindOf(field).reviewText(value ?? '', { name, options, choiceSaved: fields.choiceSaved, values, readPhone }) ||
    undefined
  );
}

/**
 * Explains an answer that its row alone would not explain, such as a year. A year typed in either calendar is shown in
 * that of the language, like all dates.
 */
function inWords(
  field: FieldDefinition,
  answer: string,
  values: Values,
  locale: Locale,
  { review }: ReviewMessages,
): string {
  const phrase = field.review?.phrase?.(values);
  if (!phrase) return answer;
  const value = /^\d{4}$/.test(answer)
    ? interpolate(review.year, { year: yearOf(inCommonEra(Number(answer)), locale) })
    : answer;
  return interpolate(review.phrases[phrase], { value });
}

/**
 * Conditions on list items cannot be evaluated here, so every answer of the server is shown. A list that may be empty
 * has a row only if something was selected.
 */
const hasRow = (field: FieldDefinition, values: Values): boolean =>
  Boolean(values[field.name]) || (isVisible(field, values) && !('emptyListAllowed' in field && field.emptyListAllowed));

/** Returns the visible one of several fields for an answer, or the first if none is. */
function shownVariant(name: string, fields: readonly FieldDefinition[], values: Values): FieldDefinition | undefined {
  const variants = fields.filter((field) => field.name === name);
  return variants.find((field) => isVisible(field, values)) ?? variants[0];
}

/** Leaves out the change link of a verified contact. An answer that a later step asks for again is shown only there. */
export function stepRows(
  step: Step,
  application: Application,
  session: FlowSession,
  messages: ReviewMessages,
  readPhone?: ReadPhone,
): SummaryRow[] {
  const values = valuesOf(application);
  const { locale, flow } = session;
  const { steps } = flow;
  const laterNames = new Set(
    steps.slice(steps.indexOf(step) + 1).flatMap(({ fields }) => fields.map(({ name }) => name)),
  );
  const rows = step.fields
    .filter((field) => !field.excludeFromReview && !laterNames.has(field.name) && hasRow(field, values))
    .filter((field, _index, fields) => field === shownVariant(field.name, fields, values))
    .map((field): AnswerRow => {
      const answer = answerText(field, application, messages, readPhone);
      const text = answer && inWords(field, answer, values, locale, messages);
      return {
        key: `${step.name} ${field.name}`,
        term: labelOf(messageKeyOf(field), messages),
        value: text ?? messages.review.notGiven,
        ...(kindOf(field).isTyped && text !== undefined && { verbatim: true }),
        change: field.readonlyAfterRegistration
          ? undefined
          : { href: editAnswerHref(session, step, fieldId(field.name)), text: messages.review.change },
        names: valueNamesOf(field),
        answer: values[field.name] ?? '',
        isGiven: text !== undefined,
        review: field.review,
      };
    });
  return joinAnswers(rows, { locale, terms: messages.review.joined, choiceSaved: messages.fields.choiceSaved });
}

/** The server's amount for several participants is already their sum. */
export function priceRow(
  amount: number,
  application: Application,
  session: FlowSession,
  messages: Messages['review']['price'],
): SummaryRow & { term: string; value: string; isFree: boolean } {
  const people = participantCount(session.flow, application);
  const term = amount > 0 && people > 1 ? interpolate(messages.amountForAll, { people }) : messages.amount;
  const isFree = amount === 0;
  return { key: 'price', term, value: isFree ? messages.free : baht(amount, session.locale), isFree };
}

/** Lists the received files by kind, and the answers to the campaign's questions. */
export function documentRows(
  step: Step,
  { requirements, files, customInputs }: Documents,
  application: Application,
  session: FlowSession,
  { review, upload }: ReviewMessages,
): SummaryRow[] {
  const identity = identityDocumentOf(application);
  const change = { href: editAnswerHref(session, step), text: review.change };
  return [
    ...requirements.map(({ type, required }) => {
      const names = files.filter((file) => file.type === type).map(({ name }) => name);
      const areNamed = names.length > 0 && names.every(Boolean);
      const none = required ? review.notAttached : review.notAttachedOptional;
      const received = areNamed ? names.join('\n') : interpolate(review.received, { count: names.length });
      return {
        key: type,
        term: documentWords(type, identity, upload).title,
        value: names.length > 0 ? received : none,
        verbatim: areNamed,
        change,
        names: [type],
      };
    }),
    ...customInputs.map(({ id, label, options, response }) => ({
      key: `custom ${id}`,
      term: label,
      value: options.find((option) => option.value === response)?.label ?? (response || review.notGiven),
      change,
      names: [questionRow(id)],
    })),
  ];
}
