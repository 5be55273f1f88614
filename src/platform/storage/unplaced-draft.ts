import { storageKey, type FlowKey } from '../../config/storage-keys.ts';
import { openEnvelope } from './envelope.ts';
import { readKey, writeKey } from './storage.ts';

/** A draft of the flow that belongs to no campaign yet becomes the draft of one that this browser has nothing of. */
export function copyDraftTo(slug: string): void {
  const unplaced = readKey(storageKey('scholarship', 'draft'));
  if (unplaced === undefined || !openEnvelope(unplaced)) return;
  const campaign: FlowKey = `scholarship:${slug}`;
  const isTaken = (['draft', 'id'] as const).some((part) => openEnvelope(readKey(storageKey(campaign, part))));
  if (!isTaken) writeKey(storageKey(campaign, 'draft'), unplaced);
}
