import {
  choices,
  courses,
  courseTypes,
  districts,
  faculties,
  type Language,
  majors,
  provinces,
  schools,
  semesters,
  shortCoursePeriods,
  shortCourses,
  subDistricts,
  type Translated,
} from './catalogue.ts';
import {
  amountOf,
  type Application,
  campaignOf,
  type Charge,
  currentCharge,
  dateTime,
  numberFormat,
  type StoredFile,
  statusTexts,
  translate,
} from './models.ts';

/** MySQL has no booleans. */
export const tinyint = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** PHP writes an empty array as [], also where others would write {}. */
const map = (entries: readonly (readonly [string, unknown])[]): object =>
  entries.length === 0 ? [] : Object.fromEntries(entries);

export const named = (row: { id: number; name: Translated } | undefined, language: Language) =>
  row ? { id: row.id, name: row.name[language] } : null;

export function chargeResource(charge: Charge) {
  return {
    charge_id: charge.id,
    status: charge.status,
    method: charge.method,
    amount: numberFormat(charge.amount),
    money_taken: tinyint(charge.status === 'paid'),
    redirect_url: charge.redirectUrl,
    expires_at: dateTime(charge.expiresAt),
    paid_at: dateTime(charge.paidAt),
    reference: String(charge.id).padStart(8, '0'),
    created_at: dateTime(charge.createdAt),
  };
}

export const fileResource = (file: StoredFile) => ({ id: file.id, type: file.type, name: file.name, size: file.size });

const relations: Readonly<Record<string, readonly { id: number; name: Translated }[]>> = {
  ...choices,
  faculty_id: faculties,
  course_type_id: courseTypes,
  course_id: courses,
  major_id: majors,
  semester_id: semesters.map((row) => ({ id: row.id, name: row.period })),
  period_id: shortCoursePeriods.map((row) => ({ id: row.id, name: row.period })),
  short_course_id: shortCourses,
  province_id: provinces,
  district_id: districts,
  school_id: schools,
  ...Object.fromEntries(
    ['home', 'tax', 'shipping'].flatMap((kind) => [
      [`${kind}_province_id`, provinces],
      [`${kind}_district_id`, districts],
      [`${kind}_sub_district_id`, subDistricts],
    ]),
  ),
};

/** Related rows are {id, name}, as everywhere in this API. */
function readable(application: Application, language: Language): object {
  const entries = Object.entries(application.answers).flatMap(([field, value]) => {
    const row = relations[field]?.find((one) => String(one.id) === value);
    return row ? [[field, named(row, language)] as const] : [];
  });
  const campaign = campaignOf(application);
  return map(campaign ? [...entries, ['campaign_id', named(campaign, language)]] : entries);
}

function applicationNumber(application: Application): string {
  const letter = { bachelor: 'B', graduate: 'G', 'short-course': 'C', scholarship: 'S' }[application.flow];
  return `${letter}${String(application.id).padStart(7, '0')}`;
}

export function applicationResource(application: Application, language: Language, withPayment: boolean) {
  const charge = withPayment ? currentCharge(application) : undefined;
  const idNumber = application.answers['id_number'];
  const campaign = named(campaignOf(application), language);
  return {
    // A resource repeats the columns, and a column without a value is null.
    ...application.answers,
    id: application.id,
    application_no: applicationNumber(application),
    status: application.status,
    status_text: translate(statusTexts[application.status], language),
    reason: application.reason,
    payment: charge ? chargeResource(charge) : null,
    campaign,
    campaign_name: campaign?.name ?? null,
    readable: readable(application, language),
    hints: map(idNumber ? [['id_number', idNumber.slice(-4)]] : []),
    created_at: dateTime(application.createdAt),
  };
}

export function dashboardResource(application: Application, language: Language) {
  const amount = amountOf(application);
  const campaign = campaignOf(application);
  const payable = application.status === 'draft' || application.status === 'waiting_for_payment';
  return {
    ...applicationResource(application, language, true),
    type: application.flow,
    payment_due_at: payable ? dateTime(new Date(application.createdAt.getTime() + 7 * 24 * 3_600_000)) : null,
    amount_due: payable && amount !== undefined ? numberFormat(amount) : null,
    confirmed_at: dateTime(application.confirmedAt),
    slug: campaign && 'slug' in campaign ? campaign.slug : null,
  };
}
