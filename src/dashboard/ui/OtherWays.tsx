import { useCallback } from 'react';
import type { Locale } from '../../config/locales.ts';
import { baht, shortDayOf } from '../../i18n/format.ts';
import { afterFreeText } from '../../home/round-facts.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { readOpenCampaigns } from '../../platform/open-campaigns.ts';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { useAsync } from '../../ui/use-async.ts';
import type { MakeCurrentEnvironment } from '../make-current.ts';
import { carryOver, otherWayHref, readOtherWays, type OtherWay } from '../other-ways.ts';

interface OtherWaysProps {
  readonly application: DashboardApplication;
  readonly environment: MakeCurrentEnvironment;
  /** When the application was read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly locale: Locale;
  readonly messages: Messages['dashboard'];
}

/** Says what the end of an application means, and what is open to the applicant now. One press takes name and contact along. */
export const OtherWays = ({ application, environment, readAt, locale, messages }: OtherWaysProps) => {
  const { otherWays, types } = messages;
  const { state } = useAsync<readonly OtherWay[]>(
    useCallback(() => readOtherWays(application, locale, readOpenCampaigns, readAt), [application, locale, readAt]),
  );
  const ways = state.kind === 'ready' ? state.data : [];
  const facts = ({ until, fee, afterFree }: OtherWay): string =>
    [
      until && interpolate(afterFree ? otherWays.freeUntil : otherWays.until, { day: shortDayOf(until, locale) }),
      afterFree && afterFreeText(afterFree, otherWays, locale),
      fee?.highest === 0 && otherWays.free,
      fee?.highest &&
        interpolate(fee.lowest < fee.highest ? otherWays.feeUpTo : otherWays.fee, {
          amount: baht(fee.highest, locale),
        }),
    ]
      .filter(Boolean)
      .join('\u00A0· ');
  return (
    <section className="grid gap-2">
      <p>
        <NoBreakText text={application.status === 'cancelled' ? otherWays.cancelled : otherWays.examFailed} />
      </p>
      {ways.length > 0 && (
        <>
          <h3>{otherWays.title}</h3>
          <ul className="grid gap-1">
            {ways.map((way) => (
              <li key={`${way.flow} ${way.slug ?? ''}`}>
                <a
                  className="link inline-flex min-h-touch items-center font-semibold"
                  href={otherWayHref(way, locale)}
                  onClick={() => carryOver(application, way, environment)}
                  onAuxClick={() => carryOver(application, way, environment)}
                >
                  {way.name || types[way.flow]}
                </a>{' '}
                <span className="text-sm text-ink-soft">
                  <NoBreakText text={facts(way)} />
                </span>
              </li>
            ))}
          </ul>
          <p className="hint">{otherWays.carried}</p>
        </>
      )}
    </section>
  );
};
