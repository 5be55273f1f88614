import { storageKey, type FlowKey } from '../../config/storage-keys.ts';
import { openEnvelope, sealEnvelope } from './envelope.ts';
import { readKey, writeKey } from './storage.ts';

/** Other values would make the whole draft unreadable. */
const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

export const readEarlyDraft = (flow: FlowKey): Readonly<Record<string, string>> =>
  texts(openEnvelope(readKey(storageKey(flow, 'draft')))?.data);

export function saveEarlyDraft(flow: FlowKey, typed: Readonly<Record<string, string>>): void {
  const key = storageKey(flow, 'draft');
  const before = readKey(key);
  writeKey(key, sealEnvelope({ ...texts(openEnvelope(before)?.data), ...typed }, before));
}
