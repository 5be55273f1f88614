import { firstDistrict, type Answers, type Contact, type PreparingApi, type Session } from './api.ts';

/** The steps in order. Preparing up to one of them includes all steps before it. */
export const DEGREE_STEPS = ['start', 'faculty', 'education', 'scholarship', 'documents'] as const;
export type DegreeStep = (typeof DEGREE_STEPS)[number];
export type Degree = 'bachelor' | 'graduate';

/** The answers that differ between bachelor and graduate. */
const ANSWERS = {
  bachelor: {
    level: 'bachelor',
    education: 'm6',
    start: { programme_type: 'four_year' },
    scholarship: { scholarship_interest: 'yes', student_loan_interest: 'no' },
  },
  graduate: {
    level: 'master',
    education: 'bachelor',
    start: { degree: 'master' },
    scholarship: { scholarship_interest: 'no', student_loan_interest: 'yes', loan_type: 'student_loan_fund' },
  },
} as const;
/** The seeded rounds that ask for a referral code (src/sandbox/seed/campaigns.ts). */
const REFERRAL_ROUNDS = ['102', '202'];
const ROUNDS_WITHOUT_ID_CARD = ['103', '202'];
const ROUND_WITH_QUESTION = '101';

async function programmeAnswers(api: PreparingApi, type: Degree, campaign_id: string): Promise<Answers> {
  const degree = ANSWERS[type].level;
  const course_type_id = await api.first('application/available-course-type', { type, campaign_id, degree });
  const ofRound = { type, campaign_id, course_type_id, degree };
  const faculty_id = await api.first('application/available-faculty', ofRound);
  const course_id = await api.first('application/available-course', { type: 'course', faculty_id, course_type_id });
  const semester_id = await api.first('application/available-semester', { type, campaign_id, course_id });
  const referral = REFERRAL_ROUNDS.includes(campaign_id) ? { referral_code: 'ADM-2026' } : {};
  return { campaign_id, ...referral, course_type_id, faculty_id, course_id, semester_id };
}

async function educationAnswers(api: PreparingApi): Promise<Answers> {
  const place = await firstDistrict(api);
  return {
    id_type: 'national_id',
    id_number: '1234567890121',
    school_by: 'province',
    ...place,
    school_id: await api.first('general/school', { district_id: place.district_id }),
    education_level: 'studying',
    gpax: '3.50',
    academic_year: '2569',
    study_duration: '3',
  };
}

async function sendDocuments(api: PreparingApi, id: string, round: string): Promise<void> {
  const kinds = ROUNDS_WITHOUT_ID_CARD.includes(round) ? ['transcript'] : ['id_card', 'transcript'];
  for (const kind of kinds) await api.sendFile('application/upload-file', id, kind);
  if (round === ROUND_WITH_QUESTION)
    await api.post('application/custom-input/', { application_id: id, response: { 1: 'ฐิตา' } });
}

export async function prepareDegree(
  api: PreparingApi,
  contact: Contact,
  wanted: { readonly flow: Degree; readonly done: DegreeStep; readonly round: string },
): Promise<Session> {
  const { flow: type, done, round } = wanted;
  const { level, education, start, scholarship } = ANSWERS[type];
  const faculty_id = await api.first('general/available-campaign-faculty', { type, degree: level });
  const person = { type, prefix_name: 'ms', rank: '', academic_rank: '', education, faculty_id, ...contact };
  const session = await api.register('application/initial', person);
  const path = `application/${session.id}`;
  const steps: Readonly<Record<DegreeStep, () => Promise<unknown>>> = {
    start: () => api.save(`${path}/personal`, start),
    faculty: async () => api.save(path, await programmeAnswers(api, type, round)),
    education: async () => api.save(path, await educationAnswers(api)),
    scholarship: () => api.save(path, scholarship),
    documents: () => sendDocuments(api, session.id, round),
  };
  for (const step of DEGREE_STEPS.slice(0, DEGREE_STEPS.indexOf(done) + 1)) await steps[step]();
  return session;
}
