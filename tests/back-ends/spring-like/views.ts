import {
  type Campaign,
  type Course,
  courses,
  courseTypes,
  districts,
  type Entity,
  faculties,
  Flow,
  type Locale,
  type Localized,
  provinces,
  schools,
  semesters,
  shortCourses,
  subDistricts,
  type Term,
} from './catalogue.ts';
import { type Values } from './constraints.ts';
import { type Application, type Charge, ChargeStatus, Status } from './domain.ts';
import { Money, offsetDateTime } from './json.ts';

/** Records that Jackson would write: every member stands there, null when it has no value. */

export const nameView = (row: Entity, locale: Locale) => ({ id: row.id, name: row.name[locale] });

export const courseView = (row: Entity & Partial<Pick<Course, 'slug'>>, locale: Locale) => ({
  ...nameView(row, locale),
  slug: row.slug ?? null,
});

export const facultyView = (row: (typeof faculties)[number], locale: Locale) => ({
  ...nameView(row, locale),
  slug: row.slug,
  logo: null,
});

export const termView = (row: Term, locale: Locale) => ({
  id: row.id,
  period: row.name[locale],
  year: row.year,
  year_readable: locale === 'th' ? String(row.year + 543) : String(row.year),
  start_at_readable: row.starts[locale],
  regis_start_at_readable: row.registration[locale],
  available_type: row.availableType,
});

const campaignView = (row: Campaign, locale: Locale) => ({
  ...nameView(row, locale),
  files: row.files,
  need_referral_code: row.needsReferralCode,
  amount: new Money(row.amount),
  open: row.open,
  closes_at: offsetDateTime(row.closesAt),
});

export const admissionCampaignView = (row: Campaign, locale: Locale) => ({
  ...campaignView(row, locale),
  info_box: row.text?.[locale] ?? null,
  best_offer: null,
});

export const shortCourseCampaignView = (row: Campaign, locale: Locale) => ({
  ...campaignView(row, locale),
  highlight_text: null,
  highlight_box: row.text?.[locale] ?? null,
});

export const scholarshipCampaignView = (row: Campaign, locale: Locale) => ({
  ...nameView(row, locale),
  slug: row.slug,
  description: row.text?.[locale] ?? null,
  info_box: null,
  files: row.files,
  open: row.open,
  amount: new Money(row.amount),
  closes_at: offsetDateTime(row.closesAt),
});

export const shortCourseView = (row: (typeof shortCourses)[number], locale: Locale) => ({
  ...nameView(row, locale),
  slug: row.slug,
  description: row.description[locale],
  price: new Money(row.price),
});

export const chargeView = (charge: Charge) => ({
  charge_id: charge.id,
  status: charge.status,
  method: charge.method,
  amount: new Money(charge.amount),
  money_taken: charge.status === ChargeStatus.Successful,
  redirect_url: charge.redirectUrl,
  expires_at: offsetDateTime(charge.expiresAt),
  paid_at: offsetDateTime(charge.paidAt),
  reference: String(charge.number),
});

const statusTexts: Readonly<Record<Status, Localized>> = {
  [Status.Draft]: { th: 'กำลังกรอกใบสมัคร', en: 'In preparation' },
  [Status.AwaitingPayment]: { th: 'รอการชำระเงิน', en: 'Awaiting payment' },
  [Status.Successful]: { th: 'สมัครสำเร็จ', en: 'Successful' },
  [Status.UnderReview]: { th: 'อยู่ระหว่างพิจารณา', en: 'Under review' },
  [Status.Passed]: { th: 'ผ่าน', en: 'Passed' },
  [Status.ExamFailed]: { th: 'ไม่ผ่านการสอบชิงทุน', en: 'Failed the scholarship exam' },
  [Status.CampaignClosed]: { th: 'ทุนสิ้นสุดแล้ว โปรดเลือกทุนใหม่', en: 'The campaign has ended' },
  [Status.Replaced]: { th: 'เปลี่ยนเป็นใบสมัครอื่นแล้ว', en: 'Replaced' },
  [Status.Cancelled]: { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
};

const references = new Map<string, readonly Entity[]>(
  Object.entries({
    faculty_id: faculties,
    course_type_id: courseTypes,
    course_id: courses,
    major_id: courses.flatMap((course) => course.majors),
    semester_id: semesters,
    short_course_id: shortCourses,
    period_id: shortCourses.map((course) => course.period),
    province_id: provinces,
    district_id: districts,
    sub_district_id: subDistricts,
    school_id: schools,
  }),
);

/** The names of what was chosen, by the field that holds its UUID. */
function readable(answers: Values, locale: Locale): Values {
  const names: Values = {};
  for (const [field, id] of Object.entries(answers)) {
    const row = references.get(field.replace(/^(?:home|tax|shipping)_/, ''))?.find((one) => one.id === id);
    if (row) names[field] = row.name[locale];
  }
  return names;
}

const letters = {
  [Flow.Bachelor]: 'BC',
  [Flow.Graduate]: 'GR',
  [Flow.ShortCourse]: 'SC',
  [Flow.Scholarship]: 'SP',
};

export function applicationView(
  application: Application,
  locale: Locale,
  more: { payment: boolean; token: string | null },
) {
  const charge = more.payment ? application.charge : undefined;
  const idNumber = application.answers['id_number'];
  return {
    id: application.id,
    application_no: `${letters[application.flow]}-${application.number}`,
    status: application.status,
    status_text: statusTexts[application.status][locale],
    reason: application.reason,
    payment: charge ? chargeView(charge) : null,
    campaign_name: application.campaign?.name[locale] ?? null,
    readable: readable(application.answers, locale),
    hints: idNumber ? { id_number: idNumber.slice(-4) } : null,
    dashboard_token: more.token,
  };
}

export function dashboardView(application: Application, locale: Locale) {
  const amount = application.editable ? application.amount : undefined;
  return {
    ...applicationView(application, locale, { payment: true, token: null }),
    type: application.flow,
    created_at: offsetDateTime(application.createdAt),
    payment_due_at: application.editable
      ? offsetDateTime(new Date(application.createdAt.getTime() + 3 * 86_400_000))
      : null,
    amount_due: amount === undefined ? null : new Money(amount),
    confirmed_at: offsetDateTime(application.confirmedAt),
    slug: application.campaign?.slug ?? null,
  };
}
