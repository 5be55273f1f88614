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

/**
 * Data of another version is left to the schema of the caller.
 * @returns undefined when the text is corrupt or expired, or when the clock was set far back
 */
export function openEnvelope(text: string | undefined, now: number = Date.now()): Envelope | undefined {
  const envelope = text === undefined ? undefined : parseJson(text);
  if (!isEnvelope(envelope)) return undefined;
  const { created, saved } = envelope;
  const alive = now - saved < DRAFT_IDLE_MS && now - created < DRAFT_ABSOLUTE_MS && saved - now < DRAFT_IDLE_MS;
  return alive ? envelope : undefined;
}

/** The absolute expiry counts from the first write, whose time is taken from the text that is replaced. */
export const sealEnvelope = (data: unknown, before: string | undefined, now: number = Date.now()): string =>
  JSON.stringify({ v: 1, created: openEnvelope(before, now)?.created ?? now, saved: now, data } satisfies Envelope);
