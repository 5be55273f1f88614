import * as storageKeys from '../../config/storage-keys.ts';

const {
  PROBE_KEY,
  STORAGE_PREFIX,
  CONFIRMED_PREFIX,
  DASHBOARD_PREFIX,
  PENDING_PAYMENT_PREFIX,
  SENT_PREFIX,
  SUBMISSION_PREFIX,
} = storageKeys;
const NOT_KEPT = new Set<unknown>([
  PROBE_KEY,
  STORAGE_PREFIX,
  CONFIRMED_PREFIX,
  DASHBOARD_PREFIX,
  PENDING_PAYMENT_PREFIX,
  SENT_PREFIX,
  SUBMISSION_PREFIX,
]);
const PARTS = [
  'draft',
  'marks',
  'acknowledged',
  'id',
  'token',
  'revision',
] as const satisfies readonly storageKeys.SavedPart[];

/** The keys of all stored data, as the cookie policy writes them: `adm:…:draft`. */
export function keptKeys(): string[] {
  const { storageKey, tabLockKey, confirmedKey, pendingPaymentKey, sentKey, submissionKey } = storageKeys;
  return [
    ...Object.values(storageKeys)
      .filter((value) => typeof value === 'string' && !NOT_KEPT.has(value))
      .map(String),
    ...PARTS.map((part) => storageKey('bachelor', part)),
    tabLockKey('…'),
    confirmedKey('bachelor'),
    pendingPaymentKey('bachelor'),
    sentKey('bachelor'),
    submissionKey('bachelor'),
  ].map((key) => key.replace('bachelor', '…'));
}

export const missingKeptKeys = (policy: string): string[] => keptKeys().filter((key) => !policy.includes(`\`${key}\``));
