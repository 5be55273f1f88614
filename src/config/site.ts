import type { FlowId } from './flow-registry.ts';
import type { Locale } from './locales.ts';

/**
 * An invented university on reserved example domains. A real one replaces or confirms each value below a mark `SAMPLE`,
 * and deletes the mark: a build for visitors lists those that are left (docs/recipes/go-live.md).
 */
export const site = {
  // SAMPLE: name of the university, long and short
  name: { th: 'มหาวิทยาลัยธารดาว', en: 'Tharndao University' },
  /** Shown next to the logo on narrow screens. */
  shortName: { th: 'ธารดาว', en: 'Tharndao' },
  /** The town, which first pages name next to the university. */
  // SAMPLE: town
  town: { th: 'กรุงเทพฯ', en: 'Bangkok' },
  /** The year (C.E.) in which current applicants begin. */
  // SAMPLE: year in which applicants start
  intake: 2027,
  // SAMPLE: address and map
  address: {
    th: '1 ถนนตัวอย่าง แขวงสมมติ เขตธารดาว กรุงเทพมหานคร 10000',
    en: '1 Example Road, Sommut, Tharndao District, Bangkok 10000',
  },
  mapUrl: 'https://map.tharndao.example',
  /** The English form can be dialled from abroad. */
  // SAMPLE: telephone
  phone: { shown: { th: '02 000 0000', en: '+66 2 000 0000' }, dialled: '+6620000000' },
  // SAMPLE: office hours
  hours: { th: 'จันทร์–ศุกร์ 8.30–16.30 น.', en: 'Monday to Friday, 8:30–16:30, Thailand time' },
  // SAMPLE: fax
  fax: { th: '02 000 0001', en: '+66 2 000 0001' },
  // SAMPLE: email address
  email: 'admissions@tharndao.example',
  /** The LINE official account, such as `@university`: with it, a chat for help begins with the facts of the case. */
  lineAccount: '' as string,
  // SAMPLE: pages in social networks
  social: {
    facebook: 'https://social.tharndao.example/facebook',
    line: 'https://social.tharndao.example/line',
    instagram: 'https://social.tharndao.example/instagram',
    tiktok: 'https://social.tharndao.example/tiktok',
  },
} as const;

type Bilingual = Readonly<Record<Locale, string>>;

/** Where the first pages lead those who have a question. Few people outside Thailand use LINE. */
export const ASK_BY: Readonly<Record<Locale, 'line' | 'email'>> = { th: 'line', en: 'email' };

// SAMPLE: result times
/**
 * When applicants hear the result, which the API tells only after an application is sent. The first pages leave the
 * question out where there is no answer. A short course is confirmed as the specification says.
 */
export const RESULT_TIMES: Readonly<Partial<Record<FlowId, Bilingual>>> = {
  bachelor: { th: 'ภายใน 14\u00A0วันหลังส่งใบสมัคร', en: 'Within 14 days of your application.' },
  graduate: {
    th: 'เจ้าหน้าที่ติดต่อกลับภายใน 3–5\u00A0วันทำการ และแจ้งผลภายใน 30\u00A0วันหลังส่งใบสมัคร',
    en: 'We will contact you 3 to 5 working days after you apply, and email you the result within 30 days of your application.',
  },
  scholarship: { th: 'ภายใน 30\u00A0วันหลังปิดรับสมัคร', en: 'Within 30 days after applications close.' },
};

// SAMPLE: page with the tuition of every faculty
/** Whoever pays is led here, because the API does not tell tuition. An empty text leads to the office. */
export const TUITION_URL: Bilingual = {
  th: 'https://www.tharndao.example/th/tuition',
  en: 'https://www.tharndao.example/en/tuition',
};

/** When money is paid back, for whoever pays. Without it the page of costs leads to the office. */
export const REFUND_RULES = undefined as Bilingual | undefined;

// SAMPLE: languages of teaching
const FACULTIES_TEACH = { en: 'The International College teaches in English; all other faculties teach in Thai.' };
/** The language of teaching, by language of the page. First pages leave it out where it is not given. */
export const TEACHING_LANGUAGES: Readonly<Partial<Record<FlowId, Partial<Bilingual>>>> = {
  bachelor: FACULTIES_TEACH,
  graduate: FACULTIES_TEACH,
  scholarship: FACULTIES_TEACH,
  'short-course': { en: 'Courses are taught in Thai, unless their page says otherwise.' },
};

/** A figure that speaks for the university, and what it counts. */
export interface Figure {
  readonly value: Bilingual;
  readonly text: Bilingual;
}

