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
  <section aria-labelledby="campaign-name" className="grid gap-4 rounded bg-flow-soft p-4 sm:p-6">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id="campaign-name" className="text-xl text-flow">
        {name}
      </h2>
      {typeof open === 'boolean' && (
        <Badge tone={open ? 'success' : 'warning'} text={open ? messages.open : messages.ended} />
      )}
    </div>
    {description.map((html) => (
      <SafeHtml key={html} html={html} />
    ))}
    {typeof amount === 'number' && (
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-edge/40 pt-3">
        <span>{messages.fee}</span>
        <strong className="text-lg font-semibold tabular-nums">
          {amount === 0 ? messages.free : baht(amount, locale)}
        </strong>
      </p>
    )}
  </section>
);
