import type { FlowId } from '../../config/flow-registry.ts';
import { LOCALES, type Locale } from '../../config/locales.ts';
import { callsOf } from './flows.ts';
import { answerTo } from './questions.ts';
import { idText, lineOf, type ResponseData, type Walk } from './walk.ts';

/** Belongs to nobody: `.invalid` is never a host. */
const NOBODY = { phone: '0800000000', phone_country: 'TH', email: 'conformance@nobody.invalid', mode: 'check' };
export const idOf = (one: ResponseData | undefined): string => idText(one?.['id']);
const firstId = (list: readonly ResponseData[]): string => idOf(list[0]);

async function generalLookups(walk: Walk): Promise<void> {
  await walk.list('general.campaignFaculties', {
    query: { type: 'graduate', degree: answerTo('graduate', 'degree', 'master') },
  });
  const faculties = await walk.list('general.campaignFaculties', { query: { type: 'bachelor', degree: 'bachelor' } });
  await walk.list('general.courses', { query: { faculty_id: firstId(faculties) } });
  const province_id = firstId(await walk.list('general.provinces'));
  const district_id = firstId(await walk.list('general.districts', { query: { province_id } }));
  const places = await walk.list('general.subDistricts', { query: { district_id, type: 'tax' } });
  await walk.list('general.districtsByPostcode', { query: { postcode: idText(places[0]?.['postal_code']) } });
  await walk.list('general.schools', { query: { district_id, level: 'school' } });
}

async function admissionLookups(walk: Walk, type: 'bachelor' | 'graduate'): Promise<void> {
  await walk.list('application.appearance', { query: { type } });
  const campaign_id = firstId(await walk.list('application.campaigns', { query: { type } }));
  await walk.list('application.availableCourseTypes', { query: { type, campaign_id } });
  const faculties = await walk.list('application.availableFaculties', { query: { type, campaign_id } });
  const of = { faculty_id: firstId(faculties) };
  const course_id = firstId(await walk.list('application.availableCourses', { query: { type: 'course', ...of } }));
  await walk.list('application.availableCourses', { query: { type: 'major', ...of, course_id } });
  await walk.list('application.availableSemesters', { query: { type, campaign_id, course_id } });
}

async function shortCourseLookups(walk: Walk): Promise<void> {
  await walk.list('short-course.appearance');
  const courses = await walk.list('short-course.searchCourses', { query: {} });
  const [course] = courses;
  const search = typeof course?.['name'] === 'string' ? course['name'].slice(0, 3) : 'a';
  await walk.list('short-course.suggestions', { query: { search } });
  const query = { short_course_id: idOf(course) };
  await walk.list('short-course.periods', { query });
  await walk.list('short-course.availableCampaigns', { query });
  await walk.call('short-course.check', { query: { ...NOBODY, ...query } }, { exists: false });
}

const OF_CAMPAIGN = ['availableSemesters', 'availableFaculties', 'availableCourses', 'availableCourseTypes'] as const;

function withoutSlug(walk: Walk): void {
  const reason = 'no call lists campaigns: name an open one by --slug';
  const names = OF_CAMPAIGN.map((name) => `scholarship.${name}` as const);
  walk.notJudged(reason, 'scholarship.campaign', 'scholarship.check', ...names);
}

async function scholarshipLookups(walk: Walk, slug: string): Promise<void> {
  const campaign = await walk.call('scholarship.campaign', { parameters: { slug } });
  const query = { scholarship_campaign_id: idOf(campaign) };
  for (const name of OF_CAMPAIGN) await walk.list(`scholarship.${name}`, { query });
  await walk.call('scholarship.check', { query: { ...NOBODY, ...query } }, { exists: false });
}

const WRONG = { statuses: [400, 422], field: 'email' } as const;

/** Provokes a refusal that changes nothing: a check without an e-mail, in each of these languages. */
async function refuseIncomplete(
  walk: Walk,
  name: 'application.check' | 'short-course.check',
  subject: Readonly<Record<string, string>>,
  locales: readonly Locale[],
): Promise<void> {
  const { email: _email, ...query } = { ...NOBODY, ...subject };
  for (const locale of locales) await walk.refused(name, { locale, query }, WRONG);
}

interface ReadOnly {
  readonly slugs: readonly string[];
  readonly flows: readonly FlowId[];
  readonly locales?: readonly Locale[];
}

/** Makes every call of the flows that changes nothing. */
export async function walkReadOnly(walk: Walk, { slugs, flows, locales = LOCALES }: ReadOnly): Promise<void> {
  await generalLookups(walk);
  const admissions = (['bachelor', 'graduate'] as const).filter((type) => flows.includes(type));
  for (const type of admissions) await admissionLookups(walk, type);
  const [type] = admissions;
  if (type) {
    await walk.call('application.check', { query: { ...NOBODY, type } }, { exists: false });
    await refuseIncomplete(walk, 'application.check', { type }, locales);
  }
  if (flows.includes('short-course')) {
    await shortCourseLookups(walk);
    await refuseIncomplete(walk, 'short-course.check', {}, locales);
  }
  if (flows.includes('scholarship')) {
    if (slugs.length === 0) withoutSlug(walk);
    for (const slug of slugs) await scholarshipLookups(walk, slug);
  }
  const path = 'conformance/no-such-call';
  await walk.other({ line: 'a call that does not exist', aim: 'unknown-call', method: 'GET', path });
  await walk.preflights(callsOf(flows));
}

/** Records why each other call of the flows was not made. */
export function explainReadOnly(walk: Walk, flows: readonly FlowId[]): void {
  const judged = new Set(walk.exchanges.filter(({ aim }) => aim === 'response').map(({ line }) => line));
  for (const { endpoint } of callsOf(flows)) {
    const line = lineOf(endpoint);
    if (judged.has(line) || walk.reasons.has(line)) continue;
    walk.explain(line, endpoint.method === 'GET' ? 'it needs an applicant: --write' : 'it changes something: --write');
  }
}
