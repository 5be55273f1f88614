import { useMemo } from 'react';
import type { Locale } from '../../config/locales.ts';
import { StatusNotice } from '../../ui/StatusNotice.tsx';
import { OtpDialog } from '../../application/ui/otp/OtpDialog.tsx';
import { dashboardOtpClient } from '../dashboard-client.ts';
import type { DashboardEnvironment } from '../../application/environment.ts';
import { sentOtpFor } from '../../application/otp.ts';
import { SharedComputer } from '../../application/ui/SharedComputer.tsx';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';
import { useIsClient } from '../../ui/use-is-client.ts';
import type { DashboardMessages } from './dashboard-messages.ts';

interface SignInProps {
  readonly locale: Locale;
  readonly messages: DashboardMessages;
  readonly environment: DashboardEnvironment;
  readonly ended: boolean;
  readonly onDone: () => void;
}

const loadOtpForm = () => import('../../application/ui/otp/OtpForm.tsx');

export const SignIn = ({ locale, messages, environment, ended, onDone }: SignInProps) => {
  const isClient = useIsClient();
  const otpForm = useLazyModule(loadOtpForm, reportChunkError);
  const client = useMemo(() => dashboardOtpClient(locale, environment), [locale, environment]);
  const contact = useMemo(() => (isClient ? environment.readContact() : undefined), [isClient, environment]);
  return (
    <div className="card grid gap-5">
      {ended && <StatusNotice tone="info">{messages.dashboard.sessionEnded}</StatusNotice>}
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
    </div>
  );
};
