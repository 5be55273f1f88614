import { campaigns, type Campaign } from './campaigns.ts';
import type { ApplicationRow } from '../database/tables.ts';

export const fieldsOf = (row: Pick<ApplicationRow, 'fields'>): Readonly<Record<string, string>> =>
  JSON.parse(row.fields) as Record<string, string>;

export const findCampaign = (type: Campaign['type'], id: string): Campaign | undefined =>
  campaigns.find((one) => one.type === type && one.id === id);

/** Finds a scholarship campaign by slug or id (docs/spec.md, section 7). */
export const findScholarship = (slugOrId: string): Campaign | undefined =>
  campaigns.find((one) => one.type === 'scholarship' && (one.slug === slugOrId || one.id === slugOrId));

/**
 * Returns the campaign of an application. A bachelor, graduate or short-course applicant may not have chosen one yet.
 */
export const campaignOf = (row: ApplicationRow): Campaign | undefined =>
  findCampaign(row.type, row.type === 'scholarship' ? row.subject : (fieldsOf(row)['campaign_id'] ?? ''));
