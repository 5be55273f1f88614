import { storageKey, type FlowKey } from '../../config/storage-keys.ts';
import { openEnvelope, sealEnvelope } from './envelope.ts';
import { readKey, writeKey } from './browser-storage.ts';
import { draftOf, storedDraftOf } from './stored-draft.ts';

/** Reads a draft without stores and schemas, for scripts that run before React. */
export const readEarlyDraft = (flow: FlowKey): Readonly<Record<string, string>> =>
  draftOf(openEnvelope(readKey(storageKey(flow, 'draft')))?.data);

export function saveEarlyDraft(flow: FlowKey, typed: Readonly<Record<string, string>>): void {
  const key = storageKey(flow, 'draft');
  const before = readKey(key);
  writeKey(key, sealEnvelope(storedDraftOf({ ...draftOf(openEnvelope(before)?.data), ...typed }), before));
}

/** Copies a scholarship draft without a campaign to a campaign of which this browser has no data. */
export function copyDraftTo(slug: string): void {
  const withoutCampaign = readKey(storageKey('scholarship', 'draft'));
  if (withoutCampaign === undefined || !openEnvelope(withoutCampaign)) return;
  const campaign: FlowKey = `scholarship:${slug}`;
  const hasData = (['draft', 'id'] as const).some((part) => openEnvelope(readKey(storageKey(campaign, part))));
  if (!hasData) writeKey(storageKey(campaign, 'draft'), withoutCampaign);
}
