import type { Locale } from './locales.ts';

/** An invented university on reserved example domains. A real one replaces this file and `public/logo.svg`. */
export const site = {
  name: { th: 'มหาวิทยาลัยธารดาว', en: 'Tharndao University' },
  /** Shown next to the logo on narrow screens. */
  shortName: { th: 'ธารดาว', en: 'Tharndao' },
  /** The town, which first pages name next to the university. */
  town: { th: 'กรุงเทพฯ', en: 'Bangkok' },
  /** The year (C.E.) in which current applicants begin. */
  intake: 2027,
  address: {
    th: '1 ถนนตัวอย่าง แขวงสมมติ เขตธารดาว กรุงเทพมหานคร 10000',
    en: '1 Example Road, Sommut, Tharndao District, Bangkok 10000',
  },
  mapUrl: 'https://map.tharndao.example',
  /** The English form can be dialled from abroad. */
  phone: { shown: { th: '02 000 0000', en: '+66 2 000 0000' }, dialled: '+6620000000' },
  hours: { th: 'จันทร์–ศุกร์ 8.30–16.30 น.', en: 'Monday to Friday, 8:30–\u206016:30, Thailand time' },
  fax: { th: '02 000 0001', en: '+66 2 000 0001' },
  email: 'admissions@tharndao.example',
  social: {
    facebook: 'https://social.tharndao.example/facebook',
    line: 'https://social.tharndao.example/line',
    instagram: 'https://social.tharndao.example/instagram',
    tiktok: 'https://social.tharndao.example/tiktok',
  },
} as const;

/** The files `public/*.svg` repeat this colour. */
export const BRAND_COLOUR = '#4c2789';

export const contactUrl = (locale: Locale): string => `https://www.tharndao.example/${locale}/contact`;
