import { DRAFT_ABSOLUTE_MS, DRAFT_IDLE_MS } from '../../config/constants.ts';

/** Times are in milliseconds since 1970. */
interface Envelope {
  readonly v: number;
  readonly created: number;
  readonly saved: number;
  readonly data: unknown;
}

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isEnvelope = (value: unknown): value is Envelope => {
  const { v, created, saved } = (value ?? {}) as Partial<Envelope>;
  return typeof v === 'number' && typeof created === 'number' && typeof saved === 'number';
};

/** Returns a draft's texts and drops other values. */
export const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const isTooOld = ({ created, saved }: Envelope, now: number): boolean =>
  now - saved >= DRAFT_IDLE_MS || now - created >= DRAFT_ABSOLUTE_MS;

/**
 * Accepts data of any version, which the caller's schema checks.
 * @returns undefined if the text is corrupt or expired, or the clock was set far back
 */
export function openEnvelope(text: string | undefined, now: number = Date.now()): Envelope | undefined {
  const envelope = text === undefined ? undefined : parseJson(text);
  if (!isEnvelope(envelope)) return undefined;
  return !isTooOld(envelope, now) && envelope.saved - now < DRAFT_IDLE_MS ? envelope : undefined;
}

/**
 * @returns false for a text that is not an envelope, such as the choice about cookies, which expires separately, and
 * for data from the future, because the clock may be corrected again
 */
export function isExpired(text: string | undefined, now: number = Date.now()): boolean {
  const envelope = text === undefined ? undefined : parseJson(text);
  return isEnvelope(envelope) && isTooOld(envelope, now);
}

/** The absolute expiry counts from the first write, whose time is taken from the replaced text. */
export const sealEnvelope = (data: unknown, before: string | undefined, now: number = Date.now()): string =>
  JSON.stringify({ v: 1, created: openEnvelope(before, now)?.created ?? now, saved: now, data } satisfies Envelope);
