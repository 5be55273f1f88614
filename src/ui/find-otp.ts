import { asciiSigns } from '../model/text.ts';

/** A number after one of these words is a reference, printed next to the code. */
const REFERENCE = /(?:ref(?:erence)?|no|อ้างอิง|เลขที่)[^\p{L}\p{M}\d]*(?:code|number|no)?[^\p{L}\p{M}\d]*$/iu;
/** The words for the code itself, before or after it in a message. */
const CODE = '(?:(?:^|[^a-z])(?:pass)?code|otp|(?:^|[^a-z])pin|รหัส(?:ยืนยัน|ผ่าน)?|โอทีพี)';
const BESIDE = '[^\\p{L}\\p{M}\\d]*';
const AFTER_CODE = new RegExp(
  `${CODE}${BESIDE}(?:(?:is|of|for|you|your|this|otp|คือ|ของคุณ(?:คือ)?|ยืนยัน|สำหรับ)${BESIDE})*$`,
  'iu',
);
const BEFORE_CODE = new RegExp(`^${BESIDE}(?:(?:is|your|the|as|คือ|เป็น|one-time|verification)${BESIDE})*${CODE}`, 'iu');
/** Matches numbers, also in groups. */
const NUMBERS = /\d+(?:[ -]\d+)*/g;

/** Whether a number consists of equal groups with equal separators, as in "123 456" and "12-34-56", unlike a date. */
const isGrouped = (number: string): boolean => {
  const groups = number.split(/[ -]/);
  const separators = new Set(number.replace(/\d/g, ''));
  return separators.size === 1 && new Set(groups.map((group) => group.length)).size === 1;
};

/**
 * Finds a one-time code of `length` digits in typed, pasted or autofilled text: in digits of any script, "123 456",
 * "G-123456" or a whole message, whose reference is ignored. A number next to a word for the code comes first.
 * @returns the first `length` digits of a text without a complete code, because the code may still be being typed
 */
export function findOtp(text: string, length: number): string {
  const plain = asciiSigns(text);
  const numbers = [...plain.matchAll(NUMBERS)];
  const runs = numbers.flatMap(({ 0: number, index }) =>
    [...number.matchAll(/\d+/g)].map((run) => ({
      digits: run[0],
      at: index + run.index,
      end: index + run.index + run[0].length,
    })),
  );
  const grouped = numbers
    .filter(({ 0: number }) => isGrouped(number))
    .map(({ 0: number, index }) => ({ digits: number.replace(/\D/g, ''), at: index, end: index + number.length }));
  const whole = [...runs, ...grouped].filter(({ digits }) => digits.length === length);
  const others = whole.filter(({ at }) => !REFERENCE.test(plain.slice(0, at)));
  const code =
    others.find(({ at }) => AFTER_CODE.test(plain.slice(0, at))) ??
    others.find(({ end }) => BEFORE_CODE.test(plain.slice(end))) ??
    others[0] ??
    whole[0];
  return code?.digits ?? plain.replace(/\D/g, '').slice(0, length);
}
