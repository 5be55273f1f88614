import type { WritableAtom } from 'nanostores';
import * as v from 'valibot';
import { storageKey, type FlowKey } from '../config/storage-keys.ts';
import { persisted } from './persisted.ts';

/** What one browser keeps of one application: typed text not yet sent, the application's id and its access token. */
export interface FlowStores {
  readonly $draft: WritableAtom<Record<string, string>>;
  readonly $id: WritableAtom<string>;
  readonly $token: WritableAtom<string>;
}

const Draft = v.record(v.string(), v.string());
/** Ids come from the server or from an address anybody can write: digits only. */
export const ApplicationId = v.pipe(v.string(), v.regex(/^\d{1,12}$/));
const SavedId = v.union([v.literal(''), ApplicationId]);

const made = new Map<FlowKey, FlowStores>();

export function flowStores(flow: FlowKey): FlowStores {
  const stores = made.get(flow) ?? {
    $draft: persisted(storageKey(flow, 'draft'), Draft, {}),
    $id: persisted(storageKey(flow, 'id'), SavedId, '', { lives: 'anew' }),
    $token: persisted(storageKey(flow, 'token'), v.pipe(v.string(), v.maxLength(4096)), '', { lives: 'anew' }),
  };
  made.set(flow, stores);
  return stores;
}

/**
 * Makes an application the one this browser holds. What was typed for another one is no draft of it; what was typed for one that is
 * not made yet is dropped once a token opens this one (spec, section 4), and stays while it is only pointed at.
 * @returns puts back what was held before
 */
export function holdApplication({ $id, $token, $draft }: FlowStores, id: string, token: string): () => void {
  const before = { id: $id.get(), token: $token.get(), draft: $draft.get() };
  if (before.id !== id && (before.id !== '' || token !== '')) $draft.set({});
  $token.set(token);
  $id.set(id);
  return () => {
    $token.set(before.token);
    $id.set(before.id);
    if ($draft.get() !== before.draft) $draft.set(before.draft);
  };
}

/** Id and token are in use: their idle time begins again. */
export function renewSession({ $id, $token }: FlowStores): void {
  $id.set($id.get());
  $token.set($token.get());
}
