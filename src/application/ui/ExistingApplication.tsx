import type { Messages } from '../../i18n/messages.ts';
import type { Contact } from '../../model/application.ts';
import { phoneText } from '../../model/phone.ts';
import { isSharedComputer } from '../../platform/storage/browser-storage.ts';
import { Sentence } from '../../ui/Sentence.tsx';
import { useReadPhone } from './use-read-phone.ts';
import { maskEmail, maskPhone } from '../mask-contact.ts';

interface ExistingApplicationProps {
  readonly contact: Contact;
  /** If false, the input is dropped when the application opens. */
  readonly keepsTyped: boolean;
  readonly text: Messages['dialogs']['duplicate'];
}

/** Says in the dialog about an existing application where the code is sent and what becomes of the input. */
export const ExistingApplication = ({ contact, keepsTyped, text }: ExistingApplicationProps) => {
  const { phone, phone_country: country, email } = contact;
  const isMasked = isSharedComputer();
  const readPhone = useReadPhone(isMasked ? undefined : country);
  const shown = isMasked
    ? { phone: maskPhone(phone), email: maskEmail(email) }
    : { phone: phoneText(phone, country, readPhone), email };
  return (
    <>
      <p>{text.message}</p>
      <p className="[overflow-wrap:anywhere]">
        <Sentence text={text.codeTo} values={shown} />
      </p>
      {!keepsTyped && <p className="font-semibold text-ink">{text.notSent}</p>}
    </>
  );
};
