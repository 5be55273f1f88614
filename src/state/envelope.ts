import { DRAFT_ABSOLUTE_MS, DRAFT_IDLE_MS } from '../config/constants.ts';

/** What stands in storage around a value: when it was first and last written, in milliseconds since 1970. */
interface Envelope {
  readonly v: 1;
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
  const one = value as Partial<Envelope> | null | undefined;
  return typeof one === 'object' && one?.v === 1 && typeof one.created === 'number' && typeof one.saved === 'number';
};

/** The envelope of a stored text, unless it is corrupt or past its life (idle or absolute; a clock set far back ends it too). */
export function openEnvelope(text: string | undefined, now: number = Date.now()): Envelope | undefined {
  const envelope = text === undefined ? undefined : parseJson(text);
  if (!isEnvelope(envelope)) return undefined;
  const { created, saved } = envelope;
  const alive = now - saved < DRAFT_IDLE_MS && now - created < DRAFT_ABSOLUTE_MS && saved - now < DRAFT_IDLE_MS;
  return alive ? envelope : undefined;
}

/** Wraps a value; its absolute life goes on from the text that stood there before. */
export const sealEnvelope = (data: unknown, before: string | undefined, now: number = Date.now()): string =>
  JSON.stringify({ v: 1, created: openEnvelope(before, now)?.created ?? now, saved: now, data } satisfies Envelope);
