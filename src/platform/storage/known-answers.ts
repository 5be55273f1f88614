import { storageKey, type FlowKey } from '../../config/storage-keys.ts';
import { readKey } from './browser-storage.ts';
import { readEarlyDraft } from './early-draft.ts';
import { openEnvelope } from './envelope.ts';

/** The answers that the server has acknowledged (`src/model/acknowledged-answers.ts`), without validation. */
interface Unchecked {
  readonly answers?: Readonly<Record<string, { readonly value?: unknown } | undefined>>;
}

/** What this browser knows of an application, sent or not, for scripts that load neither stores nor schemas. */
export function knownAnswers(flow: FlowKey): Readonly<Record<string, unknown>> {
  const stored = openEnvelope(readKey(storageKey(flow, 'acknowledged')))?.data as Unchecked | null | undefined;
  const sent = Object.entries(stored?.answers ?? {}).map(([name, answer]) => [name, answer?.value]);
  return { ...(Object.fromEntries(sent) as Record<string, unknown>), ...readEarlyDraft(flow) };
}
