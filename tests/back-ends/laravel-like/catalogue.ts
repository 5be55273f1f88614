/** The tables that a seeder fills: what Mekhala University offers, in Thai and English. */

export type Language = 'th' | 'en';
export type Flow = 'bachelor' | 'graduate' | 'short-course' | 'scholarship';

/** A column that stands once per language. */
export interface Translated {
  readonly th: string;
  readonly en: string;
}

const text = (th: string, en: string): Translated => ({ th, en });

export const faculties = [
  {
    id: 1,
    slug: 'science',
    name: text('คณะวิทยาศาสตร์และเทคโนโลยี', 'Faculty of Science and Technology'),
    types: ['bachelor', 'graduate'],
  },
  {
    id: 2,
    slug: 'business',
    name: text('คณะบริหารธุรกิจ', 'Faculty of Business Administration'),
    types: ['bachelor', 'graduate'],
  },
  {
    id: 3,
    slug: 'communication-arts',
    name: text('คณะนิเทศศาสตร์', 'Faculty of Communication Arts'),
    types: ['bachelor'],
  },
  { id: 4, slug: 'education', name: text('คณะศึกษาศาสตร์', 'Faculty of Education'), types: ['graduate'] },
];

export const courseTypes = [
  { id: 1, type: 'bachelor', degree: null, name: text('หลักสูตร 4 ปี', 'Four-year programme') },
  { id: 2, type: 'bachelor', degree: null, name: text('หลักสูตรเทียบโอน', 'Transfer programme') },
  { id: 3, type: 'graduate', degree: 'master', name: text('หลักสูตรปริญญาโท', "Master's programme") },
  { id: 4, type: 'graduate', degree: 'doctoral', name: text('หลักสูตรปริญญาเอก', 'Doctoral programme') },
];

export const courses = [
  {
    id: 11,
    facultyId: 1,
    courseTypeIds: [1, 2],
    slug: 'computer-science',
    name: text('วิทยาศาสตรบัณฑิต วิทยาการคอมพิวเตอร์', 'B.Sc. Computer Science'),
  },
  {
    id: 12,
    facultyId: 1,
    courseTypeIds: [1],
    slug: 'food-science',
    name: text('วิทยาศาสตรบัณฑิต วิทยาศาสตร์การอาหาร', 'B.Sc. Food Science'),
  },
  {
    id: 13,
    facultyId: 2,
    courseTypeIds: [1, 2],
    slug: 'marketing',
    name: text('บริหารธุรกิจบัณฑิต การตลาด', 'B.B.A. Marketing'),
  },
  {
    id: 14,
    facultyId: 3,
    courseTypeIds: [1, 2],
    slug: 'film',
    name: text('นิเทศศาสตรบัณฑิต ภาพยนตร์', 'B.A. Film'),
  },
  {
    id: 15,
    facultyId: 1,
    courseTypeIds: [3],
    slug: 'data-science',
    name: text('วิทยาศาสตรมหาบัณฑิต วิทยาการข้อมูล', 'M.Sc. Data Science'),
  },
  {
    id: 16,
    facultyId: 2,
    courseTypeIds: [3],
    slug: 'mba',
    name: text('บริหารธุรกิจมหาบัณฑิต', 'Master of Business Administration'),
  },
  {
    id: 17,
    facultyId: 4,
    courseTypeIds: [3, 4],
    slug: 'educational-leadership',
    name: text('ภาวะผู้นำทางการศึกษา', 'Educational Leadership'),
  },
  {
    id: 18,
    facultyId: 2,
    courseTypeIds: [4],
    slug: 'dba',
    name: text('บริหารธุรกิจดุษฎีบัณฑิต', 'Doctor of Business Administration'),
  },
];

export const majors = [
  { id: 111, courseId: 11, slug: 'software', name: text('วิศวกรรมซอฟต์แวร์', 'Software engineering') },
  { id: 112, courseId: 11, slug: 'networks', name: text('เครือข่ายและความมั่นคง', 'Networks and security') },
  { id: 113, courseId: 13, slug: 'digital-marketing', name: text('การตลาดดิจิทัล', 'Digital marketing') },
  { id: 114, courseId: 16, slug: 'finance', name: text('การเงิน', 'Finance') },
  { id: 115, courseId: 15, slug: 'machine-learning', name: text('การเรียนรู้ของเครื่อง', 'Machine learning') },
];

