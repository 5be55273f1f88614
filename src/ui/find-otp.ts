import { westernDigits } from '../model/text.ts';

/**
 * Finds a one-time code in Thai digits, "123 456", "123-456" or a whole SMS. The first run of exactly `length` digits
 * wins.
 */
export function findOtp(text: string, length: number): string {
  const digits = westernDigits(text);
  const exactRun = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(digits)?.[0];
  if (exactRun !== undefined) return exactRun;
  const spaced = new RegExp(`(?<!\\d)\\d(?:[ -]?\\d){${length - 1}}(?!\\d)`).exec(digits)?.[0] ?? digits;
  return spaced.replace(/\D/g, '').slice(0, length);
}
