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
    description: ['2 วัน · ลงมือทำกับข้อมูลจริง', '2 days · Hands-on with real data'],
  },
  {
    id: '2',
    slug: 'digital-marketing',
    name: ['การตลาดดิจิทัลเบื้องต้น', 'Digital Marketing Essentials'],
    description: ['3 วัน · วางแผนและวัดผลแคมเปญออนไลน์', '3 days · Plan and measure online campaigns'],
  },
  {
    id: '3',
    slug: 'project-management',
    name: ['การบริหารโครงการ', 'Project Management'],
    description: ['2 วัน · ขอบเขต เวลา และความเสี่ยง', '2 days · Scope, time and risk'],
  },
  {
    id: '4',
    slug: 'business-english',
    name: ['ภาษาอังกฤษเพื่อการทำงาน', 'English for Work'],
    description: ['8 ครั้ง · ประชุม อีเมล และนำเสนอ', '8 sessions · Meetings, email and presentations'],
  },
  {
    id: '5',
    slug: 'drone-pilot',
    name: ['นักบินโดรนเชิงพาณิชย์', 'Commercial Drone Pilot'],
    description: ['5 วัน · กฎหมาย ความปลอดภัย และฝึกบิน', '5 days · Law, safety and flight practice'],
  },
  {
    id: '6',
    slug: 'supply-chain',
    name: ['โลจิสติกส์สำหรับผู้ประกอบการ', 'Logistics for Entrepreneurs'],
    description: ['2 วัน · คลังสินค้าและการขนส่ง', '2 days · Warehousing and transport'],
  },
  {
    id: '7',
    slug: 'programming-python',
    name: ['เขียนโปรแกรมไพทอน', 'Programming in Python'],
    description: ['6 ครั้ง · จากศูนย์ถึงโปรแกรมแรก', '6 sessions · From zero to a first program'],
  },
  {
    id: '8',
    slug: 'personal-finance',
    name: ['การเงินส่วนบุคคล', 'Personal Finance'],
    description: ['1 วัน · ออม ลงทุน และภาษี', '1 day · Saving, investing and tax'],
  },
  {
    id: '9',
    slug: 'photography',
    name: ['ถ่ายภาพเพื่อธุรกิจออนไลน์', 'Photography for Online Business'],
    description: ['2 วัน · แสง องค์ประกอบ และการแต่งภาพ', '2 days · Light, composition and editing'],
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
