import { otpClientFor, recentlySentOtp, sendOtp, type OtpClient, type SentOtp } from '../../../application/otp.ts';
import type { OtpReason, SessionState } from '../../../application/ports.ts';
import { readDashboardContact } from '../../../browser/storage/dashboard-contact.ts';
import { $otpResendWait } from '../../../browser/storage/otp-resend-wait.ts';
import { otpMessages } from '../../../i18n/lazy-messages.ts';
import type { FlowMessages } from '../../../i18n/messages.ts';
import { contactOf, type Contact } from '../../../model/application.ts';
import { openModal } from '../../../ui/overlays/open.ts';
import { OtpDialog } from './OtpDialog.tsx';

/** A code that is sent before the dialog opens saves a press; when that fails, the dialog starts with the contact form. */
async function sendBeforeOpening(client: OtpClient, contact: Contact | undefined): Promise<SentOtp | undefined> {
  if (!contact) return undefined;
  try {
    return recentlySentOtp(client, contact) ?? (await sendOtp(client, contact));
  } catch {
    return undefined; // The contact form shows the error when it sends the code itself.
  }
}

/** The dashboard has no token of the application that it opens. */
function dashboardContactOf({ stores }: SessionState): Contact | undefined {
  const { id, ...contact } = readDashboardContact() ?? {};
  return id === stores.$id.get() ? contactOf(contact) : undefined;
}

/**
 * A right code is exchanged for a fresh token, which is stored with the id.
 * @returns false when the dialog was dismissed
 */
export async function askForOtp(session: SessionState, flowMessages: FlowMessages, asked: OtpReason): Promise<boolean> {
  const { locale } = session;
  const { reason } = asked;
  const messages = { ...flowMessages, otp: await otpMessages(locale) };
  const known = reason === 'find' ? undefined : session.$contact.get();
  const applicationId = asked.applicationId ?? (reason === 'session' ? session.stores.$id.get() : undefined);
  const client = otpClientFor(session, applicationId, $otpResendWait);
  const sent = await sendBeforeOpening(client, known);
  const ofDashboard = reason === 'session' && !known ? dashboardContactOf(session) : undefined;
  const contact = known ?? ofDashboard;
  const intro = messages.otp[reason === 'find' ? 'recover' : ofDashboard ? 'dashboard' : 'session'];
  const answer = await openModal<boolean>({
    title: contact && sent ? messages.otp.title : intro.title,
    close: messages.otp.close,
    render: (end) => (
      <OtpDialog
        messages={messages}
        locale={locale}
        client={client}
        lead={intro.lead}
        contact={contact}
        sent={sent}
        onDone={() => {
          end(true);
        }}
      />
    ),
  });
  return answer ?? false;
}
