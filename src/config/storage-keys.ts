import { FLOW_IDS, type FlowId } from './flows.ts';

/** Product prefix of every key this site writes to the browser's storage (spec, section 3). */
export const STORAGE_PREFIX = 'adm:';

/** What one browser keeps per flow; one whose addresses have a slug keeps its own per slug, so that two campaigns do not mix. */
export type FlowKey = FlowId | `${FlowId}:${string}`;
export type SavedPart = 'draft' | 'id' | 'token';

export const storageKey = (flow: FlowKey, part: SavedPart): string => `${STORAGE_PREFIX}${flow}:${part}`;
export const isFlowKey = (value: string): value is FlowKey =>
  FLOW_IDS.some((id) => value === id || value.startsWith(`${id}:`));

export const DASHBOARD_TOKEN_KEY = `${STORAGE_PREFIX}dashboard:token`;
/** The payment under way, kept while the applicant is at the bank (the shared scholarship return page has no slug). */
export const PAYMENT_UNDER_WAY_KEY = `${STORAGE_PREFIX}payment`;
/** When a new code may be asked for, kept across reloads. */
export const CODE_RESEND_KEY = `${STORAGE_PREFIX}code:resend`;
/** "Shared computer": set for the tab only; while set, nothing goes to localStorage. */
export const SHARED_COMPUTER_KEY = `${STORAGE_PREFIX}shared`;
export const CONSENT_KEY = `${STORAGE_PREFIX}consent`;
/** A resume link on its way to the same page in the other language; read once. */
export const RESUME_KEY = `${STORAGE_PREFIX}resume`;
export const RELOAD_GUARD_KEY = `${STORAGE_PREFIX}reload`;
/** A confirmed application, kept for its outcome page in this tab. */
export const outcomeKey = (flow: FlowKey): string => `${STORAGE_PREFIX}outcome:${flow}`;
/** The hint to leave another app's browser was dismissed in this tab. */
export const IN_APP_KEY = `${STORAGE_PREFIX}in-app`;
export const UTM_KEY = `${STORAGE_PREFIX}utm`;