export const semesters = [
  {
    id: 1,
    period: text('ภาคต้น', 'First semester'),
    year: text('2570', '2027'),
    starts: text('10 ส.ค. 2570', '10 Aug 2027'),
    registration: text('1 มี.ค. 2570', '1 Mar 2027'),
    availableType: 'full_time',
  },
  {
    id: 2,
    period: text('ภาคปลาย', 'Second semester'),
    year: text('2570', '2027'),
    starts: text('5 ม.ค. 2571', '5 Jan 2028'),
    registration: text('1 ส.ค. 2570', '1 Aug 2027'),
    availableType: 'part_time',
  },
];

export const campaigns = [
  {
    id: 101,
    type: 'bachelor',
    name: text('รับตรงรอบทั่วไป', 'General admission'),
    amount: 1500,
    needReferralCode: false,
    open: true,
    closesAt: new Date('2027-04-30T16:59:00Z'),
    files: [
      { type: 'id_card', required: true },
      { type: 'transcript', required: true },
      { type: 'portfolio', required: false },
    ],
    infoBox: text('<p>ชำระค่าสมัครครั้งเดียว ไม่คืนเงิน</p>', '<p>The fee is paid once and is not refunded.</p>'),
    bestOffer: text('ส่วนลดค่าเทอมแรก 10%', '10% off the first tuition fee'),
  },
  {
    id: 102,
    type: 'bachelor',
    name: text('ศิษย์แนะนำ', 'Recommended by an alumnus'),
    amount: 500,
    needReferralCode: true,
    open: true,
    closesAt: null,
    files: [{ type: 'transcript', required: true }],
    infoBox: null,
    bestOffer: null,
  },
  {
    id: 103,
    type: 'bachelor',
    name: text('เปิดบ้าน สมัครฟรี', 'Open house, no fee'),
    amount: 0,
    needReferralCode: false,
    open: true,
    closesAt: null,
    files: [],
    infoBox: null,
    bestOffer: null,
  },
  {
    id: 104,
    type: 'bachelor',
    name: text('รอบแรก (ปิดรับแล้ว)', 'First round (closed)'),
    amount: 1500,
    needReferralCode: false,
    open: false,
    closesAt: new Date('2026-10-31T16:59:00Z'),
    files: [],
    infoBox: null,
    bestOffer: null,
  },
  {
    id: 105,
    type: 'graduate',
    name: text('บัณฑิตศึกษา รอบ 1', 'Graduate studies, round 1'),
    amount: 2000,
    needReferralCode: false,
    open: true,
    closesAt: new Date('2027-05-31T16:59:00Z'),
    files: [{ type: 'transcript', required: true }],
    infoBox: null,
    bestOffer: null,
  },
];

export const scholarshipCampaigns = [
  {
    id: 201,
    slug: 'rain-makers',
    name: text('ทุนเมฆขลา', 'Mekhala scholarship'),
    description: text('<p>ทุนเต็มจำนวนสำหรับนักเรียนเรียนดี</p>', '<p>A full scholarship for good pupils.</p>'),
    amount: 0,
    open: true,
    closesAt: new Date('2027-02-28T16:59:00Z'),
    files: [
      { type: 'id_card', required: true },
      { type: 'house_registration', required: true },
    ],
  },
  {
    id: 202,
    slug: 'sport-talent',
    name: text('ทุนนักกีฬา', 'Sport scholarship'),
    description: text('<p>ทุนครึ่งจำนวนสำหรับนักกีฬา</p>', '<p>Half a scholarship for athletes.</p>'),
    amount: 300,
    open: true,
    closesAt: null,
    files: [{ type: 'portfolio', required: false }],
  },
  {
    id: 203,
    slug: 'last-year',
    name: text('ทุนปีที่แล้ว', 'Scholarship of last year'),
    description: text('<p>ปิดรับสมัครแล้ว</p>', '<p>It is closed.</p>'),
    amount: 0,
    open: false,
    closesAt: new Date('2026-02-28T16:59:00Z'),
    files: [],
  },
];

