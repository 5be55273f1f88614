import { expect, test } from 'vitest';
import { findOtp } from '../../src/ui/find-otp.ts';

test.each([
  ['123456', '123456'],
  ['012345', '012345'],
  ['๑๒๓๔๕๖', '123456'],
  ['１２３４５６', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['12345', '12345'],
  ['1234567', '123456'],
  ['abc', ''],
  ['', ''],
  ['รหัส OTP ของคุณคือ 482913 (Ref: A1B2) ใช้ได้ 5 นาที', '482913'],
  ['20/11/2569 เวลา 16:40 รหัสยืนยัน 482913', '482913'],
  ['Your code is 482 913. It expires in 5 minutes.', '482913'],
  ['Ref 77 code 482913 @apply.tharndao.example #482913', '482913'],
])('finds the code in %j', (text, code) => {
  expect(findOtp(text, 6)).toBe(code);
});
