import { unconfirmedContact } from '../../marks.ts';
import { flowHref } from '../../flow-session.ts';
import { otpClientFor, sendOtp, sentOtpFor, type OtpClient, type SentOtp } from '../../otp.ts';
import type { OtpReason, FlowSession } from '../../environment.ts';
import { otpMessages } from '../../../i18n/lazy-messages.ts';
import type { FlowMessages, Messages } from '../../../i18n/messages.ts';
import { contactOf, type Contact } from '../../../model/application.ts';
import { openModal } from '../../../ui/overlays/open.ts';
import { OtpDialog } from './OtpDialog.tsx';
import { OtpForm } from './OtpForm.tsx';

type OtpMessages = Pick<Messages, 'otp'>;

interface Opening {
  readonly sent: SentOtp | undefined;
  readonly failure?: unknown;
}

/** Sends the code before the dialog opens, which saves a press. When that fails, the dialog starts with the contact form. */
async function sendBeforeOpening(client: OtpClient, contact: Contact | undefined): Promise<Opening> {
  if (!contact) return { sent: undefined };
  try {
    return { sent: sentOtpFor(client, contact) ?? (await sendOtp(client, contact)) };
  } catch (failure) {
    return { sent: undefined, failure };
  }
}

function dashboardContactOf({ stores, environment }: FlowSession): Contact | undefined {
  const { id, ...contact } = environment.dashboard.readContact() ?? {};
  return id === stores.$id.get() ? contactOf(contact) : undefined;
}

function introFor(session: FlowSession, reason: OtpReason['reason'], isOfDashboard: boolean, { otp }: OtpMessages) {
  if (reason === 'find') return otp.recover;
  if (isOfDashboard) return otp.dashboard;
  return reason === 'register' || unconfirmedContact(session) ? otp.register : otp.session;
}

/** Moves the focus to the contact in the form. The server knows a registration by its contact, so another contact registers anew. */
function changeInForm(session: FlowSession): void {
  const form = document.querySelector(`form[data-step-form="${session.flowKey}"]`);
  const field = form?.querySelector<HTMLInputElement>('[name="phone"]');
  const step = session.flow.steps.find(({ save }) => save === 'register');
  if (field)
    setTimeout(() => field.focus()); // The closing dialog restores the focus first.
  else if (step) session.environment.location.navigate(flowHref(session, step.route));
}

/**
 * Asks for a one-time code in a dialog. A right code is exchanged for a fresh token, which is stored with the id.
 * @returns false when the dialog was dismissed
 */
export async function askForOtp(session: FlowSession, flowMessages: FlowMessages, asked: OtpReason): Promise<boolean> {
  const { locale } = session;
  const { reason } = asked;
  const messages = { ...flowMessages, otp: await otpMessages(locale) };
  const known = reason === 'find' ? undefined : (session.$contact.get() ?? unconfirmedContact(session));
  const applicationId = asked.applicationId ?? (reason === 'session' ? session.stores.$id.get() : undefined);
  const client = otpClientFor(session, applicationId);
  const { sent, failure } = await sendBeforeOpening(client, known);
  const ofDashboard = reason === 'session' && !known ? dashboardContactOf(session) : undefined;
  const contact = known ?? ofDashboard;
  const isOfRegistration = reason === 'register' || (reason === 'session' && unconfirmedContact(session) !== undefined);
  const intro = introFor(session, reason, ofDashboard !== undefined, messages);
  const isAgain = intro === messages.otp.session;
  const answer = await openModal<boolean>({
    type: reason === 'session' ? 'session' : 'one-time-code',
    title: contact && sent && !isAgain ? messages.otp.title : intro.title,
    close: messages.otp.close,
    render: (end) => (
      <OtpDialog
        OtpForm={OtpForm}
        messages={messages}
        locale={locale}
        client={client}
        lead={intro.lead}
        reason={isAgain ? intro.lead : undefined}
        contact={contact}
        sent={sent}
        failure={failure}
        onDone={() => {
          end(true);
        }}
        onChangeContact={
          isOfRegistration
            ? () => {
                end(false);
                changeInForm(session);
              }
            : undefined
        }
      />
    ),
  });
  return answer ?? false;
}
