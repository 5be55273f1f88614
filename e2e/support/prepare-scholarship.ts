import type { APIRequestContext } from '@playwright/test';
import { answered, firstOf, openApi, PDF, type Session } from './prepare.ts';

/** Seeded campaigns (src/sandbox/seed/campaigns.ts): the first costs 200 baht and asks a question. */
export const CAMPAIGN = {
  paid: { id: '401', slug: 'star-scholars' },
  free: { id: '402', slug: 'sports-talent' },
  ended: { id: '403', slug: 'early-bird' },
} as const;
export type Campaign = (typeof CAMPAIGN)[keyof typeof CAMPAIGN];

type Answers = Readonly<Record<string, string>>;

/** Steps in order; preparing up to one includes all before it. */
const STEPS = ['start', 'programme', 'personal', 'loan'] as const;
export type DoneStep = (typeof STEPS)[number];

/** Document requirements of a campaign. */
export const KINDS = {
  'star-scholars': ['id_card', 'transcript', 'house_registration'],
  'sports-talent': ['id_card', 'transcript'],
  'early-bird': [],
} as const satisfies Record<Campaign['slug'], readonly string[]>;

const ROOT = 'scholarship-application';

async function programmeAnswers(api: APIRequestContext, scholarship_campaign_id: string): Promise<Answers> {
  const faculty_id = await firstOf(api, `${ROOT}/available-faculty`, { scholarship_campaign_id });
  const course_type_id = await firstOf(api, `${ROOT}/available-course-type`, { scholarship_campaign_id, faculty_id });
  const ofFaculty = { scholarship_campaign_id, faculty_id, course_type_id };
  const course_id = await firstOf(api, `${ROOT}/available-course`, ofFaculty);
  const semester_id = await firstOf(api, `${ROOT}/available-semester`, { ...ofFaculty, course_id });
  return { faculty_id, course_type_id, course_id, semester_id };
}

async function personalAnswers(api: APIRequestContext): Promise<Answers> {
  const province_id = await firstOf(api, 'general/location/province/all');
  const district_id = await firstOf(api, 'general/location/district/all', { province_id });
  const place = { province_id, district_id };
  return {
    ...{ id_type: 'national_id', id_number: '1234567890121' },
    ...{
      home_address: '99/1',
      home_address_by: 'province',
      home_province_id: province_id,
      home_district_id: district_id,
    },
    home_sub_district_id: await firstOf(api, 'general/location/sub-district/all', { district_id, type: 'shipping' }),
    ...{ school_by: 'province', ...place, school_id: await firstOf(api, 'general/school', { district_id }) },
    ...{ education_level: 'studying', gpax: '3.50', academic_year: '2569', study_duration: '3', class_time: 'weekday' },
  };
}

/** Registers a scholarship application and answers its steps through the API: for tests that start there. */
export async function prepareScholarship(
  contact: { readonly phone: string; readonly email: string },
  done: DoneStep,
  { id: scholarship_campaign_id, slug }: Campaign,
): Promise<Session> {
  const api = await openApi();
  await answered(api.post('/sandbox/code', { data: { required: false } }));
  const person = { first_name: 'ณัฏฐ์ฐิตา', last_name: 'ณ ตัวอย่าง', phone_country: 'TH', ...contact };
  const made = (await answered(api.post(`/api/${ROOT}/initial`, { data: { ...person, scholarship_campaign_id } }))) as {
    id: string | number;
    access_token: string;
  };
  const id = String(made.id);
  const headers = { 'X-Application-Token': made.access_token };
  const save = (data: Answers, part = '') => answered(api.patch(`/api/${ROOT}/${id}${part}`, { data, headers }));
  const send = async (type: string): Promise<void> => {
    const multipart = { type, application_id: id, file: { name: `${type}.pdf`, ...PDF } };
    await answered(api.post(`/api/${ROOT}/file`, { multipart, headers }));
  };
  const steps: Readonly<Record<DoneStep, () => Promise<unknown>>> = {
    start: () => Promise.resolve(),
    programme: async () => save(await programmeAnswers(api, scholarship_campaign_id)),
    personal: async () => {
      await save(await personalAnswers(api), '/personal');
      for (const kind of KINDS[slug]) await send(kind);
      if (slug !== CAMPAIGN.paid.slug) return;
      const data = { application_id: id, response: { 3: 'ตั้งใจเรียนและช่วยเหลือสังคม' } };
      await answered(api.post(`/api/${ROOT}/custom-input`, { data, headers }));
    },
    loan: () => save({ student_loan_interest: 'no' }),
  };
  for (const step of STEPS.slice(0, STEPS.indexOf(done) + 1)) await steps[step]();
  await api.dispose();
  return { id, token: made.access_token };
}
