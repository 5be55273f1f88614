import { useState, type ComponentType } from 'react';
import type { Locale } from '../../../config/locales.ts';
import type { Contact } from '../../../model/application.ts';
import type { Messages } from '../../../i18n/messages.ts';
import type { Elements } from '../../../ui/elements.ts';
import type { OtpFormProps } from './OtpForm.tsx';
import { sendOtp, sentOtpFor, type OtpClient, type SentOtp } from '../../otp.ts';
import { ContactForm } from './ContactForm.tsx';

interface OtpDialogProps {
  readonly messages: Pick<Messages, 'otp' | 'errors' | 'fields' | 'common'>;
  readonly locale: Locale;
  readonly client: OtpClient;
  readonly lead: string;
  readonly reason?: string | undefined;
  /** `undefined` during loading; the contact form stays until then. */
  readonly OtpForm: ComponentType<OtpFormProps> | undefined;
  readonly contact: Contact | undefined;
  /** Whether the contact was typed on this page, so that the code form shows it in full. */
  readonly isContactShown?: boolean;
  /** The code that was sent before the dialog opened, if any. */
  readonly sent: SentOtp | undefined;
  /** Why no code could be sent before the dialog opened. */
  readonly failure?: unknown;
  /** The contact is the application's, which has no other. */
  readonly isContactFixed?: boolean;
  readonly onDone: () => void;
  /** Set when the contact cannot be changed in the dialog. */
  readonly onChangeContact?: (() => void) | undefined;
  /** Rendered below the fields of the contact form. */
  readonly children?: Elements;
}

type Stage = { kind: 'contact'; failure?: unknown } | { kind: 'code'; contact: Contact; sent: SentOtp };

/** Asks for phone and e-mail if they are unknown, then for the code. */
export const OtpDialog = ({ OtpForm, contact, sent, failure, onChangeContact, ...props }: OtpDialogProps) => {
  const { messages, locale, client, lead, reason, isContactShown, isContactFixed, onDone, children } = props;
  const [known, setKnown] = useState(contact);
  const [stage, setStage] = useState<Stage>(
    contact && sent ? { kind: 'code', contact, sent } : { kind: 'contact', failure },
  );
  const send = async (typed: Contact): Promise<void> => {
    if (onChangeContact && typed.email + typed.phone !== `${contact?.email}${contact?.phone}`) {
      onChangeContact();
      return;
    }
    setKnown(typed);
    setStage({ kind: 'code', contact: typed, sent: sentOtpFor(client, typed) ?? (await sendOtp(client, typed)) });
  };
  if (stage.kind === 'code' && OtpForm)
    return (
      <OtpForm
        locale={locale}
        messages={messages}
        client={client}
        contact={stage.contact}
        isContactShown={isContactShown}
        initial={stage.sent}
        reason={reason}
        onDone={onDone}
        onChangeContact={onChangeContact ?? (isContactFixed ? undefined : () => setStage({ kind: 'contact' }))}
      />
    );
  return (
    <ContactForm
      messages={messages}
      locale={locale}
      lead={lead}
      contact={known}
      failure={stage.kind === 'contact' ? stage.failure : undefined}
      onSubmit={send}
    >
      {children}
    </ContactForm>
  );
};
