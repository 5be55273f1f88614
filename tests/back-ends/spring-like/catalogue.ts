import { createHash } from 'node:crypto';

/** What Chalothorn University offers. Every row has a UUID that is made of its name, as UUID.nameUUIDFromBytes does. */

export enum Flow {
  Bachelor = 'BACHELOR',
  Graduate = 'GRADUATE',
  ShortCourse = 'SHORT_COURSE',
  Scholarship = 'SCHOLARSHIP',
}

export type Locale = 'th' | 'en';
export type Localized = Readonly<Record<Locale, string>>;

export interface Entity {
  readonly id: string;
  readonly name: Localized;
}

interface RequiredDocument {
  readonly type: string;
  readonly required: boolean;
}

function uuidOf(name: string): string {
  const hex = createHash('md5').update(name).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [hex.slice(0, 8), hex.slice(8, 12), `3${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    '-',
  );
}

function entity(kind: string, th: string, en: string): Entity {
  return { id: uuidOf(`${kind}:${en}`), name: { th, en } };
}

const slugOf = (row: Entity): string => row.name.en.toLowerCase().replace(/[^a-z]+/g, '-');

interface CourseType extends Entity {
  readonly flow: Flow;
  readonly degree: string | null;
}

const fourYears: CourseType = {
  ...entity('course-type', 'ปริญญาตรี 4 ปี', 'Bachelor, four years'),
  flow: Flow.Bachelor,
  degree: null,
};
const transfer: CourseType = {
  ...entity('course-type', 'ปริญญาตรี (เทียบโอน)', 'Bachelor, transfer'),
  flow: Flow.Bachelor,
  degree: null,
};
const master: CourseType = { ...entity('course-type', 'ปริญญาโท', 'Master'), flow: Flow.Graduate, degree: 'master' };
const doctoral: CourseType = {
  ...entity('course-type', 'ปริญญาเอก', 'Doctorate'),
  flow: Flow.Graduate,
  degree: 'doctoral',
};
export const courseTypes = [fourYears, transfer, master, doctoral];

const engineering = entity('faculty', 'คณะวิศวกรรมศาสตร์', 'Faculty of Engineering');
const humanities = entity('faculty', 'คณะมนุษยศาสตร์', 'Faculty of Humanities');
const nursing = entity('faculty', 'คณะพยาบาลศาสตร์', 'Faculty of Nursing');
export const faculties = [engineering, humanities, nursing].map((row) => ({ ...row, slug: slugOf(row) }));

export interface Course extends Entity {
  readonly slug: string;
  readonly facultyId: string;
  readonly types: readonly CourseType[];
  readonly majors: readonly Entity[];
}

function course(faculty: Entity, types: CourseType[], names: [string, string], majors: Entity[] = []): Course {
  const row = entity('course', ...names);
  return { ...row, slug: slugOf(row), facultyId: faculty.id, types, majors };
}

export const courses: readonly Course[] = [
  course(
    engineering,
    [fourYears, transfer],
    ['วิศวกรรมโยธา', 'Civil Engineering'],
    [entity('major', 'โครงสร้าง', 'Structures'), entity('major', 'ทรัพยากรน้ำ', 'Water resources')],
  ),
  course(engineering, [fourYears], ['วิศวกรรมไฟฟ้า', 'Electrical Engineering']),
  course(humanities, [fourYears, transfer], ['ภาษาไทยเพื่อการสื่อสาร', 'Thai for Communication']),
  course(nursing, [fourYears], ['พยาบาลศาสตรบัณฑิต', 'Nursing Science']),
  course(
    engineering,
    [master, doctoral],
    ['วิศวกรรมสิ่งแวดล้อม', 'Environmental Engineering'],
    [entity('major', 'การจัดการของเสีย', 'Waste management')],
  ),
  course(humanities, [master], ['ภาษาศาสตร์ประยุกต์', 'Applied Linguistics']),
];

export interface Term extends Entity {
  readonly year: number;
  readonly starts: Localized;
  readonly registration: Localized;
  readonly availableType: string;
}

function term(kind: string, names: [string, string], year: number, starts: Localized): Term {
  const registration = { th: '1 ก.พ. 2570', en: '1 February 2027' };
  return { ...entity(kind, ...names), year, starts, registration, availableType: 'FULL_TIME' };
}

export const semesters = [
  term('semester', ['ภาคการศึกษาที่ 1', 'Semester 1'], 2027, { th: '2 ส.ค. 2570', en: '2 August 2027' }),
  term('semester', ['ภาคการศึกษาที่ 2', 'Semester 2'], 2027, { th: '10 ม.ค. 2571', en: '10 January 2028' }),
];

export interface Campaign extends Entity {
  readonly flow: Flow;
  readonly amount: number;
  readonly needsReferralCode: boolean;
  readonly open: boolean;
  readonly closesAt: Date | null;
  readonly files: readonly RequiredDocument[];
  /** Of a scholarship campaign. */
  readonly slug: string | null;
  /** Of a short-course campaign. */
  readonly shortCourseId: string | null;
  readonly text: Localized | null;
}

const campaign = (flow: Flow, names: [string, string], amount: number, more: Partial<Campaign> = {}): Campaign => ({
  ...entity(`campaign ${flow} ${more.shortCourseId ?? ''}`, ...names),
  flow,
  amount,
  needsReferralCode: false,
  open: true,
  closesAt: null,
  files: [],
  slug: null,
  shortCourseId: null,
  text: null,
  ...more,
});

const idCard = { type: 'ID_CARD', required: true };
const transcript = { type: 'TRANSCRIPT', required: true };

export const shortCourses = [
  { ...entity('short-course', 'ช่างไฟฟ้าในบ้าน', 'Electricity at Home'), price: 1990 },
  { ...entity('short-course', 'ภาษาอังกฤษธุรกิจ', 'Business English'), price: 4250.75 },
  { ...entity('short-course', 'ดูแลผู้สูงอายุ', 'Caring for the Elderly'), price: 0 },
].map((row) => ({
  ...row,
  slug: slugOf(row),
  description: { th: `<p>หลักสูตร${row.name.th} 12 ชั่วโมง</p>`, en: `<p>${row.name.en} in twelve hours.</p>` },
  period: term(`period ${row.name.en}`, ['เสาร์เช้า', 'Saturday mornings'], 2027, {
    th: '9 ม.ค. 2570',
    en: '9 January 2027',
  }),
}));

export const campaigns: readonly Campaign[] = [
  campaign(Flow.Bachelor, ['รอบรับตรง', 'Direct admission'], 800, {
    closesAt: new Date('2027-03-31T16:59:59Z'),
    files: [idCard, transcript, { type: 'PORTFOLIO', required: false }],
    text: { th: '<p>ค่าสมัครไม่คืน</p>', en: '<p>The fee is not returned.</p>' },
  }),
  campaign(Flow.Bachelor, ['รอบโควตา (มีรหัสแนะนำ)', 'Quota, with a referral code'], 400, {
    needsReferralCode: true,
    files: [transcript],
  }),
  campaign(Flow.Bachelor, ['รอบพิเศษ ไม่มีค่าสมัคร', 'Special round, free'], 0),
  campaign(Flow.Graduate, ['บัณฑิตศึกษา', 'Graduate admission'], 1200, { files: [transcript] }),
  campaign(Flow.Graduate, ['ศิษย์เก่า', 'Former students'], 0),
  campaign(Flow.Scholarship, ['ทุนชลธร', 'Chalothorn scholarship'], 0, {
    slug: 'chalothorn',
    closesAt: new Date('2027-01-31T16:59:59Z'),
    files: [idCard, { type: 'COVER_LETTER', required: false }],
    text: { th: '<p>ทุนเรียนฟรี 4 ปี</p>', en: '<p>Four years without fees.</p>' },
  }),
  campaign(Flow.Scholarship, ['ทุนดนตรี', 'Music scholarship'], 250.5, { slug: 'music' }),
  campaign(Flow.Scholarship, ['ทุนที่ปิดแล้ว', 'Closed scholarship'], 0, { slug: 'closed', open: false }),
  ...shortCourses.map((row) =>
    campaign(Flow.ShortCourse, ['บุคคลทั่วไป', 'General public'], row.price, { shortCourseId: row.id }),
  ),
];

const provinceNames = `กรุงเทพมหานคร Bangkok,สมุทรปราการ Samut Prakan,นนทบุรี Nonthaburi,ปทุมธานี Pathum Thani,อ่างทอง Ang Thong,ลพบุรี Lop Buri,สิงห์บุรี Sing Buri,ชัยนาท Chai Nat,สระบุรี Saraburi,ชลบุรี Chon Buri,ระยอง Rayong,จันทบุรี Chanthaburi,ตราด Trat,ฉะเชิงเทรา Chachoengsao,นครนายก Nakhon Nayok,นครราชสีมา Nakhon Ratchasima,ขอนแก่น Khon Kaen,อุดรธานี Udon Thani,เชียงใหม่ Chiang Mai,ลำปาง Lampang,ภูเก็ต Phuket,สงขลา Songkhla,ยะลา Yala`;

/** Twenty-three of them, and twenty make a page. */
export const provinces = provinceNames.split(',').map((names) => {
  const space = names.indexOf(' ');
  return entity('province', names.slice(0, space), names.slice(space + 1));
});

interface Place extends Entity {
  readonly parent: Entity;
  readonly postalCode: string;
}

function place(kind: string, parent: Entity | undefined, names: [string, string], postalCode: string): Place {
  if (!parent) throw new Error(`${names[1]} lies nowhere`);
  return { ...entity(kind, ...names), parent, postalCode };
}

const provinceNamed = (name: string) => provinces.find((row) => row.name.en === name);

const chatuchak = place('district', provinceNamed('Bangkok'), ['จตุจักร', 'Chatuchak'], '10900');
const bangKapi = place('district', provinceNamed('Bangkok'), ['บางกะปิ', 'Bang Kapi'], '10240');
const mueangKhonKaen = place('district', provinceNamed('Khon Kaen'), ['เมืองขอนแก่น', 'Mueang Khon Kaen'], '40000');
const mueangYala = place('district', provinceNamed('Yala'), ['เมืองยะลา', 'Mueang Yala'], '95000');
export const districts = [chatuchak, bangKapi, mueangKhonKaen, mueangYala];

export const subDistricts = [
  place('sub-district', chatuchak, ['ลาดยาว', 'Lat Yao'], '10900'),
  place('sub-district', chatuchak, ['จันทรเกษม', 'Chan Kasem'], '10900'),
  place('sub-district', bangKapi, ['หัวหมาก', 'Hua Mak'], '10240'),
  place('sub-district', mueangKhonKaen, ['ในเมือง', 'Nai Mueang'], '40000'),
  place('sub-district', mueangYala, ['สะเตง', 'Sateng'], '95000'),
];

export const schools = districts.flatMap((district) => [
  ...[1, 2, 3, 4, 5, 6].map((number) => ({
    ...entity('school', `โรงเรียน${district.name.th}พิทยา ${number}`, `${district.name.en} Pittaya School ${number}`),
    district,
    level: 'SCHOOL',
  })),
  {
    ...entity('school', `มหาวิทยาลัยทิวสน ${district.name.th}`, `Thiwson University, ${district.name.en}`),
    district,
    level: 'UNIVERSITY',
  },
]);

export const questions = [
  {
    ...entity('question', 'ท่านทราบข่าวจากที่ใด', 'Where did you read about us?'),
    flow: Flow.Bachelor,
    kind: 'TEXT',
    required: false,
  },
  {
    ...entity('question', 'เล่าเรื่องของท่าน', 'Tell us about you'),
    flow: Flow.Scholarship,
    kind: 'LONG_TEXT',
    required: true,
  },
];
