import type { WritableAtom } from 'nanostores';
import * as v from 'valibot';
import { submissionKey, type FlowKey } from '../../config/storage-keys.ts';
import { ApplicationId } from '../../model/application.ts';
import { readKey } from './browser-storage.ts';
import { openEnvelope } from './envelope.ts';
import { persisted } from './persisted.ts';

/** What becomes of an application that is paid before it is sent. It holds no personal data. */
const Submission = v.object({
  applicationId: ApplicationId,
  isPaid: v.optional(v.boolean()),
  agreedTo: v.optional(v.string()),
  sentAt: v.optional(v.string()),
});
type Submission = v.InferOutput<typeof Submission>;

const cache = new Map<FlowKey, WritableAtom<Submission | null>>();

export function submissionStore(flow: FlowKey) {
  const store = cache.get(flow) ?? persisted(submissionKey(flow), v.nullable(Submission), null);
  cache.set(flow, store);
  return store;
}

/** Reads what any tab has stored last. */
export function readSubmission(flow: FlowKey): Submission | undefined {
  const stored = v.safeParse(Submission, openEnvelope(readKey(submissionKey(flow)))?.data);
  return stored.success ? stored.output : undefined;
}
