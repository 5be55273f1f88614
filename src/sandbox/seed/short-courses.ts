import type { BilingualText } from '../shared/bilingual.ts';

export interface ShortCourse {
  readonly id: string;
  readonly slug: string;
  readonly name: BilingualText;
  readonly description: BilingualText;
}

export const shortCourses: readonly ShortCourse[] = [
  {
    id: '1',
    slug: 'data-analysis',
    name: ['วิเคราะห์ข้อมูลด้วยสเปรดชีต', 'Data Analysis with Spreadsheets'],
    description: ['สองวันลงมือทำกับข้อมูลจริง', 'Two hands-on days with real data'],
  },
  {
    id: '2',
    slug: 'digital-marketing',
    name: ['การตลาดดิจิทัลเบื้องต้น', 'Digital Marketing Essentials'],
    description: ['วางแผนและวัดผลแคมเปญออนไลน์', 'Plan and measure online campaigns'],
  },
  {
    id: '3',
    slug: 'project-management',
    name: ['การบริหารโครงการ', 'Project Management'],
    description: ['ขอบเขต เวลา และความเสี่ยง', 'Scope, time and risk'],
  },
  {
    id: '4',
    slug: 'business-english',
    name: ['ภาษาอังกฤษเพื่อการทำงาน', 'English for Work'],
    description: ['ประชุม อีเมล และนำเสนอ', 'Meetings, email and presentations'],
  },
  {
    id: '5',
    slug: 'drone-pilot',
    name: ['นักบินโดรนเชิงพาณิชย์', 'Commercial Drone Pilot'],
    description: ['กฎหมาย ความปลอดภัย และฝึกบิน', 'Law, safety and flight practice'],
  },
  {
    id: '6',
    slug: 'supply-chain',
    name: ['โลจิสติกส์สำหรับผู้ประกอบการ', 'Logistics for Entrepreneurs'],
    description: ['คลังสินค้าและการขนส่ง', 'Warehousing and transport'],
  },
  {
    id: '7',
    slug: 'programming-python',
    name: ['เขียนโปรแกรมไพทอน', 'Programming in Python'],
    description: ['จากศูนย์ถึงโปรแกรมแรก', 'From zero to a first program'],
  },
  {
    id: '8',
    slug: 'personal-finance',
    name: ['การเงินส่วนบุคคล', 'Personal Finance'],
    description: ['ออม ลงทุน และภาษี', 'Saving, investing and tax'],
  },
  {
    id: '9',
    slug: 'photography',
    name: ['ถ่ายภาพเพื่อธุรกิจออนไลน์', 'Photography for Online Business'],
    description: ['แสง องค์ประกอบ และการแต่งภาพ', 'Light, composition and editing'],
  },
];

export interface Period {
  readonly id: string;
  readonly name: BilingualText;
  readonly start: string;
  readonly registration: string;
}
/** Every course is held in every period. */
export const periods: readonly Period[] = [
  { id: '1', name: ['รุ่นที่ 1', 'Class 1'], start: '2027-03-06', registration: '2027-01-11' },
  { id: '2', name: ['รุ่นที่ 2', 'Class 2'], start: '2027-06-05', registration: '2027-04-12' },
];
