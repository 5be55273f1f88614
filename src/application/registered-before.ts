import type { Application, Contact } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import { isSameContact, unconfirmedContact } from './marks.ts';
import type { FlowSession } from './flow-session.ts';
import { contactIn, keepUnconfirmed } from './register.ts';
import { hasSession, setCurrentApplication } from './session.ts';
import { loadApplication } from './current-application.ts';

interface RegisteredBefore {
  readonly isNew: boolean;
  readonly application?: Application;
}

async function applicationOfAnotherTab(session: FlowSession, contact: Contact): Promise<Application | undefined> {
  const { $contact, $loadedApplicationId } = session;
  const application = await loadApplication(session, { quietly: true }).catch(() => undefined);
  if (application && isSameContact($contact.get(), contact)) return application;
  $loadedApplicationId.set(undefined);
  $contact.set(contact);
  return undefined;
}

/**
 * Another person may have registered in another tab: an id in storage counts only when this tab registered it, or when the server
 * or a code to come proves the contact.
 */
export async function registeredBefore(session: FlowSession, values: Values): Promise<RegisteredBefore> {
  const { stores, $contact } = session;
  const contact = contactIn(values);
  const own = session.$loadedApplicationId.get();
  if (own !== undefined) {
    if (!isSameContact($contact.get(), contact)) return { isNew: true };
    if (stores.$id.get() === own) return { isNew: false };
    setCurrentApplication(stores, own, '');
    keepUnconfirmed(session, values);
    return { isNew: false };
  }
  if (!hasSession(session)) return { isNew: true };
  const unconfirmed = unconfirmedContact(session);
  if (unconfirmed) {
    $contact.set(contact);
    return { isNew: !isSameContact(unconfirmed, contact) };
  }
  const application = await applicationOfAnotherTab(session, contact);
  return application ? { isNew: false, application } : { isNew: true };
}
