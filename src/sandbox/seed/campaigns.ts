import { DAY_MS } from '../../config/constants.ts';
import type { ApplicationType } from '../../model/application.ts';
import type { DocumentRequirement } from '../../model/lookup.ts';
import type { BilingualText } from '../shared/bilingual.ts';

/** A question that a campaign adds to the documents step. */
export interface Question {
  readonly id: string;
  readonly kind: 'text' | 'long-text' | 'select' | 'checkbox';
  readonly label: BilingualText;
  readonly required: boolean;
  readonly options?: readonly { readonly value: string; readonly label: BilingualText }[];
}

/** Amounts are in baht; 0 means that there is nothing to pay. */
export interface Campaign {
  readonly id: string;
  readonly type: ApplicationType;
  readonly name: BilingualText;
  readonly open: boolean;
  /** The number of days from today until the campaign closes, the last day included. */
  readonly closesInDays?: number;
  /** The result is promised this many days after the submission. */
  readonly resultInDays?: number;
  readonly amount: number;
  /** When present, the applicant is asked for it. */
  readonly referralCode?: string;
  readonly slug?: string;
  /** Only scholarships have a description. */
  readonly description?: BilingualText;
  readonly info?: BilingualText;
  readonly offer?: BilingualText;
  readonly files: readonly DocumentRequirement[];
  readonly questions?: readonly Question[];
}

/** Returns the last minute of the closing day in Bangkok. */
export const closingOf = ({ open, closesInDays }: Campaign, now: number): string | null =>
  open && closesInDays !== undefined
    ? `${new Date(now + closesInDays * DAY_MS).toISOString().slice(0, 10)}T16:59:00.000Z`
    : null;

/** The one referral code that the sandbox accepts. */
export const REFERRAL_CODE = 'ADM-2026';

const DOCUMENTS: readonly DocumentRequirement[] = [
  { type: 'id_card', required: true },
  { type: 'transcript', required: true },
];
const HEARD_ABOUT: Question = {
  id: '2',
  kind: 'select',
  label: ['คุณรู้จักมหาวิทยาลัยจากที่ใด', 'How did you hear about us?'],
  required: false,
  options: [
    { value: 'school', label: ['ครูแนะแนวหรือโรงเรียน', 'School counselling'] },
    { value: 'friend', label: ['เพื่อนหรือครอบครัว', 'Friends or family'] },
    { value: 'online', label: ['สื่อออนไลน์', 'Online'] },
  ],
};

