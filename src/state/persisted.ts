import './storage-engine.ts';
import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import * as v from 'valibot';
import { openEnvelope, sealEnvelope } from './envelope.ts';
import { readKey, removeKey } from './storage.ts';

const holds = (key: string, value: unknown): boolean =>
  JSON.stringify(openEnvelope(readKey(key))?.data) === JSON.stringify(value);

/**
 * A store kept in the browser. Its value is parsed by the schema at every read: one that is corrupt, of an older shape or past
 * its life drops that key only. Setting the initial value removes the key.
 * Its absolute life goes on through changes (`on`: a draft) or begins with each new value (`anew`: a token).
 * The built HTML knows only `initial`, so `store.init` stays that and islands hydrate from it (`useSaved`).
 */
export function persisted<S extends v.GenericSchema>(
  key: string,
  schema: S,
  initial: v.InferOutput<S>,
  { lives = 'on' }: { readonly lives?: 'on' | 'anew' } = {},
): WritableAtom<v.InferOutput<S>> {
  const empty = JSON.stringify(initial);
  const store = persistentAtom<v.InferOutput<S>>(key, initial, {
    encode: (value) =>
      // The library removes a key whose text is undefined; its types do not say so.
      JSON.stringify(value) === empty
        ? undefined
        : sealEnvelope(value, lives === 'anew' && !holds(key, value) ? undefined : readKey(key)),
    decode: (text) => {
      const value = v.safeParse(schema, openEnvelope(text)?.data);
      if (value.success) return value.output;
      removeKey(key);
      return initial;
    },
  });
  return Object.assign(store, { init: initial });
}
