import type { WritableAtom } from 'nanostores';
import * as v from 'valibot';
import { storageKey, type FlowKey } from '../../config/storage-keys.ts';
import { AcknowledgedAnswers } from '../../model/acknowledged-answers.ts';
import { ApplicationId } from '../../model/application.ts';
import { textsOf } from './envelope.ts';
import { persisted } from './persisted.ts';

export interface FlowStores {
  readonly $draft: WritableAtom<Record<string, string>>;
  readonly $acknowledged: WritableAtom<AcknowledgedAnswers | null>;
  readonly $id: WritableAtom<string>;
  readonly $token: WritableAtom<string>;
  readonly $revision: WritableAtom<string>;
}

const Draft = v.pipe(v.unknown(), v.transform(textsOf));
const Token = v.pipe(v.string(), v.maxLength(4096));
const Revision = v.pipe(v.string(), v.regex(/^\d{0,16}$/));

const cache = new Map<FlowKey, FlowStores>();

export function flowStores(flow: FlowKey): FlowStores {
  const stores = cache.get(flow) ?? {
    $draft: persisted(storageKey(flow, 'draft'), Draft, {}),
    $acknowledged: persisted(storageKey(flow, 'acknowledged'), v.nullable(AcknowledgedAnswers), null),
    $id: persisted(storageKey(flow, 'id'), ApplicationId, '', { expiry: 'from-last-change' }),
    $token: persisted(storageKey(flow, 'token'), Token, '', { expiry: 'from-last-change' }),
    $revision: persisted(storageKey(flow, 'revision'), Revision, '', { expiry: 'from-last-change' }),
  };
  cache.set(flow, stores);
  return stores;
}
