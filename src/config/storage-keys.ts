import { FLOW_IDS, type FlowId } from './flow-registry.ts';

export const STORAGE_PREFIX = 'adm:';
type StorageKey = `${typeof STORAGE_PREFIX}${string}`;

export type FlowKey = FlowId | `${FlowId}:${string}`;
export type SavedPart = 'draft' | 'marks' | 'acknowledged' | 'id' | 'token' | 'revision';

export const storageKey = (flow: FlowKey, part: SavedPart): string => `${STORAGE_PREFIX}${flow}:${part}`;
export const isFlowKey = (value: string): value is FlowKey =>
  FLOW_IDS.some((id) => value === id || value.startsWith(`${id}:`));

// Literals, because bundlers would keep unused template strings in the inline script of every page.
export const DASHBOARD_PREFIX = 'adm:dashboard:' satisfies StorageKey;
export const DASHBOARD_TOKEN_KEY = 'adm:dashboard:token' satisfies StorageKey;
export const DASHBOARD_CONTACT_KEY = 'adm:dashboard:contact' satisfies StorageKey;
export const PENDING_PAYMENT_PREFIX = 'adm:payment:' satisfies StorageKey;
/** What becomes of an application that is paid before it is sent. */
export const SUBMISSION_PREFIX = 'adm:submission:' satisfies StorageKey;
export const CONFIRMED_PREFIX = 'adm:outcome:' satisfies StorageKey;
/** The copy of a confirmed application, which the server no longer gives to this browser. */
export const SENT_PREFIX = 'adm:copy:' satisfies StorageKey;
export const OTP_RESEND_KEY = 'adm:code:resend' satisfies StorageKey;
/** While set, nothing is written to localStorage. */
export const SHARED_COMPUTER_KEY = 'adm:shared' satisfies StorageKey;
export const CONSENT_KEY = 'adm:consent' satisfies StorageKey;
/** When this device's data was deleted, in milliseconds since 1970. */
export const CLEARED_KEY = 'adm:cleared' satisfies StorageKey;
export const RESUME_KEY = 'adm:resume' satisfies StorageKey;
/** The scroll position while the language of the page changes. */
export const LANGUAGE_SCROLL_KEY = 'adm:language' satisfies StorageKey;
export const RELOAD_GUARD_KEY = 'adm:reload' satisfies StorageKey;
/** The application that this tab had before a new one was started. */
export const PREVIOUS_APPLICATION_KEY = 'adm:before' satisfies StorageKey;
/** Lists that are the same for every applicant, such as faculties and rounds. */
export const LISTS_KEY = 'adm:lists' satisfies StorageKey;
/** Written and removed at once, to learn whether the browser keeps data. */
export const PROBE_KEY = 'adm:probe' satisfies StorageKey;
export const UTM_KEY = 'adm:utm' satisfies StorageKey;
/** The leases of browsers without Web Locks. */
export const LOCK_PREFIX = 'adm:lock:' satisfies StorageKey;
export const tabLockKey = (name: string): string => `${LOCK_PREFIX}${name}`;
export const pendingPaymentKey = (flow: FlowKey): string => `${PENDING_PAYMENT_PREFIX}${flow}`;
export const submissionKey = (flow: FlowKey): string => `${SUBMISSION_PREFIX}${flow}`;
export const confirmedKey = (flow: FlowKey): string => `${CONFIRMED_PREFIX}${flow}`;
export const sentKey = (flow: FlowKey): string => `${SENT_PREFIX}${flow}`;
