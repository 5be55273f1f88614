import type { Locale } from '../../config/locales.ts';
import { textFor, type BilingualText } from './bilingual.ts';

/** The sandbox's error messages. Pages show them unchanged, because a real back end has messages of its own. */
export const MESSAGES = {
  invalid: ['ข้อมูลบางส่วนไม่ถูกต้อง', 'Some of the information is incorrect'],
  required: ['กรุณากรอกข้อมูลนี้', 'Answer this question'],
  format: ['รูปแบบไม่ถูกต้อง', 'Enter this in the correct format'],
  unknownField: ['ไม่รู้จักข้อมูลนี้', 'This is not known here'],
  unknownChoice: ['กรุณาเลือกจากตัวเลือกที่มี', 'Select one of the options'],
  notFound: ['ไม่พบข้อมูล', 'Nothing was found'],
  noCall: ['ไม่มีบริการนี้', 'There is no such call'],
  notJson: ['เนื้อหาต้องเป็น JSON', 'The body must be JSON'],
  crossSite: ['ไม่รับคำขอจากเว็บไซต์อื่น', 'Requests from another site are refused'],
  tokenMissing: ['กรุณายืนยันตัวตนอีกครั้ง', 'Confirm it’s you again'],
  tokenForeign: ['ไม่มีสิทธิ์เข้าถึงใบสมัครนี้', 'You cannot open this application'],
  tokenUnverified: ['กรุณายืนยันรหัสก่อน', 'Enter the code first'],
  exists: [
    'เบอร์โทรศัพท์หรืออีเมลนี้เคยใช้สมัครแล้ว',
    'This mobile number or email address has already been used in an application',
  ],
  contactDiffers: ['ไม่ตรงกับข้อมูลที่ใช้สมัคร', 'This is different from what you registered with'],
  codeSoon: ['เพิ่งส่งรหัสไป กรุณารอสักครู่', 'We have just sent a code. Wait a moment'],
  codeLocked: ['กรอกรหัสผิดหลายครั้ง กรุณารอสักครู่', 'You have entered too many incorrect codes. Wait a while'],
  codeWrong: ['รหัสไม่ถูกต้อง', 'The code is incorrect'],
  codeExpired: ['รหัสหมดอายุ กรุณาขอรหัสใหม่', 'The code has expired. Request a new one'],
  codeUsed: ['รหัสนี้ถูกใช้แล้ว กรุณาขอรหัสใหม่', 'This code has already been used. Request a new one'],
  intakeClosed: [
    'หลักสูตรนี้ยังไม่มีรอบที่เปิดรับสมัคร รอบถัดไปจะประกาศในหน้าหลัก',
    'No round of this programme is open. The next one will be announced on the home page.',
  ],
  campaignClosed: ['รอบนี้ปิดรับสมัครแล้ว', 'This round is no longer accepting applications'],
  referralWrong: ['รหัสแนะนำไม่ถูกต้อง', 'The referral code is incorrect'],
  submitted: ['ส่งใบสมัครนี้แล้ว แก้ไขไม่ได้', 'You have submitted this application and cannot change it'],
  cancelled: ['ใบสมัครนี้ถูกยกเลิกแล้ว', 'This application has been cancelled'],
  campaignFirst: ['กรุณาเลือกรอบการรับสมัครก่อน', 'Select a round first'],
  methodUnavailable: ['ใช้วิธีชำระเงินนี้ไม่ได้', 'You cannot pay this way'],
  cardToken: ['ข้อมูลบัตรไม่ถูกต้องหรือถูกใช้แล้ว', 'The card details are incorrect or have already been used'],
  noOpenQr: ['ไม่มี QR ที่ใช้ได้', 'There is no active QR code'],
  paid: ['ชำระเงินแล้ว', 'You have already paid'],
  payFirst: ['กรุณาชำระเงินก่อน', 'Pay first'],
  confirmFirst: ['กรุณาเริ่มการยืนยันก่อน', 'Start the confirmation first'],
  fileTooLarge: ['ไฟล์ใหญ่เกิน 32 MB', 'The file is larger than 32 MB'],
  fileEmpty: ['ไฟล์ว่างเปล่า', 'The file is empty'],
  fileKind: ['รับเฉพาะ PDF, JPEG และ PNG', 'Only PDF, JPEG and PNG are accepted'],
  fileUnsafe: ['ไฟล์นี้ไม่ผ่านการตรวจความปลอดภัย', 'This file did not pass the safety check'],
  saved: ['บันทึกข้อมูลสำเร็จ', 'Data saved successfully'],
} as const satisfies Record<string, BilingualText>;

export type MessageName = keyof typeof MESSAGES;
export const messageFor = (name: MessageName, locale: Locale): string => textFor(MESSAGES[name], locale);
