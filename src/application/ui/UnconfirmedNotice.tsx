import { useCallback, useEffect, useState } from 'react';
import { unconfirmedContact } from '../application-marks.ts';
import { otpClientFor, sentOtpFor } from '../otp.ts';
import { maskEmail, maskPhone } from '../mask-contact.ts';
import { askToStartNew } from '../register.ts';
import { otpMessages } from '../../i18n/lazy-messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Contact } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { useFlow } from './flow-context.tsx';
import { useErrorAlert } from './use-error-alert.ts';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';
import { requestSubmit } from '../../ui/request-submit.ts';

/** Submits the form of the step, which asks for the one-time code. */
function submitForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-step-form]');
  if (form) requestSubmit(form);
}

export const UnconfirmedNotice = () => {
  const { session } = useFlow();
  const load = useCallback(() => otpMessages(session.locale), [session.locale]);
  const messages = useLazyModule(load, reportChunkError);
  const [contact] = useState(() => unconfirmedContact(session));
  return messages && contact ? <UnconfirmedContact contact={contact} text={messages.unconfirmed} /> : null;
};

interface UnconfirmedContactProps {
  readonly contact: Contact;
  readonly text: Messages['otp']['unconfirmed'];
}

const UnconfirmedContact = ({ contact, text }: UnconfirmedContactProps) => {
  const { session, messages } = useFlow();
  const runWithErrorAlert = useErrorAlert();
  useEffect(() => {
    const client = otpClientFor(session, session.stores.$id.get());
    if (sentOtpFor(client, contact)) submitForm();
  }, [session, contact]);
  return (
    <Notice tone="info" title={text.title}>
      <p>
        <Sentence text={text.message} values={{ phone: maskPhone(contact.phone), email: maskEmail(contact.email) }} />
      </p>
      <div className="mt-2 flex flex-wrap gap-4">
        <Button onClick={submitForm}>{text.action}</Button>
        <Button kind="link" onClick={() => runWithErrorAlert(() => askToStartNew(session))}>
          {messages.flow.existing.startNew}
        </Button>
      </div>
    </Notice>
  );
};
