import { unconfirmedContact } from '../../application-marks.ts';
import { otpClientFor, sendOtp, sentOtpFor, type OtpClient, type SentOtp } from '../../otp.ts';
import type { OtpReason, FlowSession } from '../../environment.ts';
import { otpMessages } from '../../../i18n/lazy-messages.ts';
import type { FlowMessages } from '../../../i18n/messages.ts';
import { contactOf, type Contact } from '../../../model/application.ts';
import { isSharedComputer } from '../../../platform/storage/browser-storage.ts';
import { openModal } from '../../../ui/overlays/open.ts';
import { changeInForm } from './change-in-form.ts';
import { OtpDialog } from './OtpDialog.tsx';
import { OtpForm } from './OtpForm.tsx';

interface Opening {
  readonly sent: SentOtp | undefined;
  readonly failure?: unknown;
}

/**
 * Sends the code before the dialog opens, which saves a press. If that fails, the dialog starts with the contact form.
 */
async function sendBeforeOpening(client: OtpClient, contact: Contact | undefined): Promise<Opening> {
  if (!contact) return { sent: undefined };
  try {
    return { sent: sentOtpFor(client, contact) ?? (await sendOtp(client, contact)) };
  } catch (failure) {
    return { sent: undefined, failure };
  }
}

function dashboardContactOf({ stores, environment }: FlowSession): Contact | undefined {
  const { id, ...contact } = environment.readDashboardContact() ?? {};
  return id === stores.$id.get() ? contactOf(contact) : undefined;
}

/** Selects the dialog's messages: `recover` finds an application, `session` renews its token. */
type Purpose = 'recover' | 'register' | 'dashboard' | 'session';

interface Question {
  readonly purpose: Purpose;
  /** Absent if the applicant must type it. */
  readonly contact: Contact | undefined;
}

function questionFor(session: FlowSession, reason: OtpReason['reason']): Question {
  if (reason === 'find') return { purpose: 'recover', contact: undefined };
  const unconfirmed = unconfirmedContact(session);
  const contact = session.$contact.get() ?? unconfirmed;
  if (reason === 'register' || unconfirmed) return { purpose: 'register', contact };
  const ofDashboard = contact ? undefined : dashboardContactOf(session);
  return ofDashboard ? { purpose: 'dashboard', contact: ofDashboard } : { purpose: 'session', contact };
}

/**
 * Asks for a one-time code in a dialog. The correct code is exchanged for a fresh token, which is stored with the id.
 * @returns false when the dialog was dismissed
 */
export async function askForOtp(session: FlowSession, flowMessages: FlowMessages, asked: OtpReason): Promise<boolean> {
  const { locale } = session;
  const { reason } = asked;
  const messages = { ...flowMessages, otp: await otpMessages(locale) };
  const { purpose, contact } = questionFor(session, reason);
  const applicationId = asked.applicationId ?? (reason === 'session' ? session.stores.$id.get() : undefined);
  const client = otpClientFor(session, applicationId);
  // The applicant confirms a contact from the dashboard before a code is sent to it.
  const { sent, failure } = await sendBeforeOpening(client, purpose === 'dashboard' ? undefined : contact);
  const { title, lead } = messages.otp[purpose];
  const isRenewal = purpose === 'session';
  const wasTypedHere = reason === 'register' && session.$contact.get() !== undefined;
  const isCodeEntered = await openModal<boolean>({
    type: reason === 'session' ? 'session' : 'one-time-code',
    title: contact && sent && !isRenewal ? messages.otp.title : title,
    close: messages.otp.close,
    render: (end) => (
      <OtpDialog
        OtpForm={OtpForm}
        messages={messages}
        locale={locale}
        client={client}
        lead={lead}
        reason={isRenewal ? lead : undefined}
        contact={contact}
        isContactShown={wasTypedHere && !isSharedComputer()}
        isContactFixed={isRenewal && contact !== undefined}
        sent={sent}
        failure={failure}
        onDone={() => {
          end(true);
        }}
        onChangeContact={
          purpose === 'register'
            ? () => {
                end(false);
                changeInForm(session);
              }
            : undefined
        }
      />
    ),
  });
  return isCodeEntered ?? false;
}
