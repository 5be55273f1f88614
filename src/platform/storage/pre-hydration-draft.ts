import { storageKey, type FlowKey } from '../../config/storage-keys.ts';
import { openEnvelope, sealEnvelope, textsOf } from './envelope.ts';
import { readKey, writeKey } from './storage.ts';

export const readEarlyDraft = (flow: FlowKey): Readonly<Record<string, string>> =>
  textsOf(openEnvelope(readKey(storageKey(flow, 'draft')))?.data);

export function saveEarlyDraft(flow: FlowKey, typed: Readonly<Record<string, string>>): void {
  const key = storageKey(flow, 'draft');
  const before = readKey(key);
  writeKey(key, sealEnvelope({ ...textsOf(openEnvelope(before)?.data), ...typed }, before));
}
