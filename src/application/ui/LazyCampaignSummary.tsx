import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { campaignMessages, uploadMessages } from '../../i18n/lazy-messages.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFlow } from './flow-context.tsx';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';

/** Reserves the campaign's space with a skeleton, so that the form below does not move. */
export const LazyCampaignSummary = ({ kind }: { readonly kind: 'loading' | 'ready' | 'error' }) => {
  const { session, messages } = useFlow();
  const load = useCallback(async () => {
    const [{ CampaignSummaryCard }, campaign, { kinds, identityKinds }] = await Promise.all([
      import('./CampaignSummary.tsx'),
      campaignMessages(session.locale),
      uploadMessages(session.locale),
    ]);
    // It is not known yet which document proves the applicant's identity.
    return { CampaignSummaryCard, campaign, kinds: { ...kinds, id_card: identityKinds.either.title } };
  }, [session.locale]);
  const lazyModule = useLazyModule(load, reportChunkError);
  const { campaign } = useStore(session.$campaign, { ssr: 'initial' });
  if (kind === 'error' && !campaign) return null;
  return campaign && lazyModule && kind !== 'loading' ? (
    <lazyModule.CampaignSummaryCard
      campaign={campaign}
      messages={lazyModule.campaign.facts}
      kinds={lazyModule.kinds}
      locale={session.locale}
    />
  ) : (
    <div className="promise">
      <Skeleton label={messages.common.loading} lines={2} />
    </div>
  );
};
