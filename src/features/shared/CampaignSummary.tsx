import { baht } from '../../i18n/format.ts';
import type { Locale } from '../../config/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { Badge } from '../../ui/Badge.tsx';
import type { CampaignSummary } from '../../application/campaign-context.ts';

interface CampaignSummaryCardProps {
  readonly campaign: CampaignSummary;
  readonly messages: Messages['campaign'];
  readonly locale: Locale;
}

export const CampaignSummaryCard = ({
  campaign: { name, description, amount, open },
  messages,
  locale,
}: CampaignSummaryCardProps) => (
  <section aria-labelledby="campaign-name" className="grid gap-2 rounded bg-flow-soft p-4 sm:p-6">
    <h2 id="campaign-name" className="text-xl text-flow">
      {name}
    </h2>
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
      {typeof open === 'boolean' && (
        <Badge tone={open ? 'success' : 'warning'} text={open ? messages.open : messages.ended} />
      )}
      {typeof amount === 'number' && (
        <strong className="font-semibold tabular-nums">
          {amount === 0 ? messages.free : `${messages.fee} ${baht(amount, locale)}`}
        </strong>
      )}
    </p>
    {description.length > 0 && (
      <details open={matchMedia('(min-width: 640px)').matches}>
        <summary className="-my-2 cursor-pointer rounded py-3 font-semibold text-flow">{messages.details}</summary>
        <div className="grid gap-4 pt-2">
          {description.map((html) => (
            <SafeHtml key={html} html={html} />
          ))}
        </div>
      </details>
    )}
  </section>
);
