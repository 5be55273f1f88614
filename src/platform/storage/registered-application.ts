import { storageKey, type FlowKey, type SavedPart } from '../../config/storage-keys.ts';
import { openEnvelope } from './envelope.ts';
import { readKey } from './browser-storage.ts';

const dataOf = (key: FlowKey, part: SavedPart): unknown => openEnvelope(readKey(storageKey(key, part)))?.data;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** @returns the application that the stored token opens; undefined until its registration's one-time code was entered */
export function registeredApplication(key: FlowKey): { readonly id: string; readonly token: string } | undefined {
  const [id, token] = [dataOf(key, 'id'), dataOf(key, 'token')];
  const marks = dataOf(key, 'marks') as { readonly unconfirmed?: unknown } | null | undefined;
  return isText(id) && isText(token) && !marks?.unconfirmed ? { id, token } : undefined;
}
