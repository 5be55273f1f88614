import { copyContactToNewApplication } from '../../application/draft-changes.ts';
import { startNewApplication } from '../../application/session.ts';
import type { StepAccess } from '../step-guard.ts';
import { recoverApplication } from '../../application/resume.ts';
import { contactUrl } from '../../config/site.ts';
import { campaignListHref, sisterSiteHref } from '../../config/sister-sites.ts';
import type { Messages } from '../../i18n/messages.ts';
import { isSubmitted } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { StatusNotice } from '../../ui/StatusNotice.tsx';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { useErrorAlert } from '../../application/ui/use-error-alert.ts';

export type CampaignAccess = Extract<StepAccess, { kind: 'campaign-closed' | 'campaign-changed' | 'ended' }>;

interface CampaignNoticeProps {
  readonly access: CampaignAccess;
  readonly campaignMessages: Messages['campaign'];
}

function messageName(access: CampaignAccess, isProgramme: boolean) {
  switch (access.kind) {
    case 'campaign-closed':
      return 'closed';
    case 'campaign-changed':
      return isProgramme ? 'changedProgramme' : 'changed';
    case 'ended':
      return isSubmitted(access.application) ? 'sent' : 'cancelled';
  }
}

export const CampaignNotice = ({ access, campaignMessages }: CampaignNoticeProps) => {
  const { session, messages } = useFlow();
  const runWithErrorAlert = useErrorAlert();
  const { locale, flow } = session;
  const isClosed = access.kind === 'campaign-closed';
  const isEnded = access.kind === 'ended';
  // A scholarship campaign has its own URL. In other flows, a new application is for a new choice.
  const isProgramme = !isClosed && flow.resolveCampaign === undefined;
  const { title, message } = campaignMessages[messageName(access, isProgramme)];
  const reason = isClosed ? undefined : access.application.reason;
  return (
    <div className="grid gap-6">
      <StatusNotice tone="warning" title={title}>
        {reason && <p>{reason}</p>}
        <p>{message}</p>
      </StatusNotice>
      <div className="flex flex-wrap gap-3">
        {isProgramme || isEnded ? (
          <Button onClick={() => startNewApplication(session)}>{campaignMessages.startNew}</Button>
        ) : (
          <ButtonLink
            href={campaignListHref(locale)}
            onClick={isClosed ? undefined : () => copyContactToNewApplication(access.application, session.environment)}
          >
            {campaignMessages.chooseOther}
          </ButtonLink>
        )}
        <ButtonLink kind="secondary" href={sisterSiteHref('dashboard', locale)}>
          {campaignMessages.status}
        </ButtonLink>
        {isClosed ? (
          <Button kind="link" onClick={() => runWithErrorAlert(() => recoverApplication(session))}>
            {messages.flow.recover.action}
          </Button>
        ) : (
          <ButtonLink kind="link" href={contactUrl(locale)} target="_blank" rel="noopener noreferrer">
            <span>{campaignMessages.help}</span> <span className="sr-only">{messages.common.newTab}</span>
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
