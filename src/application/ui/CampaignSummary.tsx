import { useEffect } from 'react';
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
  /** The names of documents by kind. */
  readonly kinds: Messages['upload']['kinds'];
  readonly locale: Locale;
}

const Facts = ({ campaign: { amount, open, closesAt }, messages, locale }: Omit<CampaignSummaryCardProps, 'kinds'>) => {
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

/** Replaces the answer to what an applicant needs, which the page renders outside of the island, by the documents. */
function useNeededDocuments(text: string): void {
  useEffect(() => {
    if (text) for (const answer of document.querySelectorAll('[data-answer="prepare"]')) answer.textContent = text;
  }, [text]);
}

/** Shows what a scholarship offers, its fee and its last day. The scholarship's name becomes the page heading. */
export const CampaignSummaryCard = ({ campaign, messages, kinds, locale }: CampaignSummaryCardProps) => {
  usePageHeading(campaign.name);
  useNeededDocuments(campaign.documents.map((kind) => kinds[kind]).join(', '));
  return (
    <div
      id="campaign"
      className="grid min-h-[13.875rem] content-center gap-1 rounded bg-flow-soft px-4 py-3 sm:min-h-[6.75rem]"
    >
      {campaign.description.map((html, index) => (
        <div key={html} className={index === 0 ? 'font-semibold text-flow' : 'text-sm'}>
          <SafeHtml html={html} />
        </div>
      ))}
      <span className="flex w-full flex-wrap items-baseline gap-x-3 empty:hidden">
        <Facts campaign={campaign} messages={messages} locale={locale} />
      </span>
    </div>
  );
};
