import { FLOWS } from '../config/flow-registry.ts';
import type { Application, ApplicationType } from './application.ts';

type Naming = Pick<Application, 'readable' | 'campaign_name'>;

const CAMPAIGN = 'campaign_name';

const partsOf = (type: ApplicationType): readonly (readonly string[])[] => FLOWS[type].appliedFor;

/**
 * Returns the server's names of what the applicant has chosen so far. A short course's campaign is only a price, so its
 * name is used only if no other is known.
 */
export function appliedFor(
  type: ApplicationType | null | undefined,
  { readable, campaign_name }: Naming,
): readonly string[] {
  const campaign = campaign_name ? { [CAMPAIGN]: campaign_name } : {};
  const names: Readonly<Record<string, string>> = { ...readable, ...campaign };
  const parts = (type ? partsOf(type) : []).flatMap((keys) => keys.flatMap((key) => names[key] || []).slice(0, 1));
  return parts.length === 0 ? Object.values(campaign) : parts;
}

export function namesOfSubject(type: ApplicationType, { readable }: Naming): Record<string, string> {
  const keys = new Set(partsOf(type).flat());
  return Object.fromEntries(Object.entries(readable).filter(([key]) => keys.has(key)));
}
