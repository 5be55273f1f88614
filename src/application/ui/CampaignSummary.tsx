import { baht, shortDayOf } from '../../i18n/format.ts';
import type { Locale } from '../../config/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { usePageHeading } from '../../ui/use-page-heading.ts';
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

/** What a scholarship gives, its fee and its last day. Its name becomes the heading of the page. */
export const CampaignSummaryCard = (props: CampaignSummaryCardProps) => {
  const { campaign } = props;
  usePageHeading(campaign.name);
  return (
    <section id="campaign" aria-labelledby="page-heading" className="grid gap-2 rounded bg-flow-soft px-4 py-3">
      {campaign.description.map((html, index) => (
        <div key={html} className={index === 0 ? 'text-lg font-semibold text-flow' : 'text-sm'}>
          <SafeHtml html={html} />
        </div>
      ))}
      <span className="flex w-full flex-wrap items-baseline gap-x-3 empty:hidden">
        <Facts {...props} />
      </span>
    </section>
  );
};
