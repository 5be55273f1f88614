import { useMemo } from 'react';
import type { Locale } from '../../config/locales.ts';
import { Notice } from '../../ui/Notice.tsx';
import { OtpDialog } from '../shared/otp/OtpDialog.tsx';
import { dashboardOtpClient, type DashboardPorts } from '../../application/dashboard/dashboard-client.ts';
import { saveDashboardContact } from '../../browser/storage/dashboard-contact.ts';
import { $dashboardToken } from '../../browser/storage/dashboard-token.ts';
import { $otpResendWait } from '../../browser/storage/otp-resend-wait.ts';
import type { DashboardMessages } from './dashboard-messages.ts';

const PORTS: DashboardPorts = { $dashboardToken, $otpResendWait, saveContact: saveDashboardContact };

interface SignInProps {
  readonly locale: Locale;
  readonly messages: DashboardMessages;
  readonly ended: boolean;
  readonly onDone: () => void;
}

export const SignIn = ({ locale, messages, ended, onDone }: SignInProps) => {
  const client = useMemo(() => dashboardOtpClient(locale, PORTS), [locale]);
  return (
    <div className="card grid gap-5">
      {ended && (
        <Notice tone="info" role="status">
          {messages.dashboard.sessionEnded}
        </Notice>
      )}
      <OtpDialog
        messages={messages}
        locale={locale}
        client={client}
        lead={messages.dashboard.signIn}
        contact={undefined}
        sent={undefined}
        onDone={onDone}
      />
    </div>
  );
};
