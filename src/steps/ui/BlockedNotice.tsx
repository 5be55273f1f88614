import { useCallback } from 'react';
import { campaignMessages } from '../../i18n/lazy-messages.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CampaignNotice, type CampaignAccess } from './CampaignNotice.tsx';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { UnconfirmedNotice } from '../../application/ui/UnconfirmedNotice.tsx';
import { RecoverApplication } from '../../application/ui/RecoverApplication.tsx';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';
import { LazyErrorPage } from '../../application/ui/WithErrorBoundary.tsx';

export type BlockedAccess = CampaignAccess | { readonly kind: 'no-application' | 'not-found' | 'unconfirmed' };

/** Explains why a page cannot be shown and what the applicant can do. */
export const BlockedNotice = ({ access }: { readonly access: BlockedAccess }) => {
  const { locale } = useFlow().session;
  switch (access.kind) {
    case 'no-application':
      return <RecoverApplication />;
    case 'unconfirmed':
      return <UnconfirmedNotice />;
    case 'not-found':
      return <LazyErrorPage locale={locale} status={404} />;
    case 'campaign-closed':
    case 'campaign-changed':
    case 'ended':
      return <CampaignBlocked access={access} />;
  }
};

const CampaignBlocked = ({ access }: { readonly access: CampaignAccess }) => {
  const { session, messages } = useFlow();
  const load = useCallback(() => campaignMessages(session.locale), [session.locale]);
  const loaded = useLazyModule(load, reportChunkError);
  return loaded ? (
    <CampaignNotice access={access} campaignMessages={loaded} />
  ) : (
    <Skeleton label={messages.common.loading} lines={4} />
  );
};
