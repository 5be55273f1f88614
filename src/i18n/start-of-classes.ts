import type { Locale } from '../config/locales.ts';

const CLASSES_START: Record<Locale, string> = { th: 'เริ่มเรียน', en: 'classes start' };

/**
 * Says of a bare day that classes start on it: `classes start 9 August 2027`, `เริ่มเรียน 9 สิงหาคม 2570`. A text of the
 * server that begins otherwise may say so itself.
 */
export const startOfClasses = (text: string, locale: Locale): string =>
  /^\p{Nd}/u.test(text) ? `${CLASSES_START[locale]} ${text}` : text;
