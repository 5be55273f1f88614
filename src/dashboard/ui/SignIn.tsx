import { useMemo } from 'react';
import type { Locale } from '../../config/locales.ts';
import { FLOW_IDS } from '../../config/flow-registry.ts';
import { href } from '../../config/routes.ts';
import type { Messages } from '../../i18n/messages.ts';
import { OfficeContact } from '../../ui/OfficeContact.tsx';
import { StatusNotice } from '../../ui/StatusNotice.tsx';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { OtpDialog } from '../../application/ui/otp/OtpDialog.tsx';
import { dashboardOtpClient, type SignedOut, type SignInEnvironment } from '../dashboard-client.ts';
import { sentOtpFor } from '../../application/otp.ts';
import { SharedComputer } from '../../application/ui/SharedComputer.tsx';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';
import { hasFlowData } from '../../platform/storage/has-stored-data.ts';
import { useIsClient } from '../../ui/use-is-client.ts';

export type SignInMessages = Pick<Messages, 'otp' | 'common' | 'dashboard' | 'errors' | 'fields' | 'flow'>;

interface SignInProps {
  readonly locale: Locale;
  readonly messages: SignInMessages;
  readonly environment: SignInEnvironment;
  /** Why somebody who was signed in no longer is. */
  readonly signedOut: SignedOut['why'];
  readonly onDone: () => void;
}

const loadOtpForm = () => import('../../application/ui/otp/OtpForm.tsx');

export const SignIn = ({ locale, messages, environment, signedOut, onDone }: SignInProps) => {
  const { dashboard } = messages;
  const isClient = useIsClient();
  const otpForm = useLazyModule(loadOtpForm, reportChunkError);
  const client = useMemo(() => dashboardOtpClient(locale, environment), [locale, environment]);
  const contact = useMemo(() => (isClient ? environment.dashboard.readContact() : undefined), [isClient, environment]);
  return (
    <div className="card grid gap-5">
      {signedOut && (
        <StatusNotice tone="info">
          <p>{signedOut === 'expired' ? dashboard.sessionEnded : dashboard.signedOut}</p>
          {signedOut === 'asked' && FLOW_IDS.some(hasFlowData) && <p>{dashboard.stillOnDevice}</p>}
        </StatusNotice>
      )}
      <OtpDialog
        OtpForm={otpForm?.OtpForm}
        key={contact ? 'known' : 'unknown'}
        messages={messages}
        locale={locale}
        client={client}
        lead={messages.dashboard.signIn}
        contact={contact}
        sent={contact && sentOtpFor(client, contact)}
        onDone={onDone}
      >
        <SharedComputer label={messages.flow.sharedDevice.label} hint={messages.dashboard.sharedDevice} />
      </OtpDialog>
      <div className="grid gap-3 border-t border-line pt-4 text-sm text-ink-soft">
        <p>
          <NoBreakText text={messages.dashboard.contactChanged} />{' '}
          <OfficeContact locale={locale} newTab={messages.common.newTab} />
        </p>
        <p>
          <NoBreakText text={messages.dashboard.notApplied} />{' '}
          <a className="link" href={href('home', locale)}>
            {messages.dashboard.empty.action}
          </a>
        </p>
      </div>
    </div>
  );
};
