import * as v from 'valibot';
import { DASHBOARD_CONTACT_KEY } from '../../config/storage-keys.ts';
import { contactEntries, type Contact } from '../../model/application.ts';
import { isSharedComputer, peekFlash, setFlash, takeFlash } from './storage.ts';

const StoredContact = v.object(contactEntries);

/** In this tab only, and never on a shared computer. */
export function saveDashboardContact(contact: Contact | undefined): void {
  if (contact && !isSharedComputer()) setFlash(DASHBOARD_CONTACT_KEY, JSON.stringify(contact));
  else takeFlash(DASHBOARD_CONTACT_KEY);
}

export function readDashboardContact(): Contact | undefined {
  if (isSharedComputer()) return undefined;
  try {
    const stored = v.safeParse(StoredContact, JSON.parse(peekFlash(DASHBOARD_CONTACT_KEY) ?? 'null'));
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
}
