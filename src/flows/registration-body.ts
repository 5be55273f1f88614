import { CallError } from '../api/errors.ts';
import type { Application } from '../model/application.ts';
import { valuesOf } from './definition/field-queries.ts';
import type { DocumentRequirement } from '../model/lookup.ts';
import type { Values } from '../model/rules.ts';

/** The fields of every `initial` call (docs/spec.md, section 3). */
const BASE_FIELDS = [
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

const TITLE_NAMES = ['prefix_name', 'rank', 'academic_rank'] as const;

/**
 * Returns the title and both ranks. The specification makes only the `utm` fields optional, so a rank that was not
 * asked for is sent as an empty text (docs/spec-decisions.md, section 9).
 */
export const titleBody = (values: Values): Record<(typeof TITLE_NAMES)[number], string> => {
  const [prefix_name = '', rank = '', academic_rank = ''] = TITLE_NAMES.map((name) => values[name]);
  return { prefix_name, rank, academic_rank };
};

/** Returns the specification's fields that were answered. */
export const registrationBody = (values: Values, more: readonly string[]): Record<string, string> =>
  Object.fromEntries([...BASE_FIELDS, ...more].flatMap((name) => (values[name] ? [[name, values[name]]] : [])));

interface AskingCampaign {
  readonly id: string;
  readonly files: readonly DocumentRequirement[];
}

/**
 * Returns the documents that the chosen campaign requires.
 * @throws {CallError} `unreadable` if the campaign is not in the list, because it may still require documents
 */
export async function documentsOfCampaign(
  application: Application,
  list: (values: Values, cache: 'use' | 'refresh') => Promise<readonly AskingCampaign[]>,
): Promise<readonly DocumentRequirement[]> {
  const values = valuesOf(application);
  if (!values['campaign_id']) return [];
  const find = async (cache: 'use' | 'refresh') =>
    (await list(values, cache)).find(({ id }) => id === values['campaign_id']);
  // The campaign may be newer than the cached list.
  const campaign = (await find('use')) ?? (await find('refresh'));
  if (!campaign) throw new CallError({ kind: 'unreadable' });
  return campaign.files;
}
