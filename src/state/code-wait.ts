import * as v from 'valibot';
import { CODE_RESEND_KEY } from '../config/storage-keys.ts';
import { persisted } from './persisted.ts';

/** The last code that was sent: until when no other may be asked for (ms since 1970), its reference, and a fingerprint of to whom and for what. */
const CodeWait = v.object({ until: v.number(), reference: v.string(), recipient: v.number() });
export type CodeWait = v.InferOutput<typeof CodeWait>;

/** No code is out: none was sent, or the last one was used. */
export const NO_WAIT: CodeWait = { until: 0, reference: '', recipient: 0 };
export const $codeWait = persisted(CODE_RESEND_KEY, CodeWait, NO_WAIT);

/** Tells two recipients apart without keeping either (FNV-1a, 32 bits). */
export const fingerprint = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261);
