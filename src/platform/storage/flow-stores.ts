import * as v from 'valibot';
import { storageKey, type FlowKey } from '../../config/storage-keys.ts';
import { AcknowledgedAnswers } from '../../model/acknowledged-answers.ts';
import { ApplicationMarks } from '../../model/application-marks.ts';
import { ApplicationId } from '../../model/application.ts';
import { persisted } from './persisted.ts';
import { draftOf, storedDraftOf } from './stored-draft.ts';

const Draft = v.pipe(v.unknown(), v.transform(draftOf));
const Token = v.pipe(v.string(), v.maxLength(4096));
const Revision = v.pipe(v.string(), v.regex(/^\d{0,16}$/));

const createStores = (flow: FlowKey) => ({
  $draft: persisted(storageKey(flow, 'draft'), Draft, {}, { toStored: storedDraftOf }),
  $acknowledged: persisted(storageKey(flow, 'acknowledged'), v.nullable(AcknowledgedAnswers), null, {
    expiry: 'from-last-change',
  }),
  $marks: persisted(storageKey(flow, 'marks'), ApplicationMarks, {}),
  $id: persisted(storageKey(flow, 'id'), ApplicationId, '', { expiry: 'from-last-change' }),
  $token: persisted(storageKey(flow, 'token'), Token, '', { expiry: 'from-last-change' }),
  $revision: persisted(storageKey(flow, 'revision'), Revision, '', { expiry: 'from-last-change' }),
});
type FlowStores = ReturnType<typeof createStores>;

const cache = new Map<FlowKey, FlowStores>();

export function flowStores(flow: FlowKey): FlowStores {
  const known = cache.get(flow);
  if (known) return known;
  const stores = createStores(flow);
  cache.set(flow, stores);
  return stores;
}
