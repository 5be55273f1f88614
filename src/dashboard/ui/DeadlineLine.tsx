import type { PaymentDeadline } from '../status.ts';
import type { Locale } from '../../config/locales.ts';
import { dayCount } from '../../i18n/day-count.ts';
import { dayAndTimeOf, dayOf } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { Tone } from '../../lib/tone.ts';
import { ToneIcon } from '../../ui/tone.tsx';

interface DeadlineLineProps {
  readonly deadline: PaymentDeadline;
  readonly locale: Locale;
  readonly messages: Messages['dashboard']['deadline'];
}

const LOOK: Record<'near' | 'passed', { readonly tone: Tone; readonly className: string }> = {
  near: { tone: 'warning', className: 'text-warning-700' },
  passed: { tone: 'error', className: 'text-error-700' },
};

function textOf({ deadline: { instant, days, urgency }, locale, messages }: DeadlineLineProps): string {
  if (urgency === 'passed') return interpolate(messages.over, { date: dayAndTimeOf(instant, locale) });
  if (days === 0) return interpolate(messages.today, { date: dayAndTimeOf(instant, locale) });
  return interpolate(messages.days, { days: dayCount(days, locale), date: dayOf(instant, locale) });
}

export const DeadlineLine = (props: DeadlineLineProps) => {
  const { urgency } = props.deadline;
  if (urgency === 'calm') return <p className="font-semibold">{textOf(props)}</p>;
  const { tone, className } = LOOK[urgency];
  return (
    <p className={`flex items-start gap-2 font-semibold ${className}`}>
      <ToneIcon tone={tone} className="mt-1 size-5 shrink-0" />
      <span>{textOf(props)}</span>
    </p>
  );
};
