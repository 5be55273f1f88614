import './storage-engine.ts';
import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import * as v from 'valibot';
import { openEnvelope, sealEnvelope } from './envelope.ts';
import { readKey, removeKey } from './browser-storage.ts';

const isStored = (key: string, value: unknown): boolean =>
  JSON.stringify(openEnvelope(readKey(key))?.data) === JSON.stringify(value);

/**
 * The schema parses every value that is read. Islands hydrate with `store.init`, because the static HTML has no stored
 * values.
 */
export function persisted<S extends v.GenericSchema>(
  key: string,
  schema: S,
  initial: v.InferOutput<S>,
  { expiry = 'from-first-write' }: { readonly expiry?: 'from-first-write' | 'from-last-change' } = {},
): WritableAtom<v.InferOutput<S>> {
  const empty = JSON.stringify(initial);
  const store = persistentAtom<v.InferOutput<S>>(key, initial, {
    encode: (value) =>
      // The library removes the key for undefined, although its types do not allow it.
      JSON.stringify(value) === empty
        ? undefined
        : sealEnvelope(value, expiry === 'from-last-change' && !isStored(key, value) ? undefined : readKey(key)),
    decode: (text) => {
      const value = v.safeParse(schema, openEnvelope(text)?.data);
      if (value.success) return value.output;
      removeKey(key);
      return initial;
    },
  });
  return Object.assign(store, { init: initial });
}
