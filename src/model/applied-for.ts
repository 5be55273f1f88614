import type { Application, ApplicationType } from './application.ts';

type Naming = Pick<Application, 'readable' | 'campaign_name'>;

/** Stands for the campaign's name in the table below. */
const CAMPAIGN = 'campaign_name';

/** What names each part of what was applied for, the most telling first; of several the first that is known. */
const PARTS: Readonly<Record<ApplicationType, readonly (readonly string[])[]>> = {
  bachelor: [['course_id', 'faculty_id'], ['major_id'], ['campaign_id', CAMPAIGN]],
  graduate: [['course_id', 'faculty_id'], ['major_id'], ['campaign_id', CAMPAIGN]],
  'short-course': [['short_course_id'], ['period_id']],
  scholarship: [[CAMPAIGN], ['course_id', 'faculty_id']],
};

/**
 * What was applied for in the server's own names: programme and round, course and batch, or scholarship and programme; what was not
 * chosen yet is left out. A campaign of a short course is but its price: it stands here only when nothing else is known.
 */
export function appliedFor(type: ApplicationType, { readable, campaign_name }: Naming): readonly string[] {
  const campaign = campaign_name ? { [CAMPAIGN]: campaign_name } : {};
  const names: Readonly<Record<string, string>> = { ...readable, ...campaign };
  const parts = PARTS[type].flatMap((keys) => keys.flatMap((key) => names[key] || []).slice(0, 1));
  return parts.length === 0 ? Object.values(campaign) : parts;
}

/** The readable names that `appliedFor` may need: all that is kept of an application once it is forgotten. */
export function namesOfSubject(type: ApplicationType, { readable }: Naming): Record<string, string> {
  const keys = new Set(PARTS[type].flat());
  return Object.fromEntries(Object.entries(readable).filter(([key]) => keys.has(key)));
}
