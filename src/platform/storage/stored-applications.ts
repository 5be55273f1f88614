import { FLOW_IDS, isPerCampaign, type FlowId } from '../../config/flow-registry.ts';
import { CONFIRMED_PREFIX, confirmedKey, isFlowKey, storageKey, type FlowKey } from '../../config/storage-keys.ts';
import type { Sent } from '../../model/sent-at.ts';
import { openEnvelope, parseJson, textsOf } from './envelope.ts';
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
  /** When it was sent, in ISO 8601; empty if the day is unknown. Absent if it was not sent. */
  readonly sentAt?: string;
}

type Kept = Omit<StoredApplication, 'flow' | 'slug'> & { readonly saved: number };

const hasText = (text: unknown): text is string => typeof text === 'string' && text !== '';

/** The marks without validation, because their schema would load a library. */
interface UncheckedMarks {
  readonly known?: Readonly<Partial<Record<'id' | 'number' | 'amount' | 'sentAt', unknown>>> | null;
  readonly reviewed?: unknown;
}

function marksOf(key: FlowKey, id: unknown): Omit<Kept, 'isRegistered' | 'saved'> {
  const marks = openEnvelope(readKey(storageKey(key, 'marks')))?.data as UncheckedMarks | null | undefined;
  const known = marks?.known;
  return {
    ...(known?.id === id && typeof known?.number === 'string' && { number: known.number }),
    ...(known?.id === id && typeof known?.amount === 'number' && { amount: known.amount }),
    ...(known?.id === id && typeof known?.sentAt === 'string' && { sentAt: known.sentAt }),
    ...(marks?.reviewed === true && { isReviewed: true }),
  };
}

/** The result of a confirmation (`confirmed-application.ts`), without validation. */
interface UncheckedResult {
  readonly application?: Readonly<Partial<Record<'id' | 'application_no' | 'confirmed_at', unknown>>> | null;
  readonly isSetAside?: unknown;
}

/** The application that was confirmed in this tab, which has cleared its id and token. */
function readConfirmed(key: FlowKey): Kept | undefined {
  const { application, isSetAside } = (parseJson(readKey(confirmedKey(key)) ?? '') ?? {}) as UncheckedResult;
  const { application_no, id, confirmed_at } = application ?? {};
  const number = [application_no, id].find(hasText);
  if (isSetAside || number === undefined) return undefined;
  return { isRegistered: false, saved: 0, number, sentAt: hasText(confirmed_at) ? confirmed_at : '' };
}

/** What this browser knows of the application of a flow or campaign. A sent one comes before a draft. */
function storedApplication(key: FlowKey): Kept | undefined {
  const id = openEnvelope(readKey(storageKey(key, 'id')));
  if (id && hasText(id.data)) return { isRegistered: true, saved: id.saved, ...marksOf(key, id.data) };
  const confirmed = readConfirmed(key);
  if (confirmed) return confirmed;
  const draft = openEnvelope(readKey(storageKey(key, 'draft')));
  return draft && Object.values(textsOf(draft.data)).some(hasText)
    ? { isRegistered: false, saved: draft.saved }
    : undefined;
}

/** The flow key in a storage key, such as `scholarship:star` in that of its draft. */
const flowKeyOf = (key: string): string =>
  key.startsWith(CONFIRMED_PREFIX)
    ? key.slice(CONFIRMED_PREFIX.length)
    : key.replace(/^[^:]*:/, '').replace(/:[^:]*$/, '');

export const isUnsent = ({ sentAt }: Pick<StoredApplication, 'sentAt'>): boolean => sentAt === undefined;

/** Returns the most urgent application: one with only its payment left, else a registered one, else any unsent one. */
export const mostUrgent = (applications: readonly StoredApplication[]): StoredApplication | undefined =>
  applications.find((application) => application.isReviewed && isUnsent(application)) ??
  applications.find((application) => application.isRegistered && isUnsent(application)) ??
  applications.find(isUnsent) ??
  applications[0];

/** @returns the number and day of the application of a flow or campaign, if this browser knows that it was sent */
export function findSent(key: FlowKey): Sent | undefined {
  const { number, sentAt } = storedApplication(key) ?? {};
  return number === undefined || sentAt === undefined ? undefined : { number, sentAt };
}

/** @returns the newest application of each flow, without personal data */
export function storedApplications(): readonly StoredApplication[] {
  const keys = [...new Set(savedKeys().map(flowKeyOf))].filter(isFlowKey);
  return FLOW_IDS.flatMap((flow) => {
    const found = keys.flatMap((key) => {
      const slug = key.slice(flow.length + 1);
      const isOfFlow = key === flow ? !isPerCampaign(flow) : isPerCampaign(flow) && key === `${flow}:${slug}`;
      const stored = isOfFlow ? storedApplication(key) : undefined;
      return stored ? [{ ...stored, ...(slug && { slug }) }] : [];
    });
    const [newest] = found.sort((one, other) => other.saved - one.saved);
    if (!newest) return [];
    const { saved: _saved, ...application } = newest;
    return [{ flow, ...application }];
  });
}
