import { CONSENT_LIFE_MS } from '../../config/constants.ts';
import { CONSENT_KEY } from '../../config/storage-keys.ts';
import { readKey, writeKey } from './storage.ts';

/** Parsed by hand: a schema library would be the heaviest part of every page. */
export type Consent = 'accepted' | 'refused';

interface SavedConsent {
  readonly choice: Consent;
  /** Of the cookies policy. */
  readonly version: string;
  readonly at: number;
}

/** Undefined after `CONSENT_LIFE_MS` and for another version. */
export function consentTo(version: string, now = Date.now()): Consent | undefined {
  try {
    const saved = JSON.parse(readKey(CONSENT_KEY) ?? 'null') as Partial<SavedConsent> | null;
    const isValid = saved?.version === version && Number(saved.at) > now - CONSENT_LIFE_MS;
    if (isValid && (saved.choice === 'accepted' || saved.choice === 'refused')) return saved.choice;
  } catch {
    // Corrupt.
  }
  return undefined;
}

export function saveConsent(choice: Consent, version: string, now = Date.now()): void {
  const saved: SavedConsent = { choice, version, at: now };
  writeKey(CONSENT_KEY, JSON.stringify(saved));
}
