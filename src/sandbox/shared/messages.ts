import type { Locale } from '../../config/locales.ts';
import { textFor, type BilingualText } from './bilingual.ts';

/** What the sandbox answers when it refuses. A page shows them as they come, since a real back end has messages of its own. */
export const MESSAGES = {
  invalid: ['ข้อมูลบางส่วนไม่ถูกต้อง', 'Some of the information is not right'],
  required: ['กรุณากรอกข้อมูลนี้', 'Please fill this in'],
  format: ['รูปแบบไม่ถูกต้อง', 'This is not in the right format'],
  unknownField: ['ไม่รู้จักข้อมูลนี้', 'This is not known here'],
  unknownChoice: ['ไม่มีตัวเลือกนี้', 'There is no such choice'],
  notFound: ['ไม่พบข้อมูล', 'Nothing was found'],
  noCall: ['ไม่มีบริการนี้', 'There is no such call'],
  notJson: ['เนื้อหาต้องเป็น JSON', 'The body must be JSON'],
  crossSite: ['ไม่รับคำขอจากเว็บไซต์อื่น', 'Requests from another site are refused'],
  tokenMissing: ['กรุณายืนยันตัวตนอีกครั้ง', 'Please confirm again that it is you'],
  tokenForeign: ['ไม่มีสิทธิ์เข้าถึงใบสมัครนี้', 'This application is not yours to open'],
  tokenUnverified: ['กรุณายืนยันรหัสก่อน', 'Please enter the code first'],
  exists: ['เบอร์โทรศัพท์หรืออีเมลนี้ถูกใช้ในใบสมัครแล้ว', 'This phone number or e-mail was already used in an application'],
  contactDiffers: ['ไม่ตรงกับที่ลงทะเบียนไว้', 'This differs from what was registered'],
  codeSoon: ['เพิ่งส่งรหัสไป กรุณารอสักครู่', 'A code was just sent. Please wait a moment'],
  codeLocked: ['กรอกรหัสผิดหลายครั้ง กรุณารอสักครู่', 'Too many wrong codes. Please wait a while'],
  codeWrong: ['รหัสไม่ถูกต้อง', 'The code is not right'],
  codeExpired: ['รหัสหมดอายุ กรุณาขอรหัสใหม่', 'The code has expired. Please ask for a new one'],
  codeUsed: ['รหัสนี้ถูกใช้แล้ว กรุณาขอรหัสใหม่', 'This code was already used. Please ask for a new one'],
  intakeClosed: ['ขณะนี้ยังไม่เปิดรับสมัคร', 'No intake is open at the moment'],
  campaignClosed: ['แคมเปญนี้ปิดรับสมัครแล้ว', 'This campaign no longer takes applications'],
  referralWrong: ['รหัสแนะนำไม่ถูกต้อง', 'The referral code is not right'],
  submitted: ['ใบสมัครนี้ส่งแล้ว แก้ไขไม่ได้', 'This application was sent and cannot be changed'],
  cancelled: ['ใบสมัครนี้ถูกยกเลิกแล้ว', 'This application was cancelled'],
  campaignFirst: ['กรุณาเลือกแคมเปญก่อน', 'Please choose a campaign first'],
  methodUnavailable: ['ใช้วิธีชำระเงินนี้ไม่ได้', 'This way to pay is not available'],
  cardToken: ['ข้อมูลบัตรไม่ถูกต้องหรือถูกใช้แล้ว', 'The card details are not right or were already used'],
  noOpenQr: ['ไม่มี QR ที่ใช้ได้', 'There is no valid QR'],
  paid: ['ชำระเงินแล้ว', 'This was already paid'],
  payFirst: ['กรุณาชำระเงินก่อน', 'Please pay first'],
  confirmFirst: ['กรุณาเริ่มการยืนยันก่อน', 'Please start the confirmation first'],
  fileTooLarge: ['ไฟล์ใหญ่เกิน 32 MB', 'The file is larger than 32 MB'],
  fileEmpty: ['ไฟล์ว่างเปล่า', 'The file is empty'],
  fileKind: ['รับเฉพาะ PDF, JPEG และ PNG', 'Only PDF, JPEG and PNG are accepted'],
  fileUnsafe: ['ไฟล์นี้ไม่ผ่านการตรวจความปลอดภัย', 'This file did not pass the safety check'],
  saved: ['บันทึกข้อมูลสำเร็จ', 'Data saved successfully'],
} as const satisfies Record<string, BilingualText>;

export type MessageName = keyof typeof MESSAGES;
export const messageFor = (name: MessageName, locale: Locale): string => textFor(MESSAGES[name], locale);
