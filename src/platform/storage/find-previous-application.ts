import { FLOW_IDS, isFlowId, type FlowId } from '../../config/flow-registry.ts';
import { PREVIOUS_APPLICATION_KEY, isFlowKey, storageKey, type FlowKey } from '../../config/storage-keys.ts';
import type { PreviousApplication } from '../../model/previous-application.ts';
import { openEnvelope } from './envelope.ts';
import { registeredApplication } from './registered-application.ts';
import { isSharedComputer, readFromTab, readKey, savedKeys } from './browser-storage.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function parsed(data: unknown): PreviousApplication | undefined {
  const { flow, id, token } = (data ?? {}) as Readonly<Partial<Record<keyof PreviousApplication, unknown>>>;
  return isText(flow) && isFlowId(flow) && isText(id) && isText(token) ? { flow, id, token } : undefined;
}

const flowOfKey = (key: FlowKey): FlowId | undefined => FLOW_IDS.find((id) => key === id || key.startsWith(`${id}:`));
const savedAt = (key: FlowKey): number => openEnvelope(readKey(storageKey(key, 'id')))?.saved ?? 0;

/**
 * @returns this person's newest application with reusable answers; undefined if there is none, and on a shared computer
 */
export function findPreviousApplication(): PreviousApplication | undefined {
  if (isSharedComputer()) return undefined;
  const before = parsed(openEnvelope(readFromTab(PREVIOUS_APPLICATION_KEY))?.data);
  if (before) return before;
  const keys = savedKeys().flatMap((key) => /:(.+):id$/.exec(key)?.[1] ?? []);
  const found = keys.filter(isFlowKey).flatMap((key) => {
    const [flow, application] = [flowOfKey(key), registeredApplication(key)];
    return flow && application ? [{ application: { flow, ...application }, saved: savedAt(key) }] : [];
  });
  return found.sort((one, other) => other.saved - one.saved)[0]?.application;
}
