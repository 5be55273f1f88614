import * as v from 'valibot';
import { DASHBOARD_CONTACT_KEY, DASHBOARD_TOKEN_KEY } from '../../config/storage-keys.ts';
import { ApplicationId, contactEntries } from '../../model/application.ts';
import { openEnvelope, sealEnvelope } from './envelope.ts';
import { persisted } from './persisted.ts';
import { isSharedComputer, keepInTab, readFromTab, removeKey } from './browser-storage.ts';

export const $dashboardToken = persisted(DASHBOARD_TOKEN_KEY, v.pipe(v.string(), v.maxLength(4096)), '');

/** Who has signed out of the dashboard is not signed in again, in this tab, by opening an application. */
export const keepSignedOut = (): void => {
  keepInTab(DASHBOARD_TOKEN_KEY, sealEnvelope('', undefined));
};

/**
 * Stores the token that the server sends with an application, without a sign-in. It stays in this tab and never
 * replaces a sign-in's token.
 */
export const saveUnaskedDashboardToken = (token: string): void => {
  if (openEnvelope(readFromTab(DASHBOARD_TOKEN_KEY))?.data !== '')
    keepInTab(DASHBOARD_TOKEN_KEY, sealEnvelope(token, undefined));
};

/** The contact that signed in; `id` is the application that was opened from the dashboard. */
const DashboardContact = v.object({ ...contactEntries, id: v.optional(ApplicationId) });
export type DashboardContact = v.InferOutput<typeof DashboardContact>;

/** Keeps the contact in this tab only, and never on a shared computer. */
export function saveDashboardContact(contact: DashboardContact): void {
  if (!isSharedComputer()) keepInTab(DASHBOARD_CONTACT_KEY, JSON.stringify(contact));
}

export const removeDashboardContact = (): void => {
  removeKey(DASHBOARD_CONTACT_KEY);
};

export function readDashboardContact(): DashboardContact | undefined {
  if (isSharedComputer()) return undefined;
  try {
    const saved = v.safeParse(DashboardContact, JSON.parse(readFromTab(DASHBOARD_CONTACT_KEY) ?? 'null'));
    return saved.success ? saved.output : undefined;
  } catch {
    return undefined;
  }
}
