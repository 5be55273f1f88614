import { firstDistrict, type Answers, type Contact, type PreparingApi, type Session } from './api.ts';

/** The steps in order. Preparing up to one of them includes all steps before it. */
export const SHORT_COURSE_STEPS = ['course', 'personal', 'promotion', 'documents'] as const;
export type ShortCourseStep = (typeof SHORT_COURSE_STEPS)[number];

const ROOT = 'short-course-application';
/** The seeded course, and the only price that asks for a code and a document (src/sandbox/seed/campaigns.ts). */
const COURSE = { short_course_id: '1', period_id: '1' };
const REFERRAL = '302';

async function addressAnswers(api: PreparingApi): Promise<Answers> {
  const { province_id, district_id } = await firstDistrict(api);
  const { id: tax_sub_district_id, postcode: tax_postcode } = await api.firstSubDistrict({ district_id, type: 'tax' });
  const place = { tax_province_id: province_id, tax_district_id: district_id, tax_sub_district_id, tax_postcode };
  return { tax_address: '99/1', tax_address_by: 'province', ...place };
}

async function answerPersonalStep(api: PreparingApi, path: string): Promise<void> {
  await api.post(`${path}/participant`, { occupation: 'นักบัญชี', workplace: 'บริษัทตัวอย่าง', attendees: '2' });
  const receipt = { receipt_issued_to: 'person', same_as_invoice: 'yes' };
  await api.save(`${path}/personal`, { ...receipt, ...(await addressAnswers(api)) });
}

export async function prepareShortCourse(
  api: PreparingApi,
  contact: Contact,
  { done, round }: { readonly done: ShortCourseStep; readonly round: string },
): Promise<Session> {
  const { short_course_id, period_id } = COURSE;
  const session = await api.register(`${ROOT}/initial`, {
    prefix_name: 'ms',
    rank: '',
    academic_rank: '',
    ...contact,
    short_course_id,
  });
  const path = `${ROOT}/${session.id}`;
  const referral = round === REFERRAL ? { referral_code: 'ADM-2026' } : {};
  const steps: Readonly<Record<ShortCourseStep, () => Promise<unknown>>> = {
    course: () => api.save(path, { period_id, campaign_id: round, ...referral }),
    personal: () => answerPersonalStep(api, path),
    promotion: () => api.save(path, { promotion_interest: 'no' }),
    documents: () => (round === REFERRAL ? api.sendFile(`${ROOT}/file`, session.id, 'id_card') : Promise.resolve()),
  };
  for (const step of SHORT_COURSE_STEPS.slice(0, SHORT_COURSE_STEPS.indexOf(done) + 1)) await steps[step]();
  return session;
}
