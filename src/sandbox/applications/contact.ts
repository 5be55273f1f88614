import type { Contact } from '../../model/application.ts';
import { rules } from '../../model/rules.ts';
import { wrongFields } from '../shared/refusal.ts';
import type { MessageName } from '../shared/messages.ts';

/** Returns a contact in the form in which it is stored and compared. An invalid field is a 422. */
export function cleanContact(contact: Contact): Contact {
  const phone_country = contact.phone_country.toUpperCase();
  const phone = rules.phone.clean(contact.phone, { phone_country });
  const email = rules.email.clean(contact.email).toLowerCase();
  const wrong: Record<string, MessageName> = {
    ...(rules.phone.test(phone, { phone_country }) ? {} : { phone: 'format' }),
    ...(rules.email.test(email) ? {} : { email: 'format' }),
  };
  if (Object.keys(wrong).length > 0) throw wrongFields(wrong);
  return { phone, phone_country, email };
}