export const shortCourses = [
  {
    id: 301,
    slug: 'photography',
    name: text('ถ่ายภาพเบื้องต้น', 'Introduction to photography'),
    description: text('<p>สองวันกับช่างภาพมืออาชีพ</p>', '<p>Two days with a photographer.</p>'),
    price: 3500,
  },
  {
    id: 302,
    slug: 'bookkeeping',
    name: text('บัญชีสำหรับผู้เริ่มต้น', 'Bookkeeping for beginners'),
    description: text('<p>เรียนรู้งบการเงิน</p>', '<p>Reading a balance sheet.</p>'),
    price: 2750.5,
  },
  {
    id: 303,
    slug: 'first-aid',
    name: text('ปฐมพยาบาล', 'First aid'),
    description: text('<p>อบรมฟรี</p>', '<p>A free day.</p>'),
    price: 0,
  },
];

export const shortCoursePeriods = shortCourses.map((course, index) => ({
  id: 311 + index,
  shortCourseId: course.id,
  period: text('รุ่นที่ 1', 'Class 1'),
  year: text('2570', '2027'),
  starts: text('16 ม.ค. 2570', '16 Jan 2027'),
  registration: text('1 ธ.ค. 2569', '1 Dec 2026'),
  availableType: 'weekend',
}));

export const shortCourseCampaigns = shortCourses.map((course, index) => ({
  id: 321 + index,
  shortCourseId: course.id,
  name: text('ราคาปกติ', 'Regular price'),
  amount: course.price,
  needReferralCode: false,
  open: true,
  files: [{ type: 'id_card', required: false }],
  highlightText: text('เรียนครบรับใบประกาศ', 'A certificate at the end'),
  highlightBox: text('<p>รวมเอกสารและของว่าง</p>', '<p>With documents and snacks.</p>'),
}));

const provinceNames: readonly [number, string, string][] = [
  [10, 'กรุงเทพมหานคร', 'Bangkok'],
  [11, 'สมุทรปราการ', 'Samut Prakan'],
  [12, 'นนทบุรี', 'Nonthaburi'],
  [13, 'ปทุมธานี', 'Pathum Thani'],
  [14, 'พระนครศรีอยุธยา', 'Phra Nakhon Si Ayutthaya'],
  [15, 'อ่างทอง', 'Ang Thong'],
  [16, 'ลพบุรี', 'Lop Buri'],
  [17, 'สิงห์บุรี', 'Sing Buri'],
  [18, 'ชัยนาท', 'Chai Nat'],
  [19, 'สระบุรี', 'Saraburi'],
  [20, 'ชลบุรี', 'Chon Buri'],
  [21, 'ระยอง', 'Rayong'],
  [22, 'จันทบุรี', 'Chanthaburi'],
  [23, 'ตราด', 'Trat'],
  [24, 'ฉะเชิงเทรา', 'Chachoengsao'],
  [50, 'เชียงใหม่', 'Chiang Mai'],
  [83, 'ภูเก็ต', 'Phuket'],
  [90, 'สงขลา', 'Songkhla'],
];
/** More than the 15 of a page: a list of provinces goes on on a second one. */
export const provinces = provinceNames.map(([id, th, en]) => ({ id, name: text(th, en) }));

export const districts = [
  { id: 1003, provinceId: 10, name: text('หนองจอก', 'Nong Chok') },
  { id: 1030, provinceId: 10, name: text('จตุจักร', 'Chatuchak') },
  { id: 1201, provinceId: 12, name: text('เมืองนนทบุรี', 'Mueang Nonthaburi') },
  { id: 5001, provinceId: 50, name: text('เมืองเชียงใหม่', 'Mueang Chiang Mai') },
  { id: 9011, provinceId: 90, name: text('หาดใหญ่', 'Hat Yai') },
];

export const subDistricts = [
  { id: 100301, districtId: 1003, postalCode: '10530', name: text('กระทุ่มราย', 'Krathum Rai') },
  { id: 103001, districtId: 1030, postalCode: '10900', name: text('ลาดยาว', 'Lat Yao') },
  { id: 103002, districtId: 1030, postalCode: '10900', name: text('เสนานิคม', 'Sena Nikhom') },
  { id: 120101, districtId: 1201, postalCode: '11000', name: text('สวนใหญ่', 'Suan Yai') },
  { id: 500101, districtId: 5001, postalCode: '50200', name: text('ศรีภูมิ', 'Si Phum') },
  { id: 901101, districtId: 9011, postalCode: '90110', name: text('หาดใหญ่', 'Hat Yai') },
];

