import type { Locale } from '../../config/locales.ts';
import { interpolate } from '../../lib/interpolate.ts';

/** The sentences for editors, who need not know code. */
const SENTENCES = {
  unreadable: {
    th: 'อ่านไฟล์นี้ไม่ได้ตั้งแต่บรรทัดนี้ กรุณาตรวจสอบเครื่องหมาย " รอบข้อความ และ , ท้ายบรรทัดก่อนหน้า',
    en: 'The file cannot be read from this line. Check the " around the text, and the comma at the end of the line before.',
  },
  lostKey: {
    th: 'ไม่มี “{{key}}” ในไฟล์นี้ กรุณาใส่กลับ เปลี่ยนได้เฉพาะข้อความหลังเครื่องหมาย :',
    en: '“{{key}}” is not in this file. Put it back: only the text after the colon can be changed.',
  },
  lost: {
    th: 'ข้อความต้องมี {{placeholder}} ซึ่งเว็บไซต์จะแทนที่ด้วยข้อมูลจริง',
    en: 'The text must contain {{placeholder}}. The website puts the real value there.',
  },
  lostOne: {
    th: 'ข้อความต้องมี {{placeholder}} เท่าเดิม คือ {{times}} แห่ง',
    en: 'The text must contain {{placeholder}} as often as before (times: {{times}}).',
  },
  garbled: {
    th: 'ข้อความต้องมี {{placeholder}} เขียนตรงตามนี้ ตอนนี้เขียนว่า {{found}}',
    en: 'The text must contain {{placeholder}}, written exactly so. It now says {{found}}.',
  },
  repeated: {
    th: 'มี {{placeholder}} มากกว่าเดิม กรุณาลบส่วนที่เกิน',
    en: '{{placeholder}} is there more often than before. Delete one.',
  },
  brace: {
    th: 'มีเครื่องหมาย { หรือ } เกินมา กรุณาลบออก',
    en: 'There is a { or a } that belongs to nothing. Delete it.',
  },
  invented: {
    th: 'เว็บไซต์ไม่รู้จัก {{placeholder}} กรุณาลบออก',
    en: 'The website does not know {{placeholder}}. Delete it.',
  },
  onlyPlaceholder: {
    th: 'เว็บไซต์ไม่รู้จัก {{found}} ชื่อมหาวิทยาลัยต้องเขียนตรงตามนี้: {{placeholder}}',
    en: 'The website does not know {{found}}. The name of the university is written exactly so: {{placeholder}}.',
  },
  empty: { th: 'ข้อความว่างอยู่ กรุณากรอกข้อความ', en: 'The text is empty. Enter a text.' },
  filled: {
    th: 'ข้อความนี้ต้องว่างทั้งสองภาษาหรือมีทั้งสองภาษา กรุณากรอกอีกภาษาด้วย',
    en: 'This text must be empty in both languages or in none. Enter the other language too.',
  },
  term: {
    th: 'ไม่ใช้คำว่า “{{word}}” กรุณาใช้ “{{wanted}}”',
    en: '“{{word}}” is not used. Use “{{wanted}}”.',
  },
  termNone: { th: 'ไม่ใช้คำว่า “{{word}}” กรุณาตัดออก', en: '“{{word}}” is not used. Leave it out.' },
  required: {
    th: 'ประโยคนี้ขอคำตอบจากผู้สมัคร ต้องขึ้นต้นด้วย {{start}}',
    en: 'This sentence asks for an answer. Begin it with {{start}}.',
  },
  line: {
    th: 'ข้อความนี้อยู่ในบรรทัดเดียว กรุณาลบการขึ้นบรรทัดใหม่ (\\n)',
    en: 'This text is one line. Delete the line break (\\n).',
  },
  space: {
    th: 'มีช่องว่างเกินที่ต้นหรือท้ายข้อความ กรุณาลบออก',
    en: 'There is a space at the start or the end. Delete it.',
  },
  long: {
    th: 'ข้อความยาวเกินไป บนโทรศัพท์จะยาว {{lines}} บรรทัด กรุณาเขียนให้ไม่เกิน {{most}} บรรทัด (ประมาณ {{room}} ตัวอักษร)',
    en: 'The text is too long: on a phone it fills {{lines}} lines. Use at most {{most}} lines (about {{room}} characters).',
  },
  joiner: {
    th: 'มีอักขระที่มองไม่เห็น (word joiner) กรุณาลบข้อความแล้วพิมพ์ใหม่',
    en: 'The text has an invisible character (a word joiner). Delete the words and type them again.',
  },
  politeTwice: {
    th: 'ใช้ “กรุณา” ครั้งเดียวในหนึ่งข้อความ กรุณาใช้ “ให้” แทนครั้งที่สอง',
    en: '“กรุณา” stands once in a message. Use “ให้” the second time.',
  },
  thaiTime: {
    th: 'เวลาภาษาไทยใช้จุด เช่น 13.33 น.',
    en: 'Times in Thai have a dot, such as 13.33 น.',
  },
  repetition: {
    th: 'เว้นวรรคหน้าและหลังไม้ยมก (ๆ)',
    en: 'The sign ๆ has a space before and after it.',
  },
  apostrophe: {
    th: "เครื่องหมาย ' ในภาษาอังกฤษต้องเป็นแบบโค้ง (’)",
    en: "An apostrophe is curly (’), not straight (').",
  },
  markup: {
    th: '{{tag}} เป็นโค้ด กรุณาลบออก หากต้องการตัวหนาในนโยบาย ให้พิมพ์ **ตัวหนา**',
    en: '{{tag}} is code. Delete it. In a policy, write **bold** for bold text.',
  },
  head: {
    th: 'บรรทัดบนสุดของไฟล์ผิด ({{fault}})',
    en: 'The lines at the top of the file are wrong ({{fault}}).',
  },
  headUnreadable: {
    th: 'อ่านบรรทัดบนสุดของไฟล์ไม่ได้ตั้งแต่บรรทัดนี้ หากข้อความมีเครื่องหมาย : หรือ # กรุณาใส่เครื่องหมาย " ไว้หน้าและหลังข้อความ',
    en: 'The lines at the top of the file cannot be read from this one. If a text contains : or #, put " before and after it.',
  },
  headUnknown: {
    th: 'เว็บไซต์ไม่รู้จัก “{{names}}” ในบรรทัดบนสุดของไฟล์ กรุณาลบออก',
    en: 'The website does not know “{{names}}” in the lines at the top of the file. Delete it.',
  },
  headEmpty: {
    th: 'ช่อง “{{th}}” ({{field}}) ว่างอยู่ กรุณากรอกข้อความ',
    en: 'The field “{{en}}” ({{field}}) is empty. Enter a text.',
  },
  headVersion: {
    th: 'ช่อง “{{th}}” ({{field}}) ต้องเป็นตัวเลขสองส่วน เช่น 1.6 ในไฟล์ให้ใส่เครื่องหมายคำพูด: "1.6"',
    en: 'The field “{{en}}” ({{field}}) must be two numbers, such as 1.6. In the file, they are in quotation marks: "1.6".',
  },
  headDay: {
    th: 'ช่อง “{{th}}” ({{field}}) ต้องเป็นวันที่มีอยู่จริง เขียนปี ค.ศ. ก่อน เช่น 2026-11-01',
    en: 'The field “{{en}}” ({{field}}) must be a day that exists, with the year of the western calendar first, such as 2026-11-01.',
  },
  headReview: {
    th: 'ผู้ตรวจทานของฝ่ายกฎหมายและวันที่ตรวจทานต้องกรอกทั้งสองช่องหรือเว้นว่างทั้งสองช่อง',
    en: 'Enter both who reviewed the version for the legal office and when, or neither.',
  },
  headDiffers: {
    th: 'เลขฉบับ วันที่มีผล และผู้ตรวจทานต้องตรงกันทั้งสองภาษา',
    en: 'Version, day and reviewer must be the same in both languages.',
  },
  body: { th: 'กรุณากรอกเนื้อหา', en: 'Enter the text of the policy.' },
  link: {
    th: 'ลิงก์ไปที่ “{{target}}” ไม่มีปลายทาง กรุณาตรวจสอบที่อยู่ของลิงก์',
    en: 'The link to “{{target}}” leads nowhere. Check its address.',
  },
  linkStart: {
    th: 'ลิงก์ไปที่ “{{target}}” ต้องขึ้นต้นด้วย https://',
    en: 'The link to “{{target}}” must start with https://.',
  },
  foreign: {
    th: 'หน้านี้แสดงรูปจาก “{{target}}” ไม่ได้ กรุณาอัปโหลดรูปในหน้าแก้ไข',
    en: 'The page cannot show a picture from “{{target}}”. Upload it on the editing page.',
  },
  silent: {
    th: 'รูป “{{name}}” ยังไม่มีคำบรรยายภาพ กรุณากรอกในช่อง “Alt Text” ของรูป (ในไฟล์คือใน [ ])',
    en: 'The picture “{{name}}” has no description. Write it under “Alt Text” of the picture (in the file, between [ and ]).',
  },
  lostPicture: {
    th: 'ไม่พบรูป “{{name}}” กรุณาเพิ่มรูปอีกครั้ง',
    en: 'The picture “{{name}}” is not there. Add it again.',
  },
  pictureName: {
    th: 'เว็บไซต์ใช้ชื่อไฟล์รูป “{{name}}” ไม่ได้ กรุณาเปลี่ยนชื่อไฟล์ในเครื่องเป็นตัวอักษรอังกฤษและลงท้ายด้วย .png, .jpg หรือ .webp เช่น campus-map.png แล้วเพิ่มรูปอีกครั้ง',
    en: 'The website cannot use a picture with the file name “{{name}}”. Rename the file on your computer in English letters, ending with .png, .jpg or .webp (for example, campus-map.png), and add it again.',
  },
  pictureKind: {
    th: '“{{name}}” ไม่ใช่รูป PNG, JPEG หรือ WebP กรุณาเลือกไฟล์อื่น',
    en: '“{{name}}” is not a PNG, JPEG or WebP picture. Select another one.',
  },
  pictureSize: {
    th: 'รูป “{{name}}” มีขนาด {{size}} KB กรุณาใช้รูปที่ไม่เกิน {{limit}} KB',
    en: 'The picture “{{name}}” has {{size}} KB. Use one of at most {{limit}} KB.',
  },
  pictureWidth: {
    th: 'รูป “{{name}}” กว้าง {{width}} จุด กรุณาใช้รูปที่กว้าง {{narrowest}}–{{widest}} จุด',
    en: 'The picture “{{name}}” is {{width}} pixels wide. Use one of {{narrowest}} to {{widest}} pixels.',
  },
  keptKey: {
    th: 'นโยบายคุกกี้ต้องบอกถึง `{{name}}` ซึ่งเว็บไซต์เก็บไว้ กรุณาใส่กลับ',
    en: 'The cookie policy has to name `{{name}}`, which the website keeps. Put it back.',
  },
  differ: {
    th: 'ภาษาไทยและอังกฤษไม่ตรงกัน ({{part}}): ไทย {{own}} อังกฤษ {{other}}',
    en: 'Thai and English differ ({{part}}): Thai {{own}}, English {{other}}.',
  },
  headingSpace: {
    th: 'บรรทัดนี้ไม่แสดงเป็นหัวข้อ เพราะขาดช่องว่างหลัง {{marks}}',
    en: 'This is not shown as a heading: a space is missing after {{marks}}.',
  },
  headingTop: {
    th: 'เครื่องหมาย # ตัวเดียวใช้กับชื่อหน้าเท่านั้น กรุณาขึ้นต้นหัวข้อนี้ด้วย {{wanted}}',
    en: 'Only the title of the page has a single #. Begin this heading with {{wanted}}.',
  },
  headingEmpty: {
    th: 'หัวข้อนี้ไม่มีข้อความ กรุณากรอกข้อความ หรือลบ {{marks}} ออก',
    en: 'This heading has no text. Enter one, or delete {{marks}}.',
  },
  headingSkipped: {
    th: 'หัวข้อนี้ใช้ {{marks}} ซึ่งข้ามลำดับ กรุณาขึ้นต้นด้วย {{wanted}}',
    en: 'This heading has {{marks}} and leaves out a level. Begin it with {{wanted}}.',
  },
  versionLower: {
    th: 'ฉบับก่อนหน้าคือ {{version}} กรุณากรอกเลขที่มากกว่า',
    en: 'The version before this was {{version}}. Enter a higher one.',
  },
  dayEarlier: {
    th: 'ฉบับก่อนหน้ามีผลตั้งแต่ {{day}} กรุณาเลือกวันนั้นหรือวันหลังจากนั้น',
    en: 'The version before this applies from {{day}}. Choose that day or a later one.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** Questions that only a person can answer. They stop nothing. */
const QUESTIONS = {
  versionKept: {
    th: 'เนื้อหาเปลี่ยนแล้ว แต่เลขฉบับยังเป็น {{version}} ถ้าความหมายเปลี่ยน กรุณาใช้ {{next}}',
    en: 'The text has changed, and the version is still {{version}}. If the meaning has changed, use {{next}}.',
  },
  askedAgain: {
    th: 'เลขฉบับใหม่ทำให้เว็บไซต์ถามผู้เข้าชมทุกคนเรื่องคุกกี้อีกครั้ง',
    en: 'With the new version, the website asks every visitor about cookies again.',
  },
  requestKept: {
    th: 'ข้อความขอความยินยอมเรื่องคุกกี้ (consent.json) เปลี่ยนแล้ว แต่นโยบายคุกกี้ยังเป็นฉบับที่ {{version}} ถ้าความหมายเปลี่ยน กรุณาใช้ {{next}} เพื่อขอความยินยอมใหม่',
    en: 'The request for consent to cookies (consent.json) has changed, and the cookie policy is still version {{version}}. If the meaning has changed, use {{next}}, so that visitors are asked again.',
  },
  dayKept: {
    th: 'ฉบับที่ {{version}} เป็นฉบับใหม่ แต่วันที่มีผลยังเป็น {{day}} ซึ่งผ่านไปแล้ว',
    en: 'Version {{version}} is new, and the day from which it holds is still {{day}}, which has passed.',
  },
  oneLanguage: {
    th: 'มีเพียงภาษาเดียวที่เปลี่ยน อีกภาษายังมีความหมายเดียวกันหรือไม่',
    en: 'Only one language has changed. Does the other still say the same?',
  },
  reviewKept: {
    th: 'เนื้อหาเปลี่ยนหลังจาก {{by}} ตรวจทานเมื่อ {{day}} กรุณาให้ฝ่ายกฎหมายตรวจอีกครั้ง',
    en: 'The text has changed since {{by}} reviewed it on {{day}}. Have it reviewed again.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

export type ProblemKind = keyof typeof SENTENCES;
export type QuestionKind = keyof typeof QUESTIONS;

export interface Fault<Kind = ProblemKind> {
  readonly kind: Kind;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What is wrong with a text (`ProblemKind`), or what to think about, and where. */
export interface Finding extends Fault<ProblemKind | QuestionKind> {
  /** From the project's root. */
  readonly file: string;
  /** From one. */
  readonly line?: number | undefined;
}

export const isQuestion = ({ kind }: Finding): boolean => kind in QUESTIONS;

/** A finding with its place, in both languages. */
export function explain({ file, line, kind, values = {} }: Finding): string {
  const { th, en } = { ...SENTENCES, ...QUESTIONS }[kind];
  const place = line === undefined ? file : `${file}:${line}`;
  return [place, `  ${interpolate(th, values)}`, `  ${interpolate(en, values)}`].join('\n');
}
