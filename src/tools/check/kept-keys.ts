import * as storageKeys from '../../config/storage-keys.ts';

/** Beginnings of keys, and the key that is removed as soon as it is written. */
const isKept = (name: string): boolean => !name.endsWith('_PREFIX') && name !== 'PROBE_KEY';
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
    ...Object.entries(storageKeys).flatMap(([name, key]) => (typeof key === 'string' && isKept(name) ? [key] : [])),
    ...PARTS.map((part) => storageKey('bachelor', part)),
    tabLockKey('…'),
    confirmedKey('bachelor'),
    pendingPaymentKey('bachelor'),
    sentKey('bachelor'),
    submissionKey('bachelor'),
  ].map((key) => key.replace('bachelor', '…'));
}

export const missingKeptKeys = (policy: string): string[] => keptKeys().filter((key) => !policy.includes(`\`${key}\``));
