import { CallError } from '../api/errors.ts';
import type { Application } from '../model/application.ts';
import { valuesOf } from '../engine/journey.ts';
import type { WantedFile } from '../model/lookup.ts';
import type { Values } from '../model/rules.ts';

/** Body fields that every `initial` has (spec, section 3). */
const CARRIED = [
  'first_name',
  'last_name',
  'phone',
  'phone_country',
  'email',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
] as const;

/** A title, and the rank that some titles ask for. */
export const TITLE_NAMES = ['prefix_name', 'rank', 'academic_rank'] as const;

/** Body of `initial`: the fields of the specification, those only that were answered. */
export const registrationBody = (values: Values, more: readonly string[]): Record<string, string> =>
  Object.fromEntries([...CARRIED, ...more].flatMap((name) => (values[name] ? [[name, values[name]]] : [])));

interface AskingCampaign {
  readonly id: string;
  readonly files: readonly WantedFile[];
}

/**
 * The documents that the application's campaign asks for; none while none is chosen.
 * @throws {CallError} `unreadable` when it is not listed: that is not one which asks for nothing.
 */
export async function filesOfCampaign(
  mine: Application,
  list: (values: Values) => Promise<readonly AskingCampaign[]>,
): Promise<readonly WantedFile[]> {
  const values = valuesOf(mine);
  if (!values['campaign_id']) return [];
  const campaign = (await list(values)).find(({ id }) => id === values['campaign_id']);
  if (!campaign) throw new CallError({ kind: 'unreadable' });
  return campaign.files;
}
