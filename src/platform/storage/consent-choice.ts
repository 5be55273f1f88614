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
  /** Present only after an objection to error reports. */
  readonly reports?: false;
}

function read(): Partial<SavedConsent> | null {
  try {
    return JSON.parse(readKey(CONSENT_KEY) ?? 'null') as Partial<SavedConsent> | null;
  } catch {
    return null; // A corrupt value counts as no choice.
  }
}

/** @returns undefined after `CONSENT_LIFE_MS` or, if a version of the policy is given, for another one */
function savedChoice(version: string | undefined, now: number): SavedConsent['choice'] | undefined {
  const saved = read();
  if (!saved || !(Number(saved.at) > now - CONSENT_LIFE_MS)) return undefined;
  if (version !== undefined && saved.version !== version) return undefined;
  return saved.choice !== undefined && KNOWN.test(saved.choice) ? saved.choice : undefined;
}

/** @returns undefined after `CONSENT_LIFE_MS` or for another version of the policy */
export function consentTo(version: string, now = Date.now()): Consent | undefined {
  const choice = savedChoice(version, now);
  return choice === 'noticed' ? undefined : choice;
}

/** Whether the visitor has closed the strip about storage, or has chosen while tools were configured. */
export const hasNoticed = (version: string, now = Date.now()): boolean => savedChoice(version, now) !== undefined;

/** Whether the visitor has rejected the measuring of adverts. Unlike a consent, an objection outlives a version of the policy. */
export function rejectsAdverts(now = Date.now()): boolean {
  const choice = savedChoice(undefined, now);
  return choice !== undefined && choice !== 'noticed' && !allows(choice, 'adverts');
}

/** @returns the choice about the policy that this page was built with; undefined if the page asks for none */
export const consentOfPage = (): Consent | undefined => {
  const version = document.body.dataset.consent;
  return version === undefined ? undefined : consentTo(version);
};

/** Whether errors may be reported, which needs no consent, but which the visitor may object to at any time. */
export const sendsReports = (): boolean => read()?.reports !== false;

export function saveConsent(
  choice: SavedConsent['choice'],
  version: string,
  now = Date.now(),
  reports = sendsReports(),
): void {
  const saved: SavedConsent = { choice, version, at: now, ...(!reports && { reports }) };
  writeKey(CONSENT_KEY, JSON.stringify(saved));
}