export const campaigns: readonly Campaign[] = [
  {
    id: '101',
    type: 'bachelor',
    name: ['รับตรงรอบทั่วไป', 'Direct admission'],
    open: true,
    closesInDays: 60,
    resultInDays: 14,
    amount: 500,
    info: [
      '<p>ชำระค่าสมัคร<strong>ครั้งเดียว</strong></p><ul><li>ใช้สำเนาบัตรประชาชนและใบแสดงผลการเรียน</li><li>ประกาศผลภายใน 2 สัปดาห์</li></ul>',
      '<p>The application fee is paid <strong>once</strong>.</p><ul><li>You need a copy of your ID card and a transcript</li><li>Results within 2 weeks</li></ul>',
    ],
    offer: ['ส่วนลดค่าเทอมแรก 10%', '10% off the first term'],
    files: [...DOCUMENTS, { type: 'tcas', required: false }],
    questions: [
      {
        id: '1',
        kind: 'text',
        label: ['ชื่อเล่นหรือชื่อที่อยากให้เรียก', 'The name you would like to be called'],
        required: true,
      },
      HEARD_ABOUT,
    ],
  },
  {
    id: '102',
    type: 'bachelor',
    name: ['รอบโควตาโรงเรียนพันธมิตร', 'Partner school quota'],
    open: true,
    closesInDays: 30,
    amount: 300,
    referralCode: REFERRAL_CODE,
    info: [
      '<p>ต้องมี<strong>รหัสแนะนำ</strong>จากครูแนะแนว</p>',
      '<p>You need a <strong>referral code</strong> from your school counsellor.</p>',
    ],
    files: DOCUMENTS,
  },
  {
    id: '103',
    type: 'bachelor',
    name: ['รอบวันเปิดบ้าน', 'Open house round'],
    open: true,
    closesInDays: 14,
    amount: 0,
    info: [
      '<p>ใช้เพียงใบแสดงผลการเรียน ประกาศผลทางอีเมล</p>',
      '<p>You only need a transcript. We email you the result.</p>',
    ],
    offer: ['ส่วนลดค่าเทอมแรก 10%', '10% off the first term'],
    files: [{ type: 'transcript', required: true }],
  },
  {
    id: '104',
    type: 'bachelor',
    name: ['รอบพอร์ตโฟลิโอ', 'Portfolio round'],
    open: false,
    amount: 500,
    files: [...DOCUMENTS, { type: 'portfolio', required: true }],
  },
  {
    id: '201',
    type: 'graduate',
    name: ['รอบทั่วไป', 'General round'],
    open: true,
    closesInDays: 90,
    resultInDays: 30,
    amount: 1000,
    info: ['<p>เจ้าหน้าที่จะติดต่อกลับภายใน 3–5 วันทำการ</p>', '<p>We will contact you within 3 to 5 working days.</p>'],
    files: DOCUMENTS,
  },
  {
    id: '202',
    type: 'graduate',
    name: ['ศิษย์เก่าสมัครฟรี', 'Alumni, free of charge'],
    open: true,
    amount: 0,
    referralCode: REFERRAL_CODE,
    files: [{ type: 'transcript', required: true }],
  },
  {
    id: '301',
    type: 'short-course',
    name: ['ราคาปกติ', 'Regular price'],
    open: true,
    amount: 3500,
    info: ['<p>รวมเอกสารและของว่าง</p>', '<p>Includes handouts and refreshments.</p>'],
    offer: ['เรียนครบรับใบประกาศ', 'Certificate on completion'],
    files: [],
  },
  {
    id: '302',
    type: 'short-course',
    name: ['ราคาองค์กรพันธมิตร', 'Partner organisations'],
    open: true,
    amount: 2500,
    referralCode: REFERRAL_CODE,
    info: ['<p>สำหรับองค์กรที่มีรหัสแนะนำ</p>', '<p>For organisations with a referral code.</p>'],
    offer: ['ลด 1,000 บาท', '1,000 baht off'],
    files: [{ type: 'id_card', required: true }],
  },
  {
    id: '303',
    type: 'short-course',
    name: ['ทดลองเรียนฟรี', 'Free trial'],
    open: true,
    amount: 0,
    offer: ['ไม่มีค่าใช้จ่าย', 'Free of charge'],
    files: [],
  },
  {
    id: '401',
    type: 'scholarship',
    slug: 'star-scholars',
    name: ['ทุนดาวรุ่ง', 'Star Scholars'],
    description: [
      '<p><strong>ทุนเต็มจำนวน 4 ปี จำนวน 20 ทุน</strong> สำหรับผู้มีความสามารถพิเศษและกิจกรรมโดดเด่น</p>',
      '<p><strong>Twenty full four-year scholarships</strong> for special talent and outstanding activities.</p>',
    ],
    open: true,
    closesInDays: 45,
    resultInDays: 75,
    amount: 200,
    info: [
      '<p>คัดเลือกจากกิจกรรม คำตอบในใบสมัคร และการสัมภาษณ์</p>',
      '<p>Awarded by your activities, your answers in the application and an interview.</p>',
    ],
    files: [
      ...DOCUMENTS,
      { type: 'house_registration', required: true },
      { type: 'cover_letter', required: false },
      { type: 'portfolio', required: false },
    ],
    questions: [
      {
        id: '3',
        kind: 'long-text',
        label: ['เหตุใดคุณจึงควรได้รับทุนนี้', 'Why should you receive this scholarship?'],
        required: true,
      },
    ],
  },
  {
    id: '402',
    type: 'scholarship',
    slug: 'sports-talent',
    name: ['ทุนนักกีฬา', 'Sports Talent'],
    description: [
      '<p><strong>ทุนละ 20,000 บาทต่อเทอม ตลอด 4 ปี จำนวน 10 ทุน</strong> สำหรับนักกีฬาระดับจังหวัดขึ้นไป</p>',
      '<p><strong>Ten four-year scholarships of THB 20,000 a term</strong> for athletes at provincial level or above.</p>',
    ],
    open: true,
    closesInDays: 75,
    amount: 0,
    info: [
      '<p>คัดเลือกจากผลการแข่งขันและการทดสอบ นำหลักฐานผลการแข่งขันมาในวันทดสอบ</p>',
      '<p>Awarded by competition results and a trial, to which you bring proof of your results.</p>',
    ],
    files: DOCUMENTS,
  },
  {
    id: '403',
    type: 'scholarship',
    slug: 'early-bird',
    name: ['ทุนสมัครเร็ว (สิ้นสุดแล้ว)', 'Early Bird (ended)'],
    open: false,
    amount: 200,
    info: ['<p>ทุนรอบนี้ปิดรับสมัครแล้ว</p>', '<p>This campaign has ended.</p>'],
    files: DOCUMENTS,
  },
];
