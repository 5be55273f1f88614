import { baht, shortDayOf } from '../../i18n/format.ts';
import type { Locale } from '../../config/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { Badge } from '../../ui/Badge.tsx';
import type { CampaignSummary } from '../../flows/definition/campaign-context.ts';

interface CampaignSummaryCardProps {
  readonly campaign: CampaignSummary;
  readonly messages: Messages['campaign'];
  readonly locale: Locale;
}

const Facts = ({ campaign: { amount, open, closesAt }, messages, locale }: CampaignSummaryCardProps) => {
  const day = open && closesAt ? shortDayOf(closesAt, locale) : '';
  return (
    <>
      {typeof amount === 'number' && (
        <strong className="font-semibold tabular-nums">
          {amount === 0 ? messages.free : `${messages.fee} ${baht(amount, locale)}`}
        </strong>
      )}
      {open === false && <Badge tone="warning" text={messages.ended} />}
      {open && <span className="text-sm">{day ? interpolate(messages.until, { day }) : messages.open}</span>}
    </>
  );
};

export const CampaignSummaryCard = (props: CampaignSummaryCardProps) => {
  const { campaign, messages } = props;
  const name = (
    <h2 id="campaign-name" className="text-lg text-flow">
      {campaign.name}
    </h2>
  );
  const facts = (
    <span className="flex w-full flex-wrap items-baseline gap-x-3 empty:hidden">
      <Facts {...props} />
    </span>
  );
  return (
    <section aria-labelledby="campaign-name" className="rounded bg-flow-soft px-4 py-3">
      {campaign.description.length > 0 ? (
        <details open={matchMedia('(min-width: 640px)').matches}>
          <summary className="flex cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded">
            {name}
            <span className="link">{messages.details}</span>
            {facts}
          </summary>
          <div className="grid gap-4 pt-2">
            {campaign.description.map((html) => (
              <SafeHtml key={html} html={html} />
            ))}
          </div>
        </details>
      ) : (
        <>
          {name}
          {facts}
        </>
      )}
    </section>
  );
};
