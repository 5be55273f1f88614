import { expect, request, test, type APIRequestContext } from '@playwright/test';

/** Client name of calls made by tests, to tell them from those of pages. */
export const SET_UP_CLIENT = 'set-up';

/** Seeded admission rounds (src/sandbox/seed/campaigns.ts). */
export const ROUND = { paid: '101', referral: '102', free: '103', closed: '104' } as const;
/** The free graduate round asks for a referral code. */
export const GRADUATE_ROUND = { paid: '201', referral: '202', free: '202' } as const;
export type Round = (typeof ROUND)[keyof typeof ROUND] | (typeof GRADUATE_ROUND)[keyof typeof GRADUATE_ROUND];
/** Rounds that ask for a referral code, or for fewer documents. */
export const REFERRAL_ROUNDS: readonly Round[] = [ROUND.referral, GRADUATE_ROUND.referral];
const TRANSCRIPT_ONLY: readonly Round[] = [ROUND.free, GRADUATE_ROUND.free];

export type Degree = 'bachelor' | 'graduate';
/** Answers that differ between bachelor and graduate. */
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

/** Part of the names of a few schools and universities. */
export const SCHOOL_SEARCH = { th: 'บางรัก', en: 'Bang Rak' };
/** A one-page PDF: the sandbox checks the first bytes only. */
export const PDF = {
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

interface Contact {
  readonly phone: string;
  readonly email: string;
}
/** An application session. */
export interface Session {
  readonly id: string;
  readonly token: string;
}
type Answers = Readonly<Record<string, string>>;

/** Steps in order; preparing up to one includes all before it. */
const STEPS = ['start', 'faculty', 'education', 'scholarship', 'documents'] as const;
export type DoneStep = (typeof STEPS)[number];

/** Client for the calls of preparation. */
export const openApi = (): Promise<APIRequestContext> =>
  request.newContext({
    baseURL: test.info().project.use.baseURL ?? '',
    extraHTTPHeaders: {
      Cookie: `sandbox_client=${SET_UP_CLIENT}`,
      Accept: 'application/json',
      'Accept-Language': 'th',
      'Sec-Fetch-Site': 'same-origin',
    },
  });

/** Unwraps `data`; a refusal fails the test. */
export const answered = async (answer: ReturnType<APIRequestContext['get']>): Promise<unknown> => {
  const response = await answer;
  expect(response.ok(), `${response.url()}: ${await response.text()}`).toBe(true);
  const { data, ...beside } = (await response.json()) as { data?: object };
  return Array.isArray(data) ? data : { ...beside, ...data };
};

/** Id of the first option of a lookup. */
export const firstOf = async (api: APIRequestContext, path: string, params: Answers = {}): Promise<string> => {
  const [first] = (await answered(api.get(`/api/${path}`, { params }))) as { id: string | number }[];
  return String(first?.id);
};

async function programmeAnswers(api: APIRequestContext, campaign_id: Round, type: Degree): Promise<Answers> {
  const degree = ANSWERS[type].level;
  const course_type_id = await firstOf(api, 'application/available-course-type', { type, campaign_id, degree });
  const faculty_id = await firstOf(api, 'application/available-faculty', { type, campaign_id, course_type_id, degree });
  const ofFaculty = { type: 'course', faculty_id, course_type_id };
  const course_id = await firstOf(api, 'application/available-course', ofFaculty);
  const semester_id = await firstOf(api, 'application/available-semester', { type, campaign_id, course_id });
  const referral = REFERRAL_ROUNDS.includes(campaign_id) ? { referral_code: 'ADM-2026' } : {};
  return { campaign_id, ...referral, course_type_id, faculty_id, course_id, semester_id };
}

async function educationAnswers(api: APIRequestContext): Promise<Answers> {
  const province_id = await firstOf(api, 'general/location/province/all');
  const district_id = await firstOf(api, 'general/location/district/all', { province_id });
  return {
    ...{ id_type: 'national_id', id_number: '1234567890121' },
    ...{ school_by: 'province', province_id, district_id },
    school_id: await firstOf(api, 'general/school', { district_id }),
    ...{ education_level: 'studying', gpax: '3.50', academic_year: '2569', study_duration: '3' },
  };
}

async function register(api: APIRequestContext, contact: Contact, type: Degree): Promise<Session> {
  const { level, education } = ANSWERS[type];
  await answered(api.post('/sandbox/code', { data: { required: false } }));
  const faculty_id = await firstOf(api, 'general/available-campaign-faculty', { type, degree: level });
  const person = { prefix_name: 'ms', first_name: 'ณัฏฐ์ฐิตา', last_name: 'ณ ตัวอย่าง', education };
  const data = { type, ...person, phone_country: 'TH', ...contact, faculty_id };
  const { id, access_token } = (await answered(api.post('/api/application/initial', { data }))) as {
    id: string | number;
    access_token: string;
  };
  return { id: String(id), token: access_token };
}

/** Registers an application and answers its steps through the API: for tests that start there. */
export async function prepare(
  contact: Contact,
  done: DoneStep,
  round: Round,
  type: Degree = 'bachelor',
): Promise<Session> {
  const api = await openApi();
  const session = await register(api, contact, type);
  const headers = { 'X-Application-Token': session.token };
  const save = (data: Answers, path = '') =>
    answered(api.patch(`/api/application/${session.id}${path}`, { data, headers }));
  const send = async (type: string): Promise<void> => {
    const multipart = { type, application_id: session.id, file: { name: `${type}.pdf`, ...PDF } };
    await answered(api.post('/api/application/upload-file', { multipart, headers }));
  };
  const steps: Readonly<Record<DoneStep, () => Promise<unknown>>> = {
    start: () => save(ANSWERS[type].start, '/personal'),
    faculty: async () => save(await programmeAnswers(api, round, type)),
    education: async () => save(await educationAnswers(api)),
    scholarship: () => save(ANSWERS[type].scholarship),
    documents: async () => {
      for (const kind of TRANSCRIPT_ONLY.includes(round) ? ['transcript'] : ['id_card', 'transcript']) await send(kind);
      if (round !== ROUND.paid) return;
      const data = { application_id: session.id, response: { 1: 'ฐิตา' } };
      await answered(api.post('/api/application/custom-input/', { data, headers }));
    },
  };
  for (const step of STEPS.slice(0, STEPS.indexOf(done) + 1)) await steps[step]();
  await api.dispose();
  return session;
}
