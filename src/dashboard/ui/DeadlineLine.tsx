import type { Deadline } from '../deadlines.ts';
import type { Locale } from '../../config/locales.ts';
import { timeCount } from '../../i18n/time-count.ts';
import { zonedTimeOf } from '../../i18n/zoned-time.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { Tone } from '../../lib/tone.ts';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { ToneIcon } from '../../ui/tone.tsx';

interface DeadlineLineProps {
  readonly deadline: Deadline;
  readonly locale: Locale;
  readonly messages: Messages['dashboard']['deadlines'];
}

const LOOK: Record<'near' | 'passed', { readonly tone: Tone; readonly className: string }> = {
  near: { tone: 'warning', className: 'text-warning-700' },
  passed: { tone: 'error', className: 'text-error-700' },
};

function textOf({ deadline: { kind, instant, days, urgency }, locale, messages }: DeadlineLineProps): string {
  const { over, today, left } = messages[kind];
  const date = zonedTimeOf(instant, locale);
  if (urgency === 'passed') return interpolate(over, { date });
  return days === 0 ? interpolate(today, { date }) : interpolate(left, { days: timeCount(days, 'day', locale), date });
}

export const DeadlineLine = (props: DeadlineLineProps) => {
  const { urgency } = props.deadline;
  const text = <NoBreakText text={textOf(props)} />;
  if (urgency === 'calm') return <p className="font-semibold">{text}</p>;
  const { tone, className } = LOOK[urgency];
  return (
    <p className={`flex items-start gap-2 font-semibold ${className}`}>
      <ToneIcon tone={tone} className="mt-1 size-5 shrink-0" />
      <span>{text}</span>
    </p>
  );
};
