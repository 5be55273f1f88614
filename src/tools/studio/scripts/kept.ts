import type { MessageChange } from '../messages/judge-messages.ts';
import type { PolicyBase } from '../policies/save-policy.ts';

export interface KeptPolicy {
  readonly base: PolicyBase;
  /** Keyed by field id. */
  readonly values: Readonly<Record<string, string>>;
}
interface Kept {
  readonly messages: readonly MessageChange[];
  readonly policies: Readonly<Record<string, KeptPolicy>>;
}

const PLACE = 'studio:not-saved';
const NOTHING: Kept = { messages: [], policies: {} };

function kept(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

let isKeeping = true;

function keep(next: Kept): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(next));
    isKeeping = true;
  } catch {
    isKeeping = false;
  }
}

/** Whether this tab keeps the last input for its next page. */
export const isKept = (): boolean => isKeeping;

export const keptMessages = (): readonly MessageChange[] => kept().messages;
export const keptPolicies = (): Kept['policies'] => kept().policies;

/** @param keys the messages of this page; kept texts of other pages stay */
export function keepMessages(keys: ReadonlySet<string>, changes: readonly MessageChange[]): void {
  const now = kept();
  keep({ ...now, messages: [...now.messages.filter(({ key }) => !keys.has(key)), ...changes] });
}

/** Without a text, removes what is kept of this policy. */
export function keepPolicy(policy: string, text: KeptPolicy | undefined): void {
  const now = kept();
  const others = Object.entries(now.policies).filter(([name]) => name !== policy);
  keep({ ...now, policies: Object.fromEntries([...others, ...(text ? [[policy, text] as const] : [])]) });
}
