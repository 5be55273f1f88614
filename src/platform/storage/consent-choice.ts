import { CONSENT_LIFE_MS, PURPOSES, type Purpose } from '../../config/constants.ts';
import { CONSENT_KEY } from '../../config/storage-keys.ts';
import { readKey, writeKey } from './browser-storage.ts';

/** All purposes, none, or some, such as `statistics+recordings`. */
export type Consent = 'accepted' | 'refused' | Purpose | `${Purpose}+${Purpose}`;

export const allows = (choice: Consent | undefined, purpose: Purpose): boolean =>
  choice === 'accepted' || choice?.split('+').includes(purpose) === true;

export function consentFor(purposes: readonly Purpose[]): Consent {
  if (purposes.length === PURPOSES.length) return 'accepted';
  return purposes.length === 0 ? 'refused' : (purposes.join('+') as Consent);
}

/** Every page reads this choice, so it is parsed without the schema library. */
const KNOWN = new RegExp(`^(?:accepted|refused|noticed|(?:${PURPOSES.join('|')})(?:\\+(?:${PURPOSES.join('|')}))?)$`);

interface SavedConsent {
  /** `noticed` where no tool is configured, so that nothing was asked. */
  readonly choice: Consent | 'noticed';
  /** The cookie policy's version. */
  readonly version: string;
  readonly at: number;
}

/** @returns undefined after `CONSENT_LIFE_MS` or for another version of the policy */
function savedChoice(version: string, now: number): SavedConsent['choice'] | undefined {
  try {
    const saved = JSON.parse(readKey(CONSENT_KEY) ?? 'null') as Partial<SavedConsent> | null;
    const isValid = saved?.version === version && Number(saved.at) > now - CONSENT_LIFE_MS;
    if (isValid && saved.choice !== undefined && KNOWN.test(saved.choice)) return saved.choice;
  } catch {
    // A corrupt value counts as no choice.
  }
  return undefined;
}

/** @returns undefined after `CONSENT_LIFE_MS` or for another version of the policy */
export function consentTo(version: string, now = Date.now()): Consent | undefined {
  const choice = savedChoice(version, now);
  return choice === 'noticed' ? undefined : choice;
}

/** Whether the visitor has closed the strip about storage, or has chosen while tools were configured. */
export const hasNoticed = (version: string, now = Date.now()): boolean => savedChoice(version, now) !== undefined;

/** @returns the choice about the policy that this page was built with; undefined if the page asks for none */
export const consentOfPage = (): Consent | undefined => {
  const version = document.body.dataset.consent;
  return version === undefined ? undefined : consentTo(version);
};

export function saveConsent(choice: SavedConsent['choice'], version: string, now = Date.now()): void {
  const saved: SavedConsent = { choice, version, at: now };
  writeKey(CONSENT_KEY, JSON.stringify(saved));
}
