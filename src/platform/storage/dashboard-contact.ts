import * as v from 'valibot';
import { DASHBOARD_CONTACT_KEY } from '../../config/storage-keys.ts';
import { ApplicationId, contactEntries } from '../../model/application.ts';
import { isSharedComputer, readFromTab, removeKey, keepInTab } from './storage.ts';

/** Of the sign-in; `id` is the application that was opened from the dashboard. */
const DashboardContact = v.object({ ...contactEntries, id: v.optional(ApplicationId) });
export type DashboardContact = v.InferOutput<typeof DashboardContact>;

/** In this tab only, and never on a shared computer. */
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