// SAMPLE: figures
/** The home page shows up to three, above the reasons. An empty list hides them. */
export const FIGURES: readonly Figure[] = [
  {
    value: { th: '92%', en: '92%' },
    text: {
      th: 'มีงานทำหรือเรียนต่อภายใน\u00A01\u00A0ปี (รุ่น\u00A02568)',
      en: 'in work or further study within a year (class of\u00A02025)',
    },
  },
  {
    value: { th: '12,400', en: '12,400' },
    text: {
      th: 'นักศึกษาจาก 61\u00A0จังหวัด และ\u00A024\u00A0ประเทศ',
      en: 'students, from 61 provinces and 24\u00A0countries',
    },
  },
  {
    value: { th: '640', en: '640' },
    text: { th: 'บริษัทและหน่วยงานที่รับฝึกงาน', en: 'companies and organisations that take our interns' },
  },
];

/** A fact that helps to choose this university, such as recognition, tuition or location. */
export interface Reason {
  readonly title: Bilingual;
  readonly text: Bilingual;
  /** The language in which it stands first. */
  readonly firstIn?: Locale;
  /** Where it can be checked. */
  readonly link?: { readonly text: Bilingual; readonly url: Bilingual };
}

// SAMPLE: reasons and their proofs
/** The home page shows up to four, below the ways to apply. An empty list hides them. */
export const REASONS: readonly Reason[] = [
  {
    title: { th: 'ค่าเทอมเริ่มต้น 18,000\u00A0บาท', en: 'Tuition from THB\u00A018,000 a\u00A0term' },
    text: {
      th: 'ตลอด 4\u00A0ปีเริ่มต้น 144,000\u00A0บาท แบ่งชำระได้เทอมละ 3\u00A0งวด และกู้\u00A0กยศ.\u00A0ได้',
      en: 'From THB\u00A0144,000 over four years, payable in three instalments a\u00A0term. Thai students can use the Student Loan Fund.',
    },
    link: {
      text: { th: 'ดูค่าเทอมทุกคณะ', en: 'See tuition by faculty' },
      url: TUITION_URL,
    },
  },
  {
    title: { th: 'ปริญญาที่ได้รับการรับรอง', en: 'Recognised degrees' },
    text: {
      th: 'รับรองโดยสภาอุดมศึกษาสมมติ ใช้สมัครงานและเรียนต่อได้',
      en: 'Every degree is recognised by the Sommut Council for Higher Education.',
    },
    link: {
      text: { th: 'ตรวจสอบหลักสูตรที่รับรอง', en: 'Check the list of degrees' },
      url: { th: 'https://www.tharndao.example/th/recognition', en: 'https://www.tharndao.example/en/recognition' },
    },
  },
  {
    title: { th: 'กลางกรุงเทพฯ มีหอพัก', en: 'On campus in Bangkok' },
    text: {
      th: 'เดินจากสถานีรถไฟฟ้าธารดาว 5\u00A0นาที หอพักในมหาวิทยาลัยเริ่มต้น 3,500\u00A0บาทต่อเดือน',
      en: 'Five minutes on foot from Tharndao metro station. Rooms on campus from THB\u00A03,500 a month.',
    },
    link: {
      text: { th: 'ดูแผนที่และหอพัก', en: 'Campus and dormitories' },
      url: { th: 'https://www.tharndao.example/th/campus', en: 'https://www.tharndao.example/en/campus' },
    },
  },
  {
    title: { th: 'ผู้สมัครต่างชาติ', en: 'International applicants' },
    text: {
      th: 'วิทยาลัยนานาชาติสอนเป็นภาษาอังกฤษ คณะอื่นสอนเป็นภาษาไทย รับวุฒิต่างประเทศ เช่น IB, GCE\u00A0A\u2011Level และ GED',
      en: 'The International College teaches in English; all other faculties teach in Thai. Foreign qualifications such as the IB, A levels and GED are welcome.',
    },
    link: {
      text: { th: 'ถามฝ่ายต่างประเทศ', en: 'Ask us about it' },
      url: { th: 'https://www.tharndao.example/th/international', en: 'https://www.tharndao.example/en/international' },
    },
    firstIn: 'en',
  },
];

// SAMPLE: note below the reasons, which says that they are invented
/** Stands below the reasons, for example to say from which year the figures are. */
export const REASONS_NOTE: Bilingual | undefined = {
  th: 'มหาวิทยาลัย หน่วยงาน และตัวเลขเหล่านี้เป็นเรื่องสมมติ ใช้เป็นตัวอย่างเท่านั้น',
  en: 'This university, the council and the figures are invented, as an example.',
};

// SAMPLE: colour
/** The files `public/*.svg` repeat this colour. */
export const BRAND_COLOUR = '#4c2789';

// SAMPLE: contact page
export const contactUrl = (locale: Locale): string => `https://www.tharndao.example/${locale}/contact`;
