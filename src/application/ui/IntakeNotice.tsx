import { useCallback, useEffect, useState } from 'react';
import { isIntakeOpen } from '../eligibility.ts';
import { contactUrl } from '../../config/site.ts';
import { sisterSiteHref } from '../../config/sister-sites.ts';
import { campaignMessages } from '../../i18n/lazy-messages.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { StatusNotice } from '../../ui/StatusNotice.tsx';
import { useFlow } from './flow-context.tsx';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';

export const IntakeNotice = () => {
  const { session, messages } = useFlow();
  const { locale } = session;
  const load = useCallback(() => campaignMessages(locale), [locale]);
  const texts = useLazyModule(load, reportChunkError);
  if (!texts) return null;
  return (
    <StatusNotice tone="warning" title={texts.noIntake.title}>
      <p>{texts.noIntake.message}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink kind="secondary" href={sisterSiteHref('dashboard', locale)}>
          {texts.status}
        </ButtonLink>
        <ButtonLink kind="link" href={contactUrl(locale)} target="_blank" rel="noopener noreferrer">
          <span>{texts.help}</span> <span className="sr-only">{messages.common.newTab}</span>
        </ButtonLink>
      </div>
    </StatusNotice>
  );
};

/** Shows the notice on the first page, before registration, if no round accepts applications. */
export const IntakeCheck = () => {
  const { session } = useFlow();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    void isIntakeOpen(session, {}, 'use').then(setOpen);
  }, [session]);
  return isOpen ? null : <IntakeNotice />;
};
