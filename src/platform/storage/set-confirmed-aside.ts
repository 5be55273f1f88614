import { confirmedKey, type FlowKey } from '../../config/storage-keys.ts';
import { keepInTab, readKey } from './browser-storage.ts';
import { parseJson } from './envelope.ts';

/**
 * The application that was confirmed in this tab no longer stands for its campaign (`stored-applications.ts`). Its result
 * can still be opened (`confirmed-application.ts`).
 */
export function setConfirmedAside(flow: FlowKey): void {
  const key = confirmedKey(flow);
  const confirmed = parseJson(readKey(key) ?? '');
  if (typeof confirmed === 'object') keepInTab(key, JSON.stringify({ ...confirmed, isSetAside: true }));
}
