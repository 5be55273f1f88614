import { westernDigits } from '../model/text.ts';

/**
 * The code in whatever was typed, pasted or filled in: Thai digits, "123 456", "123-456", or a whole SMS.
 * In a longer text the first run of exactly `length` digits wins, so that a date or a reference before it does no harm.
 */
export function findCode(text: string, length: number): string {
  const digits = westernDigits(text);
  const whole = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(digits)?.[0];
  if (whole !== undefined) return whole;
  const spaced = new RegExp(`(?<!\\d)\\d(?:[ -]?\\d){${length - 1}}(?!\\d)`).exec(digits)?.[0] ?? digits;
  return spaced.replace(/\D/g, '').slice(0, length);
}
