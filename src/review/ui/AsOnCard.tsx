import { serverNow } from '../../api/server-time.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { valuesOf } from '../../flows/definition/field-queries.ts';
import { fieldId, optionLabels } from '../../flows/definition/field-messages.ts';
import type { FlowMessages, Messages } from '../../i18n/messages.ts';
import { yearOf } from '../../i18n/format.ts';
import { bangkokYear } from '../../lib/bangkok-day.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { Application } from '../../model/application.ts';
import { inCommonEra, type Values } from '../../model/rules.ts';
import { editAnswerHref } from '../../steps/step-navigation.ts';
import { Notice } from '../../ui/Notice.tsx';
import { hasOwn } from '../../lib/has-own.ts';
import { NO_LAST_NAME } from '../../config/constants.ts';
import { softQuestions } from '../soft-questions.ts';
import { NoBreakText } from '../../ui/NoBreakText.tsx';

interface AsOnCardProps {
  readonly application: Application;
}

type CardMessages = FlowMessages & Pick<Messages, 'review'>;

/** Titles that only say that a rank follows. */
const RANKED = ['military', 'academic', 'other'];

function nameOnCard(values: Values, { fields }: CardMessages): string {
  const labelOf = (name: 'prefix_name' | 'academic_rank'): string => {
    const value = values[name] ?? '';
    const options = optionLabels(name, { fields });
    return hasOwn(options, value) && !RANKED.includes(value) ? (options[value] ?? '') : '';
  };
  return [labelOf('prefix_name'), values['rank'], labelOf('academic_rank'), values['first_name'], values['last_name']]
    .filter((part) => part && part !== NO_LAST_NAME)
    .join(' ');
}

const schoolOnPaper = ({ readable }: Application, values: Values): string =>
  values['school_name'] || readable['school_id'] || '';

/** Both calendars stand beside each other, because papers use either. */
function yearOnPaper({ academic_year: typed = '' }: Values, { year }: Messages['review']['card']): string {
  if (!/^\d{4}$/.test(typed)) return '';
  const common = inCommonEra(Number(typed));
  return interpolate(year, { buddhist: yearOf(common, 'th'), common: yearOf(common, 'en') });
}

/**
 * Draws name, number, school and year as they stand on the applicant's papers, to be compared with them, and asks about
 * what is unusual. It refuses nothing.
 */
export const AsOnCard = ({ application }: AsOnCardProps) => {
  const { session } = useFlow();
  const messages = useMessages('review');
  const { card } = messages.review;
  const values = valuesOf(application);
  const name = nameOnCard(values, messages);
  const hint = application.hints?.['id_number'];
  const lines = [
    { term: card.name, text: name, isVerbatim: true },
    { term: card.number, text: hint ? `••••\u00A0${hint}` : '', isVerbatim: true },
    { term: card.school, text: schoolOnPaper(application, values), isVerbatim: true },
    { term: card.graduation, text: yearOnPaper(values, card), isVerbatim: false },
  ].filter(({ text }) => text !== '');
  const questions = softQuestions(values, bangkokYear(serverNow()));
  if (name === '' || lines.length < 2) return null;
  const changeHref = (field: string): string | undefined => {
    const step = session.flow.steps.find(({ fields }) => fields.some((one) => one.name === field));
    return step && editAnswerHref(session, step, fieldId(field));
  };
  return (
    <section className="review-card grid gap-3" aria-label={card.title}>
      <div className="grid gap-2 rounded-lg border border-line bg-purple-50 p-4">
        <p className="text-sm font-semibold text-ink-soft">
          <NoBreakText text={card.title} />
        </p>
        <dl className="grid gap-1">
          {lines.map(({ term, text, isVerbatim }) => (
            <div key={term}>
              <dt className="text-xs text-ink-soft">{term}</dt>
              <dd translate={isVerbatim ? 'no' : undefined} className="font-semibold [overflow-wrap:anywhere]">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {questions.map(({ kind, field, quoted = '' }) => (
        <Notice key={kind} tone="info">
          <p>{interpolate(card.questions[kind], { quoted })}</p>
          <p>
            <a className="link" href={changeHref(field)}>
              <span>{messages.review.change}</span> <span className="sr-only">{messages.fields.labels[field]}</span>
            </a>
          </p>
        </Notice>
      ))}
    </section>
  );
};
