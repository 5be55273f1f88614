import { splitterAt, TERMS } from './thai-terms.ts';

/** Terms that only static pages, the home page and what a scholarship says of itself have. They are a list of their own, because every form loads the other. */
const PAGE_TERMS = [
  'ผลงาน',
  'คัดเลือก',
  'ความสามารถ',
  'ปริญญาโทและเอก',
  'ภายหลัง',
  'กลับมา',
  'ขึ้นไป',
  'เริ่มต้น',
  'ส่งใบสมัคร',
  'ตามรอบ',
  'ตามหลักสูตร',
  'ตามทุน',
  'เรียนต่อ',
  'รหัสยืนยัน',
  'นักกีฬา',
  'ไม่มีค่าสมัคร',
];

export const splitAtPageTerms = splitterAt([...PAGE_TERMS, ...TERMS]);
