import type { Locale } from '../../src/config/locales.ts';

/**
 * The tags that select the language of a test in the usual run (docs/decisions/0012-tests.md).
 * There each language has one size: Thai a phone, English a desktop. `E2E_ALL=1` runs every test in both languages and
 * on both sizes.
 */
export type Tags = Readonly<Record<Locale, string[]>>;

/** Runs only with `E2E_ALL=1`. */
export const ONLY_IN_ALL = '@all';

export const IN_BOTH: Tags = { th: ['@once-phone'], en: ['@once-desktop'] };
export const IN_THAI: Tags = { th: IN_BOTH.th, en: [...IN_BOTH.en, ONLY_IN_ALL] };
export const IN_ENGLISH: Tags = { th: [...IN_BOTH.th, ONLY_IN_ALL], en: IN_BOTH.en };
export const IN_NEITHER: Tags = { th: IN_ENGLISH.th, en: IN_THAI.en };
