import { keepDots } from '../lib/join-parts.ts';

/**
 * Thai is written without spaces, so browsers could break a line inside these terms. Headings, cards and the texts
 * about money and outcome keep them whole.
 */
const TERMS = [
  'บัตรประชาชน',
  'หนังสือเดินทาง',
  'ใบแสดงผลการเรียน',
  'ผลการเรียน',
  'ทะเบียนบ้าน',
  'ใบสมัคร',
  'อัปโหลด',
  'หมู่โลหิต',
  'ปริญญาโทและเอก',
  'ปริญญาโท',
  'ปริญญาเอก',
  'ปริญญาตรี',
  'โทรศัพท์มือถือ',
  'เจ้าหน้าที่',
  'สำนักรับสมัคร',
  'เลขที่ใบสมัคร',
  'เลขที่บัญชี',
  'หมายเลขอ้างอิง',
  'คืนเงิน',
  'ข้อมูลบัตร',
  'ยืนยันตัวตน',
  'ตรวจสอบ',
  'โทรติดต่อ',
  'วันทำการ',
  'ชำระเงิน',
  'ใบเสร็จรับเงิน',
  'ใบกำกับภาษี',
  'ผู้เข้าอบรม',
  'อีเมลยืนยัน',
  'รหัสนักศึกษา',
  'ปีการศึกษา',
  'ภาคการศึกษา',
  'รับตรง',
  'หน้าถัดไป',
  'ผู้อื่น',
  'ผู้ปกครอง',
  'ติดต่อเรา',
  'หรือยัง',
  'ความเป็นส่วนตัว',
  'ขั้นตอน',
  'ผลงาน',
  'คัดเลือก',
  'ความสามารถ',
  'ภายหลัง',
  'กลับมา',
  'ขึ้นไป',
  'เริ่มต้น',
  'ส่งใบสมัคร',
  'แล้วแต่รอบ',
  'แล้วแต่หลักสูตร',
  'แล้วแต่ทุน',
  'เรียนต่อ',
  'รหัสยืนยัน',
  'นักกีฬา',
  'ไม่มีค่าสมัคร',
  'เงินกู้ยืม',
  'สถานศึกษา',
  'ภายในวันที่',
  'ตามเวลาประเทศไทย',
  'ปิดทับ',
  'ตัวอักษร',
  'เบอร์โทรศัพท์',
  // A negation reads as its opposite where its line ends before it.
  'แก้ไขไม่ได้',
  'เองไม่ได้',
  'ปิดรับแล้ว',
  'ของคุณแล้ว',
  'ไปแล้ว',
  String.raw`[ก-์]{3,16}บัณฑิต`,
  // A date: 9 สิงหาคม 2570.
  String.raw`\d{1,2}[ \u00A0][ก-์.]{3,10}[ \u00A0]\d{4}`,
  // The name of a station, which no dictionary knows.
  String.raw`รถไฟฟ้า[ก-์]{1,20}`,
  // From and until, as office hours give them: 8:30–16:30, 8.30–16.30 น.
  String.raw`\d+[:.]\d\d–\d+[:.]\d\d(?:[ \u00A0]น\.)?`,
];

const TERM = new RegExp(`(${TERMS.join('|')})`);

/** @returns the parts of a text in order; every second one is a term that stays on one line */
export const splitAtTerms = (text: string): readonly string[] => keepDots(text).split(TERM);