/** Every district has a few schools, and one university. */
export const schools = districts.flatMap((district, index) => [
  {
    id: 401 + index * 4,
    districtId: district.id,
    level: 'school',
    name: text(`โรงเรียน${district.name.th}วิทยา`, `${district.name.en} Wittaya School`),
  },
  {
    id: 402 + index * 4,
    districtId: district.id,
    level: 'school',
    name: text(`โรงเรียนสตรี${district.name.th}`, `${district.name.en} Girls' School`),
  },
  {
    id: 403 + index * 4,
    districtId: district.id,
    level: 'school',
    name: text(`วิทยาลัยเทคนิค${district.name.th}`, `${district.name.en} Technical College`),
  },
  {
    id: 404 + index * 4,
    districtId: district.id,
    level: 'university',
    name: text(`มหาวิทยาลัยริมน้ำ ${district.name.th}`, `Rimnam University, ${district.name.en}`),
  },
]);

export const customInputs = [
  {
    id: 501,
    flow: 'bachelor',
    label: text('ท่านรู้จักเราจากที่ใด', 'Where did you hear of us?'),
    kind: 'select',
    required: true,
    options: [
      { value: 1, label: text('โรงเรียน', 'At school') },
      { value: 2, label: text('สื่อออนไลน์', 'Online') },
    ],
  },
  {
    id: 502,
    flow: 'scholarship',
    label: text('เหตุผลที่ขอทุน', 'Why do you ask for the scholarship?'),
    kind: 'long-text',
    required: false,
    options: [],
  },
];

/**
 * The coded choices are rows with a number, and a form sends the number. The code is the word that the example of the
 * contract shows, or one like it.
 */
export const choices: Readonly<Record<string, readonly { id: number; code: string; name: Translated }[]>> = {
  prefix_name: [
    { id: 1, code: 'mr', name: text('นาย', 'Mr.') },
    { id: 2, code: 'mrs', name: text('นาง', 'Mrs.') },
    { id: 3, code: 'miss', name: text('นางสาว', 'Miss') },
    { id: 4, code: 'other', name: text('อื่น ๆ', 'Other') },
  ],
  education: [
    { id: 1, code: 'm6', name: text('มัธยมศึกษาปีที่ 6', 'Secondary school, grade 12') },
    { id: 2, code: 'vocational', name: text('ปวช.', 'Vocational certificate') },
    { id: 3, code: 'high_vocational', name: text('ปวส.', 'High vocational certificate') },
    { id: 4, code: 'bachelor', name: text('ปริญญาตรี', "Bachelor's degree") },
    { id: 5, code: 'master', name: text('ปริญญาโท', "Master's degree") },
    { id: 6, code: 'other', name: text('อื่น ๆ', 'Other') },
  ],
  education_level: [
    { id: 1, code: 'studying', name: text('กำลังศึกษา', 'Studying') },
    { id: 2, code: 'graduated', name: text('สำเร็จการศึกษาแล้ว', 'Graduated') },
  ],
  loan_type: [
    { id: 1, code: 'student_loan_fund', name: text('กองทุนเงินให้กู้ยืมเพื่อการศึกษา', 'Student loan fund') },
    { id: 2, code: 'income_contingent_loan', name: text('กรอ.', 'Income contingent loan') },
    { id: 3, code: 'none', name: text('ไม่กู้', 'No loan') },
  ],
  sport_type: [
    { id: 1, code: 'football', name: text('ฟุตบอล', 'Football') },
    { id: 2, code: 'volleyball', name: text('วอลเลย์บอล', 'Volleyball') },
    { id: 3, code: 'swimming', name: text('ว่ายน้ำ', 'Swimming') },
    { id: 4, code: 'other', name: text('อื่น ๆ', 'Other') },
  ],
  class_time: [
    { id: 1, code: 'weekday', name: text('วันธรรมดา', 'On weekdays') },
    { id: 2, code: 'weekend', name: text('วันเสาร์อาทิตย์', 'At weekends') },
  ],
};
