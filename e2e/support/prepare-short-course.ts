import type { APIRequestContext } from '@playwright/test';
import { answered, firstOf, openApi, PDF, type Session } from './prepare.ts';

/** Seeded campaigns (src/sandbox/seed/campaigns.ts): with a code comes a document to upload. */
export const FEE = { paid: '301', referral: '302', free: '303' } as const;
export type Fee = (typeof FEE)[keyof typeof FEE];
/** The seeded course that tests apply for. */
export const COURSE = {
  id: '1',
  slug: 'data-analysis',
  name: { th: 'วิเคราะห์ข้อมูลด้วยสเปรดชีต', en: 'Data Analysis with Spreadsheets' },
} as const;

type Answers = Readonly<Record<string, string>>;

/** Steps in order; preparing up to one includes all before it. */
const STEPS = ['course', 'personal', 'promotion', 'documents'] as const;
export type DoneStep = (typeof STEPS)[number];

async function addressAnswers(api: APIRequestContext): Promise<Answers> {
  const tax_province_id = await firstOf(api, 'general/location/province/all');
  const tax_district_id = await firstOf(api, 'general/location/district/all', { province_id: tax_province_id });
  const ofDistrict = { district_id: tax_district_id, type: 'tax' };
  const tax_sub_district_id = await firstOf(api, 'general/location/sub-district/all', ofDistrict);
  return { tax_address: '99/1', tax_address_by: 'province', tax_province_id, tax_district_id, tax_sub_district_id };
}

/** Registers a short-course application and answers its steps through the API: for tests that start there. */
export async function prepareShortCourse(
  contact: { readonly phone: string; readonly email: string },
  done: DoneStep,
  fee: Fee,
): Promise<Session> {
  const api = await openApi();
  await answered(api.post('/sandbox/code', { data: { required: false } }));
  const person = { prefix_name: 'ms', first_name: 'ณัฏฐ์ฐิตา', last_name: 'ณ ตัวอย่าง', phone_country: 'TH', ...contact };
  const data = { ...person, short_course_id: COURSE.id };
  const made = (await answered(api.post('/api/short-course-application/initial', { data }))) as {
    id: string | number;
    access_token: string;
  };
  const id = String(made.id);
  const token = made.access_token;
  const headers = { 'X-Application-Token': token };
  const path = `/api/short-course-application/${id}`;
  const save = (answers: Answers, part = '') => answered(api.patch(`${path}${part}`, { data: answers, headers }));
  const steps: Readonly<Record<DoneStep, () => Promise<unknown>>> = {
    course: () =>
      save({ period_id: '1', campaign_id: fee, ...(fee === FEE.referral ? { referral_code: 'ADM-2026' } : {}) }),
    personal: async () => {
      const participant = { occupation: 'นักบัญชี', workplace: 'บริษัทตัวอย่าง', attendees: '2' };
      await answered(api.post(`${path}/participant`, { data: participant, headers }));
      const receipt = { receipt_issued_to: 'person', same_as_invoice: 'yes' };
      await save({ ...receipt, ...(await addressAnswers(api)) }, '/personal');
    },
    promotion: () => save({ promotion_interest: 'no' }),
    documents: async () => {
      if (fee !== FEE.referral) return;
      const multipart = { type: 'id_card', application_id: id, file: { name: 'id_card.pdf', ...PDF } };
      await answered(api.post('/api/short-course-application/file', { multipart, headers }));
    },
  };
  for (const step of STEPS.slice(0, STEPS.indexOf(done) + 1)) await steps[step]();
  await api.dispose();
  return { id, token };
}
