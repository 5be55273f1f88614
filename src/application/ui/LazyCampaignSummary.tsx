import { useCallback } from 'react';
import type { Locale } from '../../config/locales.ts';
import type { CampaignSummary } from '../../flows/definition/campaign-context.ts';
import { campaignMessages, uploadMessages } from '../../i18n/lazy-messages.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';

interface LazyCampaignSummaryProps {
  /** `undefined` until the server has described the campaign. */
  readonly campaign: CampaignSummary | undefined;
  readonly locale: Locale;
  /** What the skeleton says to screen readers. */
  readonly loading: string;
}

/** Reserves the campaign's space with a skeleton, so that the form below does not move. */
export const LazyCampaignSummary = ({ campaign, locale, loading }: LazyCampaignSummaryProps) => {
  const load = useCallback(async () => {
    const [{ CampaignSummaryCard }, { facts }, { kinds, identityKinds }] = await Promise.all([
      import('./CampaignSummary.tsx'),
      campaignMessages(locale),
      uploadMessages(locale),
    ]);
    // It is not known yet which document proves the applicant's identity.
    return { CampaignSummaryCard, facts, kinds: { ...kinds, id_card: identityKinds.either.title } };
  }, [locale]);
  const lazyModule = useLazyModule(load, reportChunkError);
  return campaign && lazyModule ? (
    <lazyModule.CampaignSummaryCard
      campaign={campaign}
      messages={lazyModule.facts}
      kinds={lazyModule.kinds}
      locale={locale}
    />
  ) : (
    <div className="promise">
      <Skeleton label={loading} lines={2} />
    </div>
  );
};
