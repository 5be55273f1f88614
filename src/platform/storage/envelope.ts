import { DRAFT_ABSOLUTE_MS, DRAFT_IDLE_MS } from '../../config/constants.ts';

/** Times in milliseconds since 1970. */
interface Envelope {
  readonly v: number;
  readonly created: number;
  readonly saved: number;
  readonly data: unknown;
}

const parseJson = (text: string): unknown => {
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

/** The texts of a draft. Any other value is dropped, and the texts beside it stay. */
export const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const isTooOld = ({ created, saved }: Envelope, now: number): boolean =>
  now - saved >= DRAFT_IDLE_MS || now - created >= DRAFT_ABSOLUTE_MS;

/**
 * It accepts data of any version: the schema of the caller checks it.
 * @returns undefined when the text is corrupt or expired, or when the clock was set far back
 */
export function openEnvelope(text: string | undefined, now: number = Date.now()): Envelope | undefined {
  const envelope = text === undefined ? undefined : parseJson(text);
  if (!isEnvelope(envelope)) return undefined;
  return !isTooOld(envelope, now) && envelope.saved - now < DRAFT_IDLE_MS ? envelope : undefined;
}

/**
 * @returns false for a text that is no envelope, such as the choice about cookies, which has a life of its own, and for data that
 * seems to come from the future, because the clock may be set right again
 */
export function isExpired(text: string | undefined, now: number = Date.now()): boolean {
  const envelope = text === undefined ? undefined : parseJson(text);
  return isEnvelope(envelope) && isTooOld(envelope, now);
}

/** The absolute expiry counts from the first write, whose time is taken from the text that is replaced. */
export const sealEnvelope = (data: unknown, before: string | undefined, now: number = Date.now()): string =>
  JSON.stringify({ v: 1, created: openEnvelope(before, now)?.created ?? now, saved: now, data } satisfies Envelope);
