import { FLOW_IDS, isPerCampaign, type FlowId } from '../../config/flow-registry.ts';
import { isFlowKey, storageKey, type FlowKey } from '../../config/storage-keys.ts';
import { openEnvelope, textsOf } from './envelope.ts';
import { readKey, savedKeys } from './browser-storage.ts';

export interface StoredApplication {
  readonly flow: FlowId;
  readonly slug?: string;
  /** False if there is only a draft. */
  readonly isRegistered: boolean;
  readonly number?: string;
  /** The answers were reviewed, so only the payment is left. */
  readonly isReviewed?: boolean;
  /** The fee in baht, once loaded. */
  readonly amount?: number;
}

type Kept = Pick<StoredApplication, 'isRegistered' | 'number' | 'isReviewed' | 'amount'> & { readonly saved: number };

const hasText = (text: unknown): boolean => typeof text === 'string' && text !== '';

/** The marks without validation, because their schema would load a library. */
interface UncheckedMarks {
  readonly known?: { readonly id?: unknown; readonly number?: unknown; readonly amount?: unknown } | null;
  readonly reviewed?: unknown;
}

function marksOf(key: FlowKey, id: unknown): Pick<StoredApplication, 'number' | 'isReviewed' | 'amount'> {
  const marks = openEnvelope(readKey(storageKey(key, 'marks')))?.data as UncheckedMarks | null | undefined;
  const known = marks?.known;
  return {
    ...(known?.id === id && typeof known?.number === 'string' && { number: known.number }),
    ...(known?.id === id && typeof known?.amount === 'number' && { amount: known.amount }),
    ...(marks?.reviewed === true && { isReviewed: true }),
  };
}

function read(key: FlowKey): Kept | undefined {
  const id = openEnvelope(readKey(storageKey(key, 'id')));
  if (id && hasText(id.data)) return { isRegistered: true, saved: id.saved, ...marksOf(key, id.data) };
  const draft = openEnvelope(readKey(storageKey(key, 'draft')));
  return draft && Object.values(textsOf(draft.data)).some(hasText)
    ? { isRegistered: false, saved: draft.saved }
    : undefined;
}

/** The flow key in a draft's storage key, such as `scholarship:star`. */
const flowKeyOf = (key: string): string => key.replace(/^[^:]*:/, '').replace(/:[^:]*$/, '');

/** Returns the most urgent application: one with only its payment left, else a registered one, else any. */
export const mostUrgent = (applications: readonly StoredApplication[]): StoredApplication | undefined =>
  applications.find(({ isReviewed }) => isReviewed) ??
  applications.find(({ isRegistered }) => isRegistered) ??
  applications[0];

/** @returns the newest application of each flow, without personal data */
export function storedApplications(): readonly StoredApplication[] {
  const keys = [...new Set(savedKeys().map(flowKeyOf))].filter(isFlowKey);
  return FLOW_IDS.flatMap((flow) => {
    const found = keys.flatMap((key) => {
      const slug = key.slice(flow.length + 1);
      const isOfFlow = key === flow ? !isPerCampaign(flow) : isPerCampaign(flow) && key === `${flow}:${slug}`;
      const stored = isOfFlow ? read(key) : undefined;
      return stored ? [{ ...stored, ...(slug && { slug }) }] : [];
    });
    const [newest] = found.sort((one, other) => other.saved - one.saved);
    if (!newest) return [];
    const { saved: _saved, ...application } = newest;
    return [{ flow, ...application }];
  });
}
