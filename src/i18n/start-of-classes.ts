import type { Locale } from '../config/locales.ts';

const CLASSES_START: Record<Locale, string> = { th: 'เริ่มเรียน', en: 'classes start' };

/**
 * Prefixes a bare date with “classes start”: `classes start 9 August 2027`, `เริ่มเรียน 9 สิงหาคม 2570`. Other text is
 * unchanged, because it may already say so.
 */
export const startOfClasses = (text: string, locale: Locale): string =>
  /^\p{Nd}/u.test(text) ? `${CLASSES_START[locale]} ${text}` : text;
