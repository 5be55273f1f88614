/** All that Phukrang University offers. A name is [Thai, English]. */

export type Name = readonly [thai: string, english: string];

export const faculties: Record<string, Name> = {
  agri: ['คณะเกษตร', 'Faculty of Agriculture'],
  law: ['คณะนิติศาสตร์', 'Faculty of Law'],
};

export const courseTypes: Record<string, { name: Name; flow: string; degree?: string }> = {
  four: { name: ['สี่ปี', 'Four years'], flow: 'bachelor' },
  transfer: { name: ['เทียบโอน', 'Transfer'], flow: 'bachelor' },
  master: { name: ['ปริญญาโท', "Master's degree"], flow: 'graduate', degree: 'master' },
  doctor: { name: ['ปริญญาเอก', 'Doctorate'], flow: 'graduate', degree: 'doctoral' },
};

export const courses: Record<string, { name: Name; faculty: string; majors: Record<string, Name> }> = {
  soil: {
    name: ['ปฐพีศาสตร์', 'Soil Science'],
    faculty: 'agri',
    majors: { rice: ['ข้าว', 'Rice'], fruit: ['ไม้ผล', 'Fruit trees'] },
  },
  fish: { name: ['ประมง', 'Fisheries'], faculty: 'agri', majors: {} },
  llb: { name: ['นิติศาสตร์', 'Law'], faculty: 'law', majors: {} },
};

export const semesters: Record<string, Name> = {
  s1: ['ภาคเรียนที่ 1/2570', 'Semester 1/2027'],
  s2: ['ภาคเรียนที่ 2/2570', 'Semester 2/2027'],
};

export const campaigns: Record<string, { name: Name; flow: string; amount: number; referral?: true }> = {
  direct: { name: ['รับตรง', 'Direct admission'], flow: 'bachelor', amount: 500 },
  friend: { name: ['เพื่อนแนะนำ', 'Recommended by a friend'], flow: 'bachelor', amount: 300, referral: true },
  free: { name: ['สมัครฟรี', 'Free of charge'], flow: 'bachelor', amount: 0 },
  research: { name: ['บัณฑิตวิทยาลัย', 'Graduate school'], flow: 'graduate', amount: 1000 },
  public: { name: ['บุคคลทั่วไป', 'General public'], flow: 'short-course', amount: 1200 },
  member: { name: ['สมาชิก (ฟรี)', 'Members (free)'], flow: 'short-course', amount: 0 },
};

export const scholarships: Record<string, { name: Name; amount: number }> = {
  hill: { name: ['ทุนภูเขา', 'Hill scholarship'], amount: 0 },
  river: { name: ['ทุนสายน้ำ', 'River scholarship'], amount: 200 },
};

export const shortCourses: Record<string, Name> = {
  bees: ['เลี้ยงผึ้ง', 'Keeping bees'],
  bread: ['ทำขนมปัง', 'Baking bread'],
};

export const provinces: Record<string, Name> = {
  10: ['กรุงเทพมหานคร', 'Bangkok'],
  30: ['นครราชสีมา', 'Nakhon Ratchasima'],
  57: ['เชียงราย', 'Chiang Rai'],
};

export const districts: Record<string, { name: Name; province: string }> = {
  1030: { name: ['จตุจักร', 'Chatuchak'], province: '10' },
  3021: { name: ['ปากช่อง', 'Pak Chong'], province: '30' },
  5701: { name: ['เมืองเชียงราย', 'Mueang Chiang Rai'], province: '57' },
};

export const subDistricts: Record<string, { name: Name; district: string; postcode: string }> = {
  103001: { name: ['ลาดยาว', 'Lat Yao'], district: '1030', postcode: '10900' },
  302101: { name: ['ปากช่อง', 'Pak Chong'], district: '3021', postcode: '30130' },
  570101: { name: ['เวียง', 'Wiang'], district: '5701', postcode: '57000' },
};

export const schools: Record<string, { name: Name; district: string; level: string }> = {
  'lat-yao': { name: ['โรงเรียนลาดยาวศึกษา', 'Lat Yao Suksa School'], district: '1030', level: 'school' },
  'khao-yai': { name: ['โรงเรียนเขาใหญ่วิทยา', 'Khao Yai Wittaya School'], district: '3021', level: 'school' },
  'doi-ngam': { name: ['มหาวิทยาลัยดอยงาม', 'Doi Ngam University'], district: '5701', level: 'university' },
};

export const questions: Record<string, { name: Name; flow: string }> = {
  hobby: { name: ['งานอดิเรก', 'Your hobby'], flow: 'bachelor' },
  reason: { name: ['เหตุผลที่ขอทุน', 'Why this scholarship'], flow: 'scholarship' },
};
