// The texts that docs/spec.md quotes or describes stand in the messages word for word.
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/config/locales.ts';
import { leavesOf, type Dictionary } from '../../src/tools/build/check-missing-messages.ts';
import { read } from '../architecture/sources.ts';

const messagesOf = (locale: Locale, namespace: string): Readonly<Record<string, string>> =>
  Object.fromEntries(leavesOf(JSON.parse(read(`locales/${locale}/${namespace}.json`)) as Dictionary, namespace));
const message = (locale: Locale, key: string): string | undefined => messagesOf(locale, key.replace(/\..*/, ''))[key];

/** Each quoted text, with the messages that say it. */
const QUOTED: Readonly<Record<string, readonly (readonly [Locale, string])[]>> = {
  'ขออภัย ไม่พบหน้าที่คุณค้นหา': [['th', 'errors.notFound.title']],
  'ลิงก์อาจมีปัญหา หรือ หน้าที่คุณค้นหาอาจถูกลบไปแล้ว': [['th', 'errors.notFound.message']],
  'This page could not be found': [['en', 'errors.notFound.title']],
  เกิดข้อผิดพลาด: [['th', 'errors.unexpected.title']],
  EN: [['th', 'common.languageToggle']],
  'try again': [
    ['en', 'common.retry'],
    ['en', 'payment.qr.expired.again'],
  ],
  'Failed payment': [['en', 'result.failed.title']],
  'Data saved successfully': [['en', 'dialogs.savedAlert.title']],
  'apply to study': [['en', 'common.siteTitle']],
};
/** The specification quotes these words without quoting a text of the site. */
const OTHER_QUOTES = ['Thai', 'faculty'];

test('every text that the specification quotes has its message', () => {
  const quotes = new Set([...read('docs/spec.md').matchAll(/'([^'\n]+)'/g)].map(([, text]) => text));
  expect([...quotes].sort()).toEqual([...Object.keys(QUOTED), ...OTHER_QUOTES].sort());
});

test.each(
  Object.entries(QUOTED).flatMap(([text, places]) => places.map(([locale, key]) => [key, locale, text] as const)),
)('%s in %s is "%s"', (key, locale, text) => {
  expect(message(locale, key)?.toLowerCase()).toBe(text.toLowerCase());
});

// The specification describes these in English: section 2 the presets, section 8 the failed payment and the alerts.
test.each([
  ['dialogs.saved.title', /application.* saved/i, /บันทึกใบสมัคร/],
  ['dialogs.saved.message', /automatically.*email address and mobile number/i, /อัตโนมัติ.*อีเมลและเบอร์โทรศัพท์/],
  ['dialogs.saved.primary', /continue/i, /กรอกข้อมูลต่อ/],
  ['dialogs.saved.secondary', /leave this page/i, /ออกจากหน้านี้/],
  ['dialogs.duplicate.title', /already have your details/i, /มีข้อมูลนี้ในระบบแล้ว/],
  ['dialogs.duplicate.message', /mobile number or email.*already.*used/i, /เบอร์โทรศัพท์หรืออีเมล.*เคยใช้สมัครแล้ว/],
  ['dialogs.duplicate.primary', /existing application/i, /ใบสมัครเดิม/],
  ['result.failed.advice', /card details and expiry.*another way/i, /หมายเลขบัตรและวันหมดอายุ.*วิธีอื่น/],
  ['result.failed.pay', /^return to the payment page$/i, /กลับไปหน้าชำระเงิน/],
  ['result.failed.help', /^contact the help desk$/i, /ติดต่อเจ้าหน้าที่/],
  ['dialogs.noIntake.message', /closed at the moment/i, /ขณะนี้ยังไม่เปิดรับสมัคร/],
  ['dashboard.statuses.successful.message', /confirmation email within 3 days/i, /อีเมลยืนยันภายใน 3.วัน/],
  ['dashboard.congratulations.unnamed', /congratulations/i, /ยินดี/],
])('%s says what the specification describes', (key, en, th) => {
  const texts = { en, th };
  for (const locale of LOCALES) expect(message(locale, key)).toMatch(texts[locale]);
});
