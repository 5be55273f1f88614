import type { Messages } from '../../i18n/messages.ts';

/** An island passes these messages to the dashboard's screens. */
export type DashboardMessages = Pick<Messages, 'otp' | 'common' | 'dashboard' | 'errors' | 'fields' | 'flow'>;
