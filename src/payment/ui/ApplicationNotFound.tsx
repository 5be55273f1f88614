import { sisterSiteHref } from '../../config/sister-sites.ts';
import { recoverApplication } from '../../application/resume.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { StatusNotice } from '../../ui/StatusNotice.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { useErrorAlert } from '../../application/ui/use-error-alert.ts';

/** Shown after a payment if the browser or the server knows no application. */
export const ApplicationNotFound = () => {
  const { session } = useFlow();
  const { applicationNotFound, return: paymentReturn } = useMessages('payment').payment;
  const runWithErrorAlert = useErrorAlert();
  const { flow, locale, $campaign } = session;
  // A code finds an application within one campaign, and the return page that all campaigns share names none.
  const isForAllCampaigns = flow.resolveCampaign !== undefined && $campaign.get().slug === undefined;
  const dashboard = sisterSiteHref('dashboard', locale);
  return (
    <div className="grid gap-4">
      <StatusNotice tone="info" title={applicationNotFound.title}>
        <p>{applicationNotFound.message}</p>
      </StatusNotice>
      <div className="flex flex-wrap gap-3">
        {isForAllCampaigns ? (
          <ButtonLink href={dashboard}>{paymentReturn.dashboard}</ButtonLink>
        ) : (
          <>
            <Button onClick={() => runWithErrorAlert(() => recoverApplication(session))}>
              {applicationNotFound.find}
            </Button>
            <ButtonLink kind="secondary" href={dashboard}>
              {paymentReturn.dashboard}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
};
