import { firstDistrict, type Answers, type Contact, type PreparingApi, type Session } from './api.ts';

/** The steps in order. Preparing up to one of them includes all steps before it. */
export const SCHOLARSHIP_STEPS = ['start', 'programme', 'personal', 'loan'] as const;
export type ScholarshipStep = (typeof SCHOLARSHIP_STEPS)[number];

const ROOT = 'scholarship-application';
/** The kinds of documents that seeded campaigns require (src/sandbox/seed/campaigns.ts). */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  401: ['id_card', 'transcript', 'house_registration'],
  402: ['id_card', 'transcript'],
};
const CAMPAIGN_WITH_QUESTION = '401';

async function programmeAnswers(api: PreparingApi, scholarship_campaign_id: string): Promise<Answers> {
  const faculty_id = await api.first(`${ROOT}/available-faculty`, { scholarship_campaign_id });
  const course_type_id = await api.first(`${ROOT}/available-course-type`, { scholarship_campaign_id, faculty_id });
  const ofFaculty = { scholarship_campaign_id, faculty_id, course_type_id };
  const course_id = await api.first(`${ROOT}/available-course`, ofFaculty);
  const semester_id = await api.first(`${ROOT}/available-semester`, { ...ofFaculty, course_id });
  return { faculty_id, course_type_id, course_id, semester_id };
}

async function personalAnswers(api: PreparingApi): Promise<Answers> {
  const { province_id, district_id } = await firstDistrict(api);
  const subDistrict = await api.firstSubDistrict({ district_id, type: 'shipping' });
  return {
    id_type: 'national_id',
    id_number: '1234567890121',
    home_address: '99/1',
    home_address_by: 'province',
    home_province_id: province_id,
    home_district_id: district_id,
    home_sub_district_id: subDistrict.id,
    home_postcode: subDistrict.postcode,
    school_by: 'province',
    province_id,
    district_id,
    school_id: await api.first('general/school', { district_id }),
    education_level: 'studying',
    gpax: '3.50',
    academic_year: '2569',
    study_duration: '3',
    class_time: 'weekday',
  };
}

async function answerPersonalStep(api: PreparingApi, id: string, round: string): Promise<void> {
  await api.save(`${ROOT}/${id}/personal`, await personalAnswers(api));
  for (const kind of KINDS[round] ?? []) await api.sendFile(`${ROOT}/file`, id, kind);
  if (round === CAMPAIGN_WITH_QUESTION)
    await api.post(`${ROOT}/custom-input`, { application_id: id, response: { 3: 'ตั้งใจเรียนและช่วยเหลือสังคม' } });
}

export async function prepareScholarship(
  api: PreparingApi,
  contact: Contact,
  { done, round }: { readonly done: ScholarshipStep; readonly round: string },
): Promise<Session> {
  const session = await api.register(`${ROOT}/initial`, { ...contact, scholarship_campaign_id: round });
  const path = `${ROOT}/${session.id}`;
  const steps: Readonly<Record<ScholarshipStep, () => Promise<unknown>>> = {
    start: () => Promise.resolve(),
    programme: async () => api.save(path, await programmeAnswers(api, round)),
    personal: () => answerPersonalStep(api, session.id, round),
    loan: () => api.save(path, { student_loan_interest: 'no' }),
  };
  for (const step of SCHOLARSHIP_STEPS.slice(0, SCHOLARSHIP_STEPS.indexOf(done) + 1)) await steps[step]();
  return session;
}
