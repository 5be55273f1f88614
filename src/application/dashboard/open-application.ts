import { isPerCampaign } from '../../config/flow-registry.ts';
import { contactOf, type Contact } from '../../model/application.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import type { Ports } from '../ports.ts';
import { setCurrentApplication } from '../session.ts';

interface OpenPorts extends Pick<Ports, 'flowStores'> {
  /** Of the sign-in. */
  readonly readContact: () => Contact | undefined;
  readonly saveContact: (contact: Contact & { readonly id: string }) => void;
}

export function openApplication(application: DashboardApplication, ports: OpenPorts): void {
  const { type, id } = application;
  if (!type || isPerCampaign(type)) return; // The server reopens it and answers with a token.
  const stores = ports.flowStores(type);
  if (stores.$id.get() !== id) setCurrentApplication(stores, id, '');
  const contact = contactOf(application) ?? ports.readContact();
  if (contact) ports.saveContact({ ...contact, id });
}
