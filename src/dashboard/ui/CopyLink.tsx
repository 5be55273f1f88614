import { isPerCampaign } from '../../config/flow-registry.ts';
import type { Locale } from '../../config/locales.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { isSharedComputer } from '../../platform/storage/browser-storage.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { rememberContact, type MakeCurrentEnvironment } from '../make-current.ts';
import { copyHref } from '../status.ts';

interface CopyLinkProps {
  readonly application: DashboardApplication;
  readonly environment: MakeCurrentEnvironment;
  readonly locale: Locale;
  readonly text: string;
}

/**
 * Links to the copy of what was sent. A shared computer keeps no copy of a confirmed scholarship
 * (docs/decisions/0054-a-copy-of-everything-sent.md).
 */
export const CopyLink = ({ application, environment, locale, text }: CopyLinkProps) => {
  const { type } = application;
  const link = copyHref(application, locale);
  if (link === undefined || (type && isPerCampaign(type) && isSharedComputer())) return null;
  return (
    <ButtonLink kind="link" href={link} onClick={() => rememberContact(application, environment)}>
      {text}
    </ButtonLink>
  );
};
