import { keepDots } from '../lib/join-parts.ts';

/**
 * Thai is written without spaces, so browsers could break a line inside these terms. Headings, cards and the texts
 * about money and outcome keep them whole. Each is a part of a regular expression.
 */
export const TERMS = [
  'บัตรประชาชน',
  'หนังสือเดินทาง',
  '(?:ใบแสดง)?ผลการเรียน',
  'ทะเบียนบ้าน',
  'ใบสมัคร',
  'อัปโหลด',
  'หมู่โลหิต',
  'ปริญญา(?:ตรี|โท|เอก)',
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
  'ความเป็นส่วนตัว',
  'ขั้นตอน',
];

/** @returns a function that cuts a text into parts in order; every second one is a term that stays on one line */
export function splitterAt(terms: readonly string[]): (text: string) => readonly string[] {
  const term = new RegExp(`(${terms.join('|')})`);
  return (text) => keepDots(text).split(term);
}

export const splitAtTerms = splitterAt(TERMS);
