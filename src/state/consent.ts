import { CONSENT_LIFE_MS } from '../config/constants.ts';
import { CONSENT_KEY } from '../config/storage-keys.ts';
import { readKey, writeKey } from './storage.ts';

/** What a person said about measuring. Parsed by hand: every page reads it, and a schema library would be its heaviest part. */
export type Consent = 'accepted' | 'refused';

interface SavedConsent {
  readonly choice: Consent;
  /** Of the cookies policy that the person could read; another one is asked for again. */
  readonly version: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** The choice that holds now for a version of the cookies policy; none when there is none, or it is a year old. */
export function consentTo(version: string, now = Date.now()): Consent | undefined {
  try {
    const saved = JSON.parse(readKey(CONSENT_KEY) ?? 'null') as Partial<SavedConsent> | null;
    const holds = saved?.version === version && Number(saved.at) > now - CONSENT_LIFE_MS;
    if (holds && (saved.choice === 'accepted' || saved.choice === 'refused')) return saved.choice;
  } catch {
    // Not our text: as if nothing had been chosen.
  }
  return undefined;
}

export function saveConsent(choice: Consent, version: string, now = Date.now()): void {
  const saved: SavedConsent = { choice, version, at: now };
  writeKey(CONSENT_KEY, JSON.stringify(saved));
}
