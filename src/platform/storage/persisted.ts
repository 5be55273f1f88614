import './storage-engine.ts';
import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import * as v from 'valibot';
import { openEnvelope, sealEnvelope } from './envelope.ts';
import { readKey, removeKey } from './browser-storage.ts';

const isStored = (key: string, value: unknown): boolean =>
  JSON.stringify(openEnvelope(readKey(key))?.data) === JSON.stringify(value);

interface PersistedOptions<T> {
  readonly expiry?: 'from-first-write' | 'from-last-change';
  /** Returns what is stored of a value, in a form that the schema reads. */
  readonly toStored?: (value: T) => unknown;
}

/**
 * The schema parses every value that is read. Islands hydrate with `store.init`, because the static HTML has no stored
 * values.
 */
export function persisted<S extends v.GenericSchema>(
  key: string,
  schema: S,
  initial: v.InferOutput<S>,
  { expiry = 'from-first-write', toStored = (value) => value }: PersistedOptions<v.InferOutput<S>> = {},
): WritableAtom<v.InferOutput<S>> {
  const empty = JSON.stringify(initial);
  const store = persistentAtom<v.InferOutput<S>>(key, initial, {
    encode: (value) => {
      // The library removes the key for undefined, although its types do not allow it.
      if (JSON.stringify(value) === empty) return undefined;
      const stored = toStored(value);
      return sealEnvelope(stored, expiry === 'from-last-change' && !isStored(key, stored) ? undefined : readKey(key));
    },
    decode: (text) => {
      const value = v.safeParse(schema, openEnvelope(text)?.data);
      if (value.success) return value.output;
      removeKey(key);
      return initial;
    },
  });
  return Object.assign(store, { init: initial });
}
