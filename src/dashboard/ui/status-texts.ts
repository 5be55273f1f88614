import { isKnownStatus } from '../status-view.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';

const isCode = (text: string, status: string): boolean => text === status || /^\w*_\w*$/.test(text);

/** A status that this build does not know shows the server's own text, but never a code. */
export function statusTexts({ status, status_text }: DashboardApplication, messages: Messages['dashboard']) {
  if (isKnownStatus(status)) return messages.statuses[status];
  const { badge, message } = messages.unknown;
  return { badge: status_text && !isCode(status_text, status) ? status_text : badge, message };
}
