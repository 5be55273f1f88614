import type { Locale } from '../config/locales.ts';
import { interpolate } from '../lib/interpolate.ts';
import { baht } from './format.ts';
import type { Messages } from './messages.ts';

interface StoredProgress {
  /** The answers were reviewed, so only the payment is left. */
  readonly isReviewed: boolean;
  /** The fee in baht, once loaded. */
  readonly amount: number | undefined;
}

/** Returns the sentence about what is left to do in a stored application. */
export function whatIsLeft(
  { isReviewed, amount }: StoredProgress,
  texts: Messages['form-help']['cameBack'],
  locale: Locale,
): string {
  if (!isReviewed) return texts.unfinished;
  return amount ? interpolate(texts.paymentLeft, { amount: baht(amount, locale) }) : texts.oneStepLeft;
}
